import { largestOf, smallestOf } from '@/lib/domain/lists';
import { oneOf, pattern, tester } from '@/lib/read/patterns';
import { type CantidadQuestion, isTaken, type Span } from './line-text';
import { isBeforePlural, isLikelyOfName, isMeasured, isOfName, isYearOfMonth } from './name-numbers';
import { cantidadesOf, decimalOfSum, type LineNumber } from './scaled-number';

type CantidadChoice =
  | { kind: 'number'; number: LineNumber }
  | (Span & {
      kind: 'question';
      question: CantidadQuestion;
      options: readonly number[];
      spans: readonly Span[];
    })
  | (Span & { kind: 'several' });

const FUELS = '(?:gasolina|nafta|diesel|bencina|super|magna|premium|sin plomo|euro|octanos)';
const isBehindFuel = tester(`${FUELS} $`, 'u');
const namesFuel = tester(`(?<!\\p{L})${FUELS}(?!\\p{L})`, 'u');
const PIECE = 'kilo|kg|litro|metro|unidad|pieza|docena|caja|bolsa|paquete|hora|noche|persona|cabeza|pax';
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

/** «lucas» apart from its number, in countries where it means thousands. */
const SAYS_THOUSAND = /^es-(?:AR|CL|CO|UY).*(?<![\p{L}\p{N}])(?:lu[ck]as?|luquitas?)(?![\p{L}\p{N}])/u;

/** Each other number needs a reason to stay in the name, or the line is asked about. */
export function chooseCantidad(
  folded: string,
  all: readonly LineNumber[],
  person: { locale: string; isLarge: boolean },
): CantidadChoice | null {
  const possible = withGroups(
    folded,
    all.filter((number) => !isOfName(folded, number)),
  );
  const likely = possible.filter((number) => !isLikelyOfName(folded, number));
  const candidates = likely.length > 0 ? likely : possible;
  if (candidates.length > 1 && MY_SHARE.test(folded)) return ask('which-number', candidates);
  const currency = candidates.filter(({ tier }) => tier === 'currency');
  const marked = candidates.filter(({ tier }) => tier === 'marked');
  const bare = candidates.filter(({ tier }) => tier === 'bare');
  const best = [currency, marked].find(({ length }) => length > 0);
  if (!best) return chooseBare(folded, all, bare, person.locale);
  const [price, second] = best;
  if (!price) return null;
  if (second !== undefined) return withUnitPrice(all, best) ?? several(best);
  const decimals = best === currency ? marked.filter(hasDecimals) : [];
  if (decimals.some(({ end }) => !isMeasured(folded.slice(end)))) return several([price, ...decimals]);
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

/** «2 leche 0,95 1,90»: the count proves the sum. */
function withUnitPrice(
  all: readonly LineNumber[],
  [price, sum, more]: readonly LineNumber[],
): CantidadChoice | null {
  const isPair = price && sum && !more && price.question === null && sum.question === null;
  if (!isPair) return null;
  const [worth] = cantidadesOf(sum.value);
  if (price.workedOut) return cantidadesOf(price.value)[0] === worth ? { kind: 'number', number: sum } : null;
  if (sum.start - price.end > 3) return null;
  const isProved = all.some(({ isWhole, value, end }) => {
    const product =
      isWhole && end < price.start && value.kind === 'decimal' ? productOf(price, value.decimal) : null;
    return product !== null && cantidadesOf(product)[0] === worth;
  });
  return isProved ? { kind: 'number', number: { ...sum, start: price.start } } : null;
}

/** The amount is the only number, or the one behind a first count. */
function chooseBare(
  folded: string,
  all: readonly LineNumber[],
  candidates: readonly LineNumber[],
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

function chooseLone(
  folded: string,
  all: readonly LineNumber[],
  number: LineNumber,
  locale: string,
): CantidadChoice | null {
  // In Chile «once» is a meal.
  if (locale === 'es-CL' && folded.slice(number.start, number.end) === 'once') return null;
  const behind = folded.slice(number.end);
  const begins = isTaken(folded.slice(0, number.start));
  const isOne = begins && isBelow(number, 2) && !isBelow(number, 1) && /^ \p{L}/u.test(behind);
  const isCount = (begins ? isSmall(number) : isBelow(number, 10)) || number.isWords;
  if (isOne && number.question === null && !/^ de /u.test(behind)) return ask('count-or-cantidad', [number]);
  if (isYearOfMonth(folded, number)) return ask('which-number', [number]);
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

function askAboutPrice(folded: string, price: LineNumber, all: readonly LineNumber[]): CantidadChoice | null {
  return percentage(folded, price) ?? each(folded, price, all);
}

/** «50% de 30», «zapatos 50 con 20% dto» */
function percentage(folded: string, price: LineNumber): CantidadChoice | null {
  const share = PERCENT_OF.exec(folded.slice(0, price.start))?.[1];
  if (share !== undefined) return askWith('percentage', price, `${share}/100`);
  const percent = Number(PERCENT.exec(folded)?.[1] ?? NaN);
  if (isTakenOff(folded) && percent < 100) return askWith('percentage', price, `${100 - percent}/100`);
  if (isPutOn(folded) && percent > 0) return askWith('percentage', price, `${100 + percent}/100`);
  return null;
}

/** «2 arepas a 3.500 c/u», «hotel 2 noches a 90», «12 msi de $1,500» */
function each(folded: string, price: LineNumber, all: readonly LineNumber[]): CantidadChoice | null {
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

function isCountOf(folded: string, number: LineNumber, price: LineNumber): boolean {
  if (!number.isWhole && !number.isWords) return false;
  return (
    isTaken(folded.slice(0, number.start)) ||
    isMeasured(folded.slice(number.end)) ||
    isBeforePlural(folded, number.end) ||
    folded.slice(number.end, price.start) === ' a '
  );
}

function isExplained(folded: string, other: LineNumber, price: LineNumber): boolean {
  const [before, behind] = [folded.slice(0, other.start), folded.slice(other.end)];
  if (other.isGlued) return true;
  if (isAcrossNombre(folded, other, price)) return true;
  const begins = isTaken(before);
  if (begins && isSmall(other) && /^ ?\p{L}/u.test(behind)) return true;
  if (isBeforePlural(folded, other.end) && !isBelow(other, 2)) return true;
  return !begins && folded.slice(other.end, price.start) === ' ';
}

/** «1906 bar 4,50»: at both ends of one name. «20 € pan 30» may be two amounts. */
function isAcrossNombre(folded: string, first: LineNumber, last: LineNumber): boolean {
  const between = folded.slice(first.end, last.start);
  const isAtEnds = isTaken(folded.slice(0, first.start)) && isTaken(folded.slice(last.end));
  return (
    isAtEnds &&
    !isLikeDay(folded, first) &&
    (last.tier === 'currency' || hasDecimals(last)) &&
    /\p{L}/u.test(between) &&
    !/\d|[+,;]|(?:^| )(?:y|e|mas|con|propinas?|envio) |^ [oau] $/u.test(between)
  );
}

/** «5.11 gym 30» */
function isLikeDay(folded: string, { tier, start, end }: LineNumber): boolean {
  return (
    tier === 'marked' && /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/u.test(folded.slice(start, end))
  );
}

/** «menú 15 con 12 bebidas» */
function isCountBeside(folded: string, { start, end }: LineNumber): boolean {
  return /(?:^| )(?:con|para|de|entre) $/u.test(folded.slice(0, start)) && isBeforePlural(folded, end);
}

/** «pan 1 y leche 1,20», in either order */
function isJoined(folded: string, one: LineNumber, other: LineNumber): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return /^ ?(?:y|e|mas|\+|,|;) ?.*\p{L}/u.test(folded.slice(first.end, second.start));
}

/** «1 234,50 €»: one number, or a count before a smaller one; «1 234 567» and «1 050» are proved. */
function withGroups(folded: string, numbers: readonly LineNumber[]): LineNumber[] {
  const joined: LineNumber[] = [];
  for (let place = 0; place < numbers.length;) {
    const run = groupsFrom(folded, numbers, place);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) break;
    const isProved = run.length > 2 || / 0/u.test(folded.slice(first.start, last.end));
    // «iphone 15 900 €»
    const isAlone = run.length === 1 || (!isProved && isLikelyOfName(folded, first));
    joined.push(isAlone ? first : groupedNumber(folded, first, last, isProved));
    place += isAlone ? 1 : run.length;
  }
  return joined;
}

function groupsFrom(folded: string, numbers: readonly LineNumber[], place: number): readonly LineNumber[] {
  const [first] = numbers.slice(place);
  const run = first ? [first] : [];
  if (!first?.isWhole || !/^[1-9]\d{0,2}$/u.test(folded.slice(first.start, first.end))) return run;
  for (let last = first; last.isWhole;) {
    const next = numbers[place + run.length];
    const isGroup = next !== undefined && next.value.kind === 'decimal' && !next.workedOut;
    if (!isGroup || !/^ \d{3}(?!\d|[.,]\d{3})/u.test(folded.slice(last.end)) || next.start !== last.end + 1)
      break;
    run.push(next);
    last = next;
  }
  return run;
}

/** The last group's digits may be followed by decimals and a currency. */
function groupedNumber(folded: string, first: LineNumber, last: LineNumber, isProved: boolean): LineNumber {
  const [groups = ''] = /^[\d ]+/u.exec(folded.slice(first.start)) ?? [];
  const [, decimals = ''] = last.value.kind === 'decimal' ? last.value.decimal.split('.') : [];
  const decimal = groups.replaceAll(' ', '') + (decimals && `.${decimals}`);
  const number: LineNumber = { ...last, start: first.start, value: { kind: 'decimal', decimal } };
  if (isProved) return number;
  return { ...number, question: last.question ?? 'which-number', ...optionsOf([number, last]) };
}

function several(numbers: readonly LineNumber[]): CantidadChoice {
  return { kind: 'several', ...spanOfAll(numbers) };
}

function ask(question: CantidadQuestion, numbers: readonly LineNumber[]): CantidadChoice {
  return { kind: 'question', question, ...spanOfAll(numbers), ...optionsOf(numbers) };
}

function askWith(question: CantidadQuestion, price: LineNumber, factor: string): CantidadChoice {
  const value = productOf(price, factor);
  return ask(question, value ? [price, { ...price, value }] : [price]);
}

/** Each amount once. */
function optionsOf(numbers: readonly LineNumber[]): { options: readonly number[]; spans: readonly Span[] } {
  const spans = new Map<number, Span>();
  for (const { value, start, end } of numbers)
    for (const cantidad of cantidadesOf(value)) if (!spans.has(cantidad)) spans.set(cantidad, { start, end });
  return { options: [...spans.keys()], spans: [...spans.values()] };
}

function spanOfAll(numbers: readonly LineNumber[]): Span {
  return {
    start: smallestOf(numbers.map(({ start }) => start)),
    end: largestOf(numbers.map(({ end }) => end)),
  };
}

function productOf({ value }: LineNumber, factor: string) {
  if (value.kind !== 'decimal') return null;
  // With four decimals, no mark can be taken for a group's.
  const [whole = '', decimals = ''] = value.decimal.split('.');
  return decimalOfSum(`${whole}.${decimals.padEnd(4, '0')}x${factor}`, { group: '', decimal: '.' });
}

function hasDecimals({ value }: LineNumber): boolean {
  return value.kind === 'decimal' && value.decimal.includes('.');
}

function isSmall(number: LineNumber): boolean {
  return isBelow(number, 13) && !number.isGlued;
}

function isHundreds({ value }: LineNumber): boolean {
  return value.kind === 'decimal' && Number(value.decimal) >= 100;
}

function isBelow({ value }: LineNumber, limit: number): boolean {
  return value.kind === 'decimal' && Number(value.decimal) < limit;
}
