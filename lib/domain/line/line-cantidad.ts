import { cantidadOf } from '../cantidad-input';
import { moneyWordsOf } from './line-currency';
import { numbersOf } from './line-numbers';
import { joinSums, sumOf, type Candidate } from './line-sums';
import { isTaken, take, takePart, type LineText } from './line-text';
import type { CantidadQuestion, LineContext, Span } from './line-types';
import { moneyPatternsOf, type MoneyPatterns } from './money-patterns';
import { isLikelyOfName, isOfName, MEASURED } from './name-numbers';

const FUEL = /(?:gasolina|nafta|diesel|bencina|super|magna|premium|sin plomo|euro|octanos) $/u;
const EACH =
  /^ ?(?:c ?\/ ?u\.?|cada un[oa]|c\.u\.?|por cabeza|por persona|(?:(?:el|la|por|cada) |\/ ?)(?:kilo|kg|litro|metro|unidad|pieza|docena|caja|bolsa|paquete|hora|noche)|cada)(?![\p{L}])/u;

/** Currencies in which hardly anything costs less than a hundred. */
const LARGE_UNITS = new Set(['ARS', 'CLP', 'COP', 'PYG', 'CRC']);

/** Where «lucas» are thousands, and the word stands somewhere beside its number. */
const SAYS_THOUSAND = /^es-(?:AR|CL|CO|UY).*(?<![\p{L}\p{N}])(?:lu[ck]as?|luquitas?)(?![\p{L}\p{N}])/u;

/** What a line's amount is, as far as it is known without asking. */
export type FoundCantidad = number | null;

/** The patterns of each person's money, made once for all lines of a text. */
const patterns = new WeakMap<LineContext, MoneyPatterns>();

function moneyPatternsFor(context: LineContext): MoneyPatterns {
  const known = patterns.get(context);
  if (known) return known;
  const made = moneyPatternsOf(moneyWordsOf(context.locale, context.currency));
  patterns.set(context, made);
  return made;
}

/** Takes the amount out of a line, or asks about it; null if there is none, or if it is asked about. */
export function takeCantidad(line: LineText, context: LineContext): FoundCantidad {
  const numbers = numbersOf(line.folded, context.marks, moneyPatternsFor(context));
  const joined = joinSums(line, numbers, context.marks);
  const possible = joined.filter((number) => !isOfName(line.folded, number));
  const likely = possible.filter((number) => !isLikelyOfName(line.folded, number));
  const candidates = likely.length > 0 ? likely : possible;
  const found = choose(line, candidates, context);
  if (!found) return null;
  if (found.kind === 'question') {
    const { start, end, question, options } = found;
    line.questions.push({ field: 'cantidad', question, start, end, options });
    return null;
  }
  return settle(line, found.number);
}

type Choice =
  | { kind: 'number'; number: Candidate }
  | (Span & { kind: 'question'; question: CantidadQuestion; options: readonly number[] });

/** Which of the candidates is the amount; null if there is none. */
function choose(
  line: LineText,
  candidates: readonly Candidate[],
  { locale, currency: currencyCode }: LineContext,
): Choice | null {
  const currency = candidates.filter(({ tier }) => tier === 'currency');
  const marked = candidates.filter(({ tier }) => tier === 'marked');
  const bare = candidates.filter(({ tier }) => tier === 'bare');
  const best = [currency, marked, bare].find(({ length }) => length > 0);
  const [first, second] = best ?? [];
  if (!first) return null;
  const decimals = marked.filter(hasDecimals);
  if (best === currency && decimals.length > 0 && second === undefined && !decimals.every(isQuantity))
    return several(line, [first, ...decimals]);
  if (best !== bare) {
    if (second !== undefined) return several(line, best ?? []);
    const thousands = bare.find((other) => isGroupBefore(line.folded, other, first));
    if (thousands) return ask('which-number', [thousands, first]);
    if (best === marked && bare.some((other) => isOtherGasto(line.folded, first, other)))
      return several(line, [first, ...bare]);
    // Where a coffee costs thousands, «2,25» beside «3500» are the litres.
    const whole = bare.find(({ value }) => value.kind === 'decimal' && Number(value.decimal) >= 100);
    if (
      best === marked &&
      whole &&
      LARGE_UNITS.has(currencyCode) &&
      hasDecimals(first) &&
      isBelow(first, 100)
    )
      return ask('which-number', [first, whole]);
    return each(line.folded, first, bare) ?? { kind: 'number', number: first };
  }
  return chooseBare(line, bare, locale);

  function isQuantity(number: Candidate): boolean {
    return MEASURED.test(line.folded.slice(number.end));
  }
}

/** Of numbers without any mark: the only one, or the one behind a count that begins the line. */
function chooseBare(line: LineText, bare: readonly Candidate[], locale: string): Choice | null {
  const [first, last, more] = bare;
  if (!first) return null;
  const { folded } = line;
  if (last === undefined) {
    // In Chile «once» is a meal.
    if (locale === 'es-CL' && folded.slice(first.start, first.end) === 'once') return null;
    const begins = isTaken(folded.slice(0, first.start));
    const isOne =
      begins && isBelow(first, 2) && !isBelow(first, 1) && /^ \p{L}/u.test(folded.slice(first.end));
    const isCount = (begins ? isSmall(first) : isBelow(first, 10)) || first.isWords;
    if (isOne && first.question === null && !/^ de /u.test(folded.slice(first.end)))
      return ask('count-or-cantidad', [first]);
    // «lucas 10»
    if (isBelow(first, 1000) && SAYS_THOUSAND.test(`${locale} ${folded}`)) return ask('slang', [first]);
    if (
      first.question === null &&
      !first.workedOut &&
      (first.isGlued || (isCount && isBeforePlural(folded, first)))
    )
      return ask('count-or-cantidad', [first]);
    return each(folded, first, []) ?? { kind: 'number', number: first };
  }
  const begins = isTaken(folded.slice(0, first.start)) && /^ ?\p{L}/u.test(folded.slice(first.end));
  const isCount =
    begins &&
    (isSmall(first) || isBeforePlural(folded, first)) &&
    !/^ (?:por|de|con|x) /u.test(folded.slice(first.end));
  // «dos cincuenta» is 2,50 as often as not.
  const isApart = last.start - first.end > 1;
  const isLast = isApart && more === undefined && !last.isGlued && !FUEL.test(folded.slice(0, last.start));
  if (isCount && isLast && !isBeforePlural(folded, last))
    return each(folded, last, [first]) ?? { kind: 'number', number: last };
  return ask('which-number', bare);
}

/** The question, or the product, of «2 arepas a 3.500 c/u»; null where the amount is that of all. */
function each(folded: string, price: Candidate, others: readonly Candidate[]): Choice | null {
  const behind = folded.slice(price.end);
  const word = EACH.exec(behind)?.[0];
  const count = others.find(
    ({ isWhole, isWords, start, end }) =>
      (isWhole || isWords) && end <= price.start && isTaken(folded.slice(0, start)),
  );
  const before = folded.slice(0, price.start);
  if (/\d cuotas de $/u.test(before)) return ask('each-or-all', [price]);
  const isPriceOfEach = /(?:^|[ \0])a $/u.test(before);
  // «2 kilos de tomates a 3»
  const isMeasured = /^[^\p{L}\p{N}]*\d/u.test(folded);
  if (word === undefined && !(isPriceOfEach && (count || isMeasured))) return null;
  if (
    word !== undefined &&
    count &&
    price.value.kind === 'decimal' &&
    count.value.kind === 'decimal' &&
    price.question === null
  ) {
    const value = sumOf(`${count.value.decimal}x${asTyped(price.value.decimal)}`, {
      group: '',
      decimal: '.',
    });
    const from = isPriceOfEach ? folded.lastIndexOf('a', price.start) : price.start;
    if (value)
      return {
        kind: 'number',
        number: { ...price, start: from, end: price.end + word.length, value, workedOut: true },
      };
  }
  return ask('each-or-all', [price]);
}

/** With two decimals no mark can be taken for a group's. */
function asTyped(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.split('.');
  return `${whole}.${decimals.padEnd(4, '0')}`;
}

function several(line: LineText, numbers: readonly Candidate[]): null {
  const start = Math.min(...numbers.map((number) => number.start));
  const end = Math.max(...numbers.map((number) => number.end));
  line.questions.push({ field: 'gasto', question: 'several-gastos', start, end, options: [] });
  return null;
}

function ask(question: CantidadQuestion, numbers: readonly Candidate[]): Choice {
  const options = numbers.flatMap(({ value }) => {
    const cantidad = value.kind === 'decimal' ? cantidadOf(value.decimal) : null;
    return cantidad?.kind === 'cantidad' ? [cantidad.cantidad] : [];
  });
  const start = Math.min(...numbers.map((number) => number.start));
  return { kind: 'question', question, start, end: numbers.at(-1)?.end ?? start, options };
}

/** The amount of the chosen number, once nothing about it is open. */
function settle(line: LineText, number: Candidate): FoundCantidad {
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

/** «pan 1,20 y café 2» */
function isOtherGasto(folded: string, first: Candidate, other: Candidate): boolean {
  if (other.start < first.end || !other.isWhole) return false;
  const between = folded.slice(first.end, other.start);
  return /^ ?(?:y|e|mas|\+|,|;) ?.*\p{L} $/u.test(between) && !/^ *\p{L}/u.test(folded.slice(other.end));
}

/** «1 200,50 €» at the beginning of a line: thousands with a space, or a count. */
function isGroupBefore(folded: string, { start, end, isWhole }: Candidate, price: Candidate): boolean {
  if (!isWhole || end - start > 3 || !isTaken(folded.slice(0, start))) return false;
  return folded.slice(end, price.start) === ' ' && /^\d{3}(?!\d)/u.test(folded.slice(price.start));
}

function hasDecimals({ value }: Candidate): boolean {
  return value.kind === 'decimal' && value.decimal.includes('.');
}

function isSmall(number: Candidate): boolean {
  return isBelow(number, 13) && !number.isGlued;
}

function isBelow({ value }: Candidate, limit: number): boolean {
  return value.kind === 'decimal' && Number(value.decimal) < limit;
}

/** Whether the word behind a number is a plural, as that of something counted is. */
function isBeforePlural(folded: string, { end }: Candidate): boolean {
  return (
    /^ \p{L}{2,}s(?![\p{L}\p{N}])/u.test(folded.slice(end)) &&
    !/^ (?:despues|menos|mas|dos|tres|gas|bus|es|las|los)(?![\p{L}])/u.test(folded.slice(end))
  );
}
