import { cantidadOf } from '../read-cantidad';
import { chooseCantidad } from './choose-cantidad';
import { moneyWordsOf } from './line-currency';
import { numbersOf } from './line-numbers';
import { joinSums, type Candidate } from './line-sums';
import { take, takePart, type LineText } from './line-text';
import type { CantidadQuestion, LineContext } from './line-types';
import { moneyPatternsOf, type MoneyPatterns } from './money-patterns';
import { isLikelyOfName, isOfName } from './name-numbers';

/** Made once for all lines of a text. */
const patterns = new WeakMap<LineContext, MoneyPatterns>();

function moneyPatternsFor(context: LineContext): MoneyPatterns {
  const known = patterns.get(context);
  if (known) return known;
  const made = moneyPatternsOf(moneyWordsOf(context.locale, context.currency));
  patterns.set(context, made);
  return made;
}

/** Null if there is none, or if a question was added. */
export function takeCantidad(line: LineText, context: LineContext): number | null {
  const money = moneyPatternsFor(context);
  const all = joinSums(line, numbersOf(line.folded, context.marks, money), context.marks);
  const possible = all.filter((number) => !isOfName(line.folded, number));
  const likely = possible.filter((number) => !isLikelyOfName(line.folded, number));
  const candidates = likely.length > 0 ? likely : possible;
  const person = { locale: context.locale, isLarge: money.isLarge };
  const choice = chooseCantidad(line.folded, { all, candidates }, person);
  if (!choice) return null;
  if (choice.kind === 'number') return settle(line, choice.number);
  const { start, end } = choice;
  line.questions.push(
    choice.kind === 'several'
      ? { field: 'gasto', question: 'several-gastos', start, end, options: [] }
      : { field: 'cantidad', question: choice.question, start, end, options: choice.options },
  );
  return null;
}

/** Answers the amount, or adds the open question. */
function settle(line: LineText, number: Candidate): number | null {
  const { value, start, end } = number;
  function askAbout(question: CantidadQuestion, options: readonly number[]): null {
    line.questions.push({ field: 'cantidad', question, start, end, options });
    take(line, { start, end });
    return null;
  }
  if (/(?:^|[ \0])menos $/u.test(line.folded.slice(0, start))) return askAbout('negative', []);
  if (
    /(?:^|[ \0(])[-−]\$? ?$/u.test(line.folded.slice(0, start)) &&
    !/[-−] $/u.test(line.folded.slice(0, start))
  )
    return askAbout('negative', []);
  // «20-30 euros», «20 o 25 €»
  if (/\d(?: ?[-–] ?| [oau] )$/u.test(line.folded.slice(0, start))) return askAbout('which-number', []);
  if (number.question !== null) return askAbout(number.question, number.options);
  if (value.kind === 'ambiguous')
    return askAbout('which-mark', [Number(value.asDecimal), Number(value.asGrouped)]);
  if (value.kind === 'fault') return askAbout('no-number', []);
  const cantidad = cantidadOf(value.decimal);
  if (cantidad.kind !== 'cantidad')
    return askAbout(
      cantidad.kind === 'fault' && cantidad.fault !== 'empty' ? cantidad.fault : 'no-number',
      [],
    );
  takePart(line, { kind: 'cantidad', start, end, cantidad: cantidad.cantidad, workedOut: number.workedOut });
  // «12.-», «12,-»
  const dash = /^[.,]-+/u.exec(line.folded.slice(end))?.[0];
  if (dash !== undefined) take(line, { start: end, end: end + dash.length });
  return cantidad.cantidad;
}
