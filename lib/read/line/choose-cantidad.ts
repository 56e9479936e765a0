import { largestOf, smallestOf } from '@/lib/domain/lists';
import { oneOf, pattern, tester } from '@/lib/read/patterns';
import { cantidadOf } from '@/lib/read/read-cantidad';
import { type Candidate, isBeforePlural, isMeasured, sumOf } from './line-candidates';
import { type CantidadQuestion, isTaken, type Span } from './line-text';

type CantidadChoice =
  | { kind: 'number'; number: Candidate }
  | (Span & { kind: 'question'; question: CantidadQuestion; options: readonly number[] })
  | (Span & { kind: 'several' });

type Numbers = { all: readonly Candidate[]; candidates: readonly Candidate[] };

const FUELS = '(?:gasolina|nafta|diesel|bencina|super|magna|premium|sin plomo|euro|octanos)';
const isBehindFuel = tester(`${FUELS} $`, 'u');
const namesFuel = tester(`(?<!\\p{L})${FUELS}(?!\\p{L})`, 'u');
const PIECE = 'kilo|kg|litro|metro|unidad|pieza|docena|caja|bolsa|paquete|hora|noche';
const forEach = pattern(
  `^ ?${oneOf(
    'c ?\\/ ?u\\.?|cada un[oa]|c\\.u\\.?|por cabeza|por persona',
    `(?:(?:el|la|por|cada) |\\/ ?)(?:${PIECE})|cada`,
  )}(?![\\p{L}])`,
  'u',
);
const INSTALMENTS = 'cuotas?|msi|meses|pagos?|mensualidades|plazos|letras|quincenas|abonos';
const isBehindInstalments = tester(
  [
    `(?:${INSTALMENTS})(?: sin interes(?:es)?| fij[oa]s| iguales)? (?:de|a|por|en) $`,
    '(?:cuotas|msi|mensualidades)(?!\\p{L}).* $',
  ].join('|'),
  'u',
);
const MY_SHARE = /(?<!\p{L})mi (?:parte|mitad)(?!\p{L})/u;
const PERCENT_OF = /(\d+) ?% (?:de|del|sobre) $/u;
const PERCENT = /(\d+) ?%/u;
const isTakenOff = tester(
  [
    `(?<!\\p{L})${oneOf('dto|dcto|dscto|desc|descuento|rebaja|rebajad[oa]s?|off|menos|al')}(?!\\p{L})`,
    '[-−] ?\\d+ ?%',
  ].join('|'),
  'u',
);
const isPutOn = tester(
  [
    `(?<!\\p{L})${oneOf('propina|tip|servicio|iva|igv|recargo|comision|interes(?:es)?|mas')}(?!\\p{L})`,
    '\\+ ?\\d+ ?%',
  ].join('|'),
  'u',
);

/** Matches «lucas» apart from its number, in a country that means thousands. */
const SAYS_THOUSAND = /^es-(?:AR|CL|CO|UY).*(?<![\p{L}\p{N}])(?:lu[ck]as?|luquitas?)(?![\p{L}\p{N}])/u;

/** Each other number needs a reason to stay in the name, or the line is asked about. */
export function chooseCantidad(
  folded: string,
  { all, candidates }: Numbers,
  person: { locale: string; isLarge: boolean },
): CantidadChoice | null {
  if (candidates.length > 1 && MY_SHARE.test(folded)) return ask('which-number', candidates);
  const currency = candidates.filter(({ tier }) => tier === 'currency');
  const marked = candidates.filter(({ tier }) => tier === 'marked');
  const bare = candidates.filter(({ tier }) => tier === 'bare');
  const best = [currency, marked].find(({ length }) => length > 0);
  if (!best) return chooseBare(folded, all, bare, person.locale);
  const [price, second] = best;
  if (!price) return null;
  if (second !== undefined) return several(best);
  const decimals = best === currency ? marked.filter(hasDecimals) : [];
  if (decimals.some(({ end }) => !isMeasured(folded.slice(end)))) return several([price, ...decimals]);
  const grouped = bare.find((other) => isGroupBefore(folded, other, price));
  if (grouped) return ask('which-number', [grouped, price]);
  const asked = askAboutPrice(folded, price, all);
  if (asked) return asked;
  const open = bare.filter((other) => !isExplained(folded, other, price));
  // With large amounts, «2,25» beside «3500» are litres.
  const whole =
    person.isLarge && hasDecimals(price) && isBelow(price, 100) ? bare.find(isHundreds) : undefined;
  if (whole) return ask('which-number', [price, whole]);
  if (open.some((other) => isJoined(folded, price, other))) return several([price, ...open]);
  return open.length > 0 ? ask('which-number', [price, ...open]) : { kind: 'number', number: price };
}

/** Without marks, the amount is the only number, or the one behind a first count. */
function chooseBare(
  folded: string,
  all: readonly Candidate[],
  candidates: readonly Candidate[],
  locale: string,
): CantidadChoice | null {
  const uncounted = candidates.filter((number) => !isCountBeside(folded, number));
  const bare = uncounted.length > 0 ? uncounted : candidates;
  const [first, last, more] = bare;
  if (!first) return null;
  if (last === undefined) return chooseLone(folded, all, first, locale);
  const begins = isTaken(folded.slice(0, first.start)) && /^[ -]?\p{L}/u.test(folded.slice(first.end));
  const isCount =
    begins &&
    (isSmall(first) || isBeforePlural(folded, first.end)) &&
    !/^ (?:por|de|con|x) /u.test(folded.slice(first.end));
  // «dos cincuenta» is 2,50 as often as not.
  const isApart = last.start - first.end > 1;
  const isLast = isApart && more === undefined && !last.isGlued && !isBehindFuel(folded.slice(0, last.start));
  if (isCount && isLast && !isBeforePlural(folded, last.end))
    return askAboutPrice(folded, last, all) ?? { kind: 'number', number: last };
  return askAboutPrice(folded, last, all) ?? ask('which-number', bare);
}

/** The number is the amount, unless it may count the next word. */
function chooseLone(
  folded: string,
  all: readonly Candidate[],
  number: Candidate,
  locale: string,
): CantidadChoice | null {
  // In Chile «once» is a meal.
  if (locale === 'es-CL' && folded.slice(number.start, number.end) === 'once') return null;
  const behind = folded.slice(number.end);
  const begins = isTaken(folded.slice(0, number.start));
  const isOne = begins && isBelow(number, 2) && !isBelow(number, 1) && /^ \p{L}/u.test(behind);
  const isCount = (begins ? isSmall(number) : isBelow(number, 10)) || number.isWords;
  if (isOne && number.question === null && !/^ de /u.test(behind)) return ask('count-or-cantidad', [number]);
  // «lucas 10»
  if (isBelow(number, 1000) && SAYS_THOUSAND.test(`${locale} ${folded}`)) return ask('slang', [number]);
  if (
    number.question === null &&
    !number.workedOut &&
    (number.isGlued || (isCount && isBeforePlural(folded, number.end)))
  )
    return ask('count-or-cantidad', [number]);
  return askAboutPrice(folded, number, all) ?? { kind: 'number', number };
}

/** Null for a plain amount. */
function askAboutPrice(folded: string, price: Candidate, all: readonly Candidate[]): CantidadChoice | null {
  return percentage(folded, price) ?? each(folded, price, all);
}

/** «50% de 30», «zapatos 50 con 20% dto» */
function percentage(folded: string, price: Candidate): CantidadChoice | null {
  const share = PERCENT_OF.exec(folded.slice(0, price.start))?.[1];
  if (share !== undefined) return askWith('percentage', price, `${share}/100`);
  const percent = Number(PERCENT.exec(folded)?.[1] ?? NaN);
  if (isTakenOff(folded) && percent < 100) return askWith('percentage', price, `${100 - percent}/100`);
  if (isPutOn(folded) && percent > 0) return askWith('percentage', price, `${100 + percent}/100`);
  return null;
}

/** «2 arepas a 3.500 c/u», «hotel 2 noches a 90», «12 msi de $1,500» */
function each(folded: string, price: Candidate, all: readonly Candidate[]): CantidadChoice | null {
  const before = folded.slice(0, price.start);
  const word = forEach().exec(folded.slice(price.end))?.[0];
  // «a 12», and «3 entradas de 12»
  const isPriceOfEach = /(?:(?:^|[ \0])a|\d \p{L}+s de) $/u.test(before);
  const isInstalment = isBehindInstalments(before);
  const count = all.findLast(
    (number) => number.end <= price.start && (isInstalment || isCountOf(folded, number, price)),
  );
  const [times] = count?.value.kind === 'decimal' ? [count.value.decimal] : [];
  const isSaid = isPriceOfEach || isInstalment || (namesFuel(folded) && isBelow(price, Number(times ?? 0)));
  if (word === undefined && (count === undefined || !isSaid)) return null;
  if (times === undefined) return ask('each-or-all', [price]);
  const begins = count !== undefined && isTaken(folded.slice(0, count.start));
  const isOfMeasure = count !== undefined && isMeasured(folded.slice(count.end));
  const value = productOf(price, times);
  if (word === undefined || !begins || isOfMeasure || price.question !== null || !value)
    return askWith('each-or-all', price, times);
  const from = before.endsWith(' a ') ? price.start - 2 : price.start;
  const number = { ...price, start: from, end: price.end + word.length, value, workedOut: true };
  return { kind: 'number', number };
}

/** It begins the line, or a plural, a measure, or «a» and the price follow. */
function isCountOf(folded: string, number: Candidate, price: Candidate): boolean {
  if (!number.isWhole && !number.isWords) return false;
  return (
    isTaken(folded.slice(0, number.start)) ||
    isMeasured(folded.slice(number.end)) ||
    isBeforePlural(folded, number.end) ||
    folded.slice(number.end, price.start) === ' a '
  );
}

/** It counts, touches letters, or ends a name before the price. */
function isExplained(folded: string, other: Candidate, price: Candidate): boolean {
  if (other.isGlued) return true;
  const begins = isTaken(folded.slice(0, other.start));
  if (begins && isSmall(other) && /^ ?\p{L}/u.test(folded.slice(other.end))) return true;
  if (isBeforePlural(folded, other.end) && !isBelow(other, 2)) return true;
  return !begins && folded.slice(other.end, price.start) === ' ';
}

/** «menú 15 con 12 bebidas» */
function isCountBeside(folded: string, { start, end }: Candidate): boolean {
  return /(?:^| )(?:con|para|de|entre) $/u.test(folded.slice(0, start)) && isBeforePlural(folded, end);
}

/** «pan 1 y leche 1,20», in either order */
function isJoined(folded: string, one: Candidate, other: Candidate): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return /^ ?(?:y|e|mas|\+|,|;) ?.*\p{L}/u.test(folded.slice(first.end, second.start));
}

/** «1 200,50 €» at the start: thousands with a space, or a count. */
function isGroupBefore(folded: string, { start, end, isWhole }: Candidate, price: Candidate): boolean {
  if (!isWhole || end - start > 3 || !isTaken(folded.slice(0, start))) return false;
  return folded.slice(end, price.start) === ' ' && /^\d{3}(?!\d)/u.test(folded.slice(price.start));
}

function several(numbers: readonly Candidate[]): CantidadChoice {
  return { kind: 'several', ...spanOfAll(numbers) };
}

function ask(question: CantidadQuestion, numbers: readonly Candidate[]): CantidadChoice {
  return { kind: 'question', question, ...spanOfAll(numbers), options: numbers.flatMap(optionOf) };
}

function askWith(question: CantidadQuestion, price: Candidate, factor: string): CantidadChoice {
  const value = productOf(price, factor);
  return ask(question, value ? [price, { ...price, value }] : [price]);
}

function optionOf({ value }: Candidate): readonly number[] {
  const cantidad = value.kind === 'decimal' ? cantidadOf(value.decimal) : null;
  return cantidad?.kind === 'cantidad' ? [cantidad.cantidad] : [];
}

function spanOfAll(numbers: readonly Candidate[]): Span {
  return {
    start: smallestOf(numbers.map(({ start }) => start)),
    end: largestOf(numbers.map(({ end }) => end)),
  };
}

function productOf({ value }: Candidate, factor: string) {
  if (value.kind !== 'decimal') return null;
  // With four decimals, no mark can be taken for a group's.
  const [whole = '', decimals = ''] = value.decimal.split('.');
  return sumOf(`${whole}.${decimals.padEnd(4, '0')}x${factor}`, { group: '', decimal: '.' });
}

function hasDecimals({ value }: Candidate): boolean {
  return value.kind === 'decimal' && value.decimal.includes('.');
}

function isSmall(number: Candidate): boolean {
  return isBelow(number, 13) && !number.isGlued;
}

function isHundreds({ value }: Candidate): boolean {
  return value.kind === 'decimal' && Number(value.decimal) >= 100;
}

function isBelow({ value }: Candidate, limit: number): boolean {
  return value.kind === 'decimal' && Number(value.decimal) < limit;
}
