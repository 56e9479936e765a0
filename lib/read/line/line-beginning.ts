import { existingFecha, type Fecha } from '@/lib/domain/dates';
import { oneOf, pattern } from '@/lib/read/patterns';
import { fullYear } from '@/lib/read/read-day';
import { foldText } from '@/lib/read/words';
import { type LineText, type Span, spanOf, take } from './line-text';

const DAY = '(?:\\d{1,2}[/.-]){2}(?:\\d{4}|\\d{2})';
const TIME = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?: ?[ap]\\.? ?m\\.?)?';
const CHAT = oneOf(`\\[ *${DAY},? +${TIME} *\\]`, `\\[ *${TIME}, +${DAY} *\\]`, `${DAY},? +${TIME} +[-–]`);
const SENDER = '(?:[^:\\d]{1,40}|[~ ]*\\+[\\d ()-]{7,20}): *';
/** «[12/11/26, 9:41:03] Ana: », «12/11/2026, 9:41 - Ana: », «[9:41, 12/11/2026] +34 600 11 22 33: » */
const heading = pattern(
  `^ *${oneOf(`${CHAT} *(?:${SENDER})?`, `${DAY},? +${TIME}(?: ?h)?(?= +\\p{L})`)}`,
  'gu',
);
const dayOfHeading = pattern('(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})', 'u');

/** A number needs its point, a space and an amount behind: «7-Eleven», «1906 bar» and «20. cena» keep theirs. */
const listMarks = pattern(
  `^[ \\0]*(?:${oneOf(
    '[•◦▪‣●○■□☐☑☒✓✔✅→➡]\\ufe0f?(?= *[^ ])',
    '(?:[-–—*·>]|\\+(?= *\\p{L})|\\[ ?[xXvV✓✔]? ?\\])(?= +[^ ])',
    '(?:\\d{1,2}(?:[.)]|\\.\\))(?=.*\\d)|\\p{L}\\))(?= +[^ ])(?! +\\d{2}(?![\\d.,]))',
    '\\d{1,2}\\.?-(?= +\\p{L}.*\\d)',
  )}[ \\0]*){1,3}`,
  'gu',
);
const QUOTED = /^"[^"]*"(?:[,;\t]"[^"]*")+$/u;
const tick = pattern('[✓✔✅☑]\\ufe0f? *$', 'gu');

/** «12/11/26», or nothing for a line without a heading. */
export function dayInHeading(text: string): string {
  const [found] = foldText(text).matchAll(heading());
  return (found && dayOfHeading().exec(found[0])?.[0]) ?? '';
}

/** And without the quotes of a table. */
export function withoutListMarks(text: string): string {
  const cells = QUOTED.test(text.trim())
    ? text
        .trim()
        .slice(1, -1)
        .replace(/"[,;\t]"/gu, '\t')
    : text;
  return cells.replace(listMarks(), '').replace(tick(), '');
}

/** The text from a number that {@link withoutListMarks} takes off; empty for small ones, which seldom are amounts. */
export function fromListNumber(text: string): string {
  const [found] = text.matchAll(listMarks());
  const start = found?.[0].search(/1[3-9]|[2-9]\d/u) ?? -1;
  return start < 0 ? '' : text.slice(start);
}

/** Takes a chat's heading, or a day with its hour, and the marks of a list. Answers the day of the message. */
export function takeBeginning(line: LineText): (Span & { fecha: Fecha }) | null {
  const [found] = line.folded.matchAll(heading());
  const [, day, mes, year = ''] = (found && dayOfHeading().exec(found[0])) ?? [];
  const fecha = existingFecha(fullYear(year), Number(mes), Number(day));
  const sent = found && fecha !== null ? { ...spanOf(found), fecha } : null;
  if (!sent) return null;
  take(line, sent);
  for (const match of line.folded.matchAll(listMarks())) take(line, spanOf(match));
  return sent;
}
