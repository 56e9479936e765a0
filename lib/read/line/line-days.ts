import type { Fecha } from '@/lib/domain/dates';
import { dayRules } from './day-rules';
import { KEPT, take, takePart, type LineText } from './line-text';
import type { Span } from './line-types';
import { isByPart, isSameWeekday, SEVERAL, type DayContext, type DayRule, type Said } from './near-days';

/** A question about any day leaves the line without one. */
type Found = { fecha: Fecha | null; isAsked: boolean };

/**
 * Leaves days of a name, such as «24/7» and «jueves de alitas». Today if the line names none, null if a question was
 * added.
 */
export function takeDay(line: LineText, context: DayContext): Fecha | null {
  const found: Found = { fecha: null, isAsked: false };
  for (const rule of dayRules()) {
    for (const match of line.folded.matchAll(rule.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const around = { before: line.folded.slice(0, start), behind: line.folded.slice(end) };
      const read = rule.read(match, context, around);
      const { said, length } = isByPart(read) ? read : { said: read, length: end - start };
      if (said !== null) takeSaid(line, found, said, rule, { start, end: start + length });
    }
  }
  return found.isAsked ? null : (found.fecha ?? context.today);
}

function takeSaid(
  line: LineText,
  found: Found,
  said: Exclude<Said, null>,
  { isWeekday }: DayRule,
  span: Span,
): void {
  const first = found.fecha;
  if (typeof said !== 'string') {
    if ('belongsTo' in said) take(line, span, KEPT);
    else ask(said);
    return;
  }
  // «hoy domingo», «lunes, 16 de noviembre»
  if (first !== null && isWeekday && isSameWeekday(first, said))
    takePart(line, { kind: 'fecha', ...span, fecha: first });
  else if (first !== null && first !== said) ask({ ...SEVERAL, options: [first, said] });
  else {
    found.fecha = said;
    takePart(line, { kind: 'fecha', ...span, fecha: said });
  }

  function ask(question: Extract<Said, { question: unknown }>) {
    found.isAsked = true;
    line.questions.push({ field: 'fecha', options: [], ...question, ...span });
    take(line, span);
  }
}
