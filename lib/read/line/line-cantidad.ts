import { pattern } from '@/lib/read/patterns';
import { cantidadOf, type NumberMarks } from '@/lib/read/read-cantidad';
import { chooseCantidad } from './choose-cantidad';
import {
  type CantidadQuestion,
  END,
  isTaken,
  type LineContext,
  type LineText,
  take,
  takePart,
  type Word,
} from './line-text';
import { CENTS, matchAt, type MoneyPatterns, moneyPatternsOf } from './money-patterns';
import { isBeforePlural, isCounted } from './name-numbers';
import {
  cantidadesOf,
  decimalOfSum,
  isInDigits,
  type LineNumber,
  readScaled,
  wordNumberAt,
} from './scaled-number';

const JOINED = / (con|coma|punto|y) (?=[\d\p{L}])/uy;
const GLUED = /(?<=[€$])\d{2}(?![\d.,])/uy;
const CENTS_BEHIND = new RegExp(` ?(?:${CENTS})${END}`, 'uy');

type Decimals = { whole: string; digits: string; end: number; joined: string };

function takeDecimals(
  folded: string,
  tokens: readonly Word[],
  number: LineNumber,
  patterns: MoneyPatterns,
  hasOwn: boolean,
): void {
  if (number.value.kind !== 'decimal' || number.value.decimal.includes('.')) return;
  const whole = number.value.decimal;
  if (takeTouching(folded, number, whole, hasOwn ? patterns : null)) return;
  const joined = matchAt(JOINED, folded, number.end);
  if (joined === null && !hasOwn) {
    if (number.isWords && number.tier === 'bare') takeSpokenDecimals(folded, tokens, number, patterns);
    return;
  }
  if (joined === null && folded[number.end] !== ' ') return;
  const read = decimalsAt(folded, tokens, number.end + (joined?.length ?? 1));
  if (read) takeJoined(folded, number, { ...read, whole, joined: joined?.trim() ?? '' }, patterns, hasOwn);
}

/** «50 céntimos», «tres euros y medio», «3€50» */
function takeTouching(folded: string, number: LineNumber, whole: string, own: MoneyPatterns | null): boolean {
  const cents = number.tier === 'bare' ? matchAt(CENTS_BEHIND, folded, number.end) : null;
  const half = own && cents === null ? matchAt(own.half, folded, number.end) : null;
  const glued = own && cents === null && half === null ? matchAt(GLUED, folded, number.end) : null;
  const found = cents ?? half ?? glued;
  if (found === null) return false;
  const decimal = cents !== null ? inHundredths(whole) : `${whole}.${glued ?? '5'}`;
  number.value = { kind: 'decimal', decimal };
  settleDecimals(number, number.end + found.length, 'currency');
  return true;
}

/** «3 con 20», «3 euros con 20 céntimos», «3 euros 20» */
function takeJoined(
  folded: string,
  number: LineNumber,
  { whole, digits, end, joined }: Decimals,
  { own, isLarge }: MoneyPatterns,
  hasOwn: boolean,
): void {
  const cents = matchAt(CENTS_BEHIND, folded, end);
  const isAnd = joined === '' || joined === 'y';
  if (cents === null && isAnd) {
    // «un euro veinte»; «3 euros 20» is asked about.
    if (joined !== '' || isLarge || !/^\d{2}$/u.test(digits) || isCounted(folded, end)) return;
    const decimal = `${whole}.${digits}`;
    if (/\d$/u.test(folded.slice(0, end))) {
      ask(number, 'which-number', [Number(decimal), Number(whole)]);
      number.spans = [end, number.end].map((to) => ({ start: number.start, end: to }));
    } else number.value = { kind: 'decimal', decimal };
    settleDecimals(number, end, 'currency');
    return;
  }
  if (cents === null && joined === 'con' && isCounted(folded, end)) {
    if (isTaken(folded.slice(0, number.start)) && isBeforePlural(folded, end))
      ask(number, 'which-decimals', [Number(whole), Number(`${whole}.${digits.padStart(2, '0')}`)]);
    return;
  }
  const unit = cents ?? matchAt(own, folded, end);
  const isSpoken = joined !== '' && joined !== 'con';
  if (cents !== null && digits.length < 3)
    number.value = { kind: 'decimal', decimal: `${whole}.${digits.padStart(2, '0')}` };
  else if (isSpoken || digits.length === 2) {
    if (digits.length > 2) return;
    number.value = { kind: 'decimal', decimal: `${whole}.${digits}` };
  } else if (digits.length === 1)
    ask(number, 'which-decimals', [Number(`${whole}.0${digits}`), Number(`${whole}.${digits}`)]);
  else ask(number, 'which-number', []);
  settleDecimals(number, end + (unit?.length ?? 0), hasOwn || unit !== null ? 'currency' : 'marked');
}

/** «uno cincuenta»: hundreds among large amounts. */
function takeSpokenDecimals(
  folded: string,
  tokens: readonly Word[],
  number: LineNumber,
  { isLarge }: MoneyPatterns,
): void {
  const whole = number.value.kind === 'decimal' ? number.value.decimal : '';
  const said = folded.slice(number.start, number.end);
  if (folded[number.end] !== ' ' || whole.length > 2 || /(?:^| )(?:un|una)$/u.test(said)) return;
  const read = decimalsAt(folded, tokens, number.end + 1);
  if (!read || /^\d/u.test(folded.slice(number.end + 1))) return;
  if (read.digits.length === (isLarge ? 3 : 2)) {
    const isOpen = isLarge || isTaken(folded.slice(0, number.start));
    const spoken = isLarge ? Number(whole + read.digits) : Number(`${whole}.${read.digits}`);
    if (isOpen) ask(number, 'which-number', [spoken, Number(read.digits)]);
    else number.value = { kind: 'decimal', decimal: `${whole}.${read.digits}` };
    settleDecimals(number, read.end, 'marked');
  }
}

function decimalsAt(
  folded: string,
  tokens: readonly Word[],
  at: number,
): { digits: string; end: number } | null {
  const place = tokens.findIndex(({ start }) => start === at);
  const token = tokens[place];
  if (!token) return null;
  if (/^\d+$/u.test(token.folded))
    return /^\p{L}/u.test(folded.slice(token.end)) ? null : { digits: token.folded, end: token.end };
  const zero = /^cero$/u.test(token.folded) ? 1 : 0;
  const small = wordNumberAt(folded, tokens, place + zero);
  if (!small || /^(?:un|una)$/u.test(token.folded)) return null;
  const end = tokens[place + zero + small.end - 1]?.end;
  return end === undefined ? null : { digits: '0'.repeat(zero) + small.decimal, end };
}

function settleDecimals(number: LineNumber, end: number, tier: LineNumber['tier']): void {
  number.end = end;
  number.tier = tier;
  number.isWhole = false;
}

function ask(number: LineNumber, question: CantidadQuestion, options: readonly number[]): void {
  number.question ??= question;
  number.options = options;
}

function inHundredths(whole: string): string {
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** «3x25», «12,50+3», «145,80/3». */
function joinSums(line: LineText, numbers: readonly LineNumber[], marks: NumberMarks): LineNumber[] {
  const joined: LineNumber[] = [];
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place];
    if (!number) continue;
    const run = [number];
    for (let next = numbers[place + 1]; next; next = numbers[place + run.length]) {
      const between = line.folded.slice(run.at(-1)?.end, next.start);
      // «500 + 10%»
      if (!isOperator(between, number, next) || /^ ?%/u.test(line.folded.slice(next.end))) break;
      run.push(next);
    }
    place += run.length - 1;
    joined.push(run.length === 1 ? number : workedOut(line, run, marks));
  }
  return joined.filter((number) => !isPromotion(number, joined));
}

function isOperator(between: string, first: LineNumber, next: LineNumber): boolean {
  if (/^ ?[xX×*+] ?$/u.test(between)) return true;
  if (!/^(?: ?[÷/] ?|:)$/u.test(between)) return false;
  return first.tier !== 'bare' || (between !== '' && isSharedOut(first, next));
}

/** «cena 80/4», «80:4»: no day and no hour, and few people. */
function isSharedOut(first: LineNumber, next: LineNumber): boolean {
  const [sum, people] = [first, next].map(({ value, isWhole }) =>
    isWhole && value.kind === 'decimal' ? Number(value.decimal) : NaN,
  );
  return (sum ?? 0) > 31 && (people ?? 0) > 1 && (people ?? 0) < 10;
}

function workedOut(line: LineText, run: readonly LineNumber[], marks: NumberMarks): LineNumber {
  const [first, last] = [run[0], run.at(-1)] as [LineNumber, LineNumber];
  const text = line.text.slice(first.start, last.end).replaceAll(':', '/');
  const value = decimalOfSum(text, marks) ?? { kind: 'fault' as const, fault: 'no-number' as const };
  const tiers = run.map(({ tier }) => tier);
  const tier = tiers.includes('currency') ? 'currency' : tiers.includes('marked') ? 'marked' : 'bare';
  const isProduct = /[x×*]/u.test(text);
  const foreign = run.find(({ question }) => question !== null)?.question ?? null;
  // «50x70» is a size as likely as a sum, «2x1» an offer.
  const isSize =
    isProduct &&
    tier === 'bare' &&
    !/^ (?:noches|dias|meses|personas|horas)(?!\p{L})/u.test(line.folded.slice(last.end)) &&
    (run.length > 2 || Number(first.value.kind === 'decimal' ? first.value.decimal : 0) > 48 || isOffer(run));
  const isShared = !isProduct && tier === 'bare' && /[÷/]/u.test(text);
  return {
    ...first,
    end: last.end,
    value,
    tier,
    workedOut: true,
    isWhole: false,
    isGlued: last.isGlued,
    question: foreign ?? (isSize || isShared ? 'which-number' : null),
    options: isShared ? [first.value, value].flatMap(cantidadesOf) : [],
  };
}

function isOffer(run: readonly LineNumber[]): boolean {
  const [count, paid] = run.map(({ value }) => (value.kind === 'decimal' ? Number(value.decimal) : NaN));
  return run.length === 2 && count !== undefined && paid !== undefined && (count === paid + 1 || paid === 1);
}

function isPromotion(number: LineNumber, all: readonly LineNumber[]): boolean {
  return number.workedOut && number.tier === 'bare' && number.question === 'which-number' && all.length > 1;
}

/** One for all lines of a text. */
const patterns = new WeakMap<LineContext, MoneyPatterns>();

function moneyPatternsFor(context: LineContext): MoneyPatterns {
  const known = patterns.get(context);
  if (known) return known;
  const made = moneyPatternsOf(context.locale, context.currency);
  patterns.set(context, made);
  return made;
}

/** Null without an amount, or after a question. */
export function takeCantidad(line: LineText, context: LineContext): number | null {
  const money = moneyPatternsFor(context);
  const all = joinSums(line, numbersOf(line.folded, context.marks, money), context.marks);
  const person = { locale: context.locale, isLarge: money.isLarge };
  const choice = chooseCantidad(line.folded, all, person);
  if (!choice) return null;
  if (choice.kind === 'number') return settle(line, choice.number);
  const { start, end } = choice;
  if (choice.kind === 'several') {
    line.questions.push({ field: 'gasto', question: 'several-gastos', start, end, options: [] });
    return null;
  }
  const { question, options, spans } = choice;
  line.questions.push({ field: 'cantidad', question, start, end, options });
  if (question === 'which-number') line.optionSpans = spans;
  return null;
}

function settle(line: LineText, number: LineNumber): number | null {
  const { value, start, end } = number;
  function askAbout(question: CantidadQuestion, options: readonly number[]): null {
    line.questions.push({ field: 'cantidad', question, start, end, options });
    if (number.spans) line.optionSpans = number.spans;
    else take(line, { start, end });
    return null;
  }
  if (/(?:^|[ \0])menos $/u.test(line.folded.slice(0, start))) return askAbout('negative', []);
  if (
    /(?:^|[ \0(])[-−]\$? ?$/u.test(line.folded.slice(0, start)) &&
    !/[-−] $/u.test(line.folded.slice(0, start))
  )
    return askAbout('negative', []);
  // «20-30 euros», «20 o 25 €»
  // «funda iphone 15 - 12,99» has two parts.
  const isApart =
    /\d [-–] $/u.test(line.folded.slice(0, start)) && /[.,]\d{1,2}$/u.test(line.text.slice(0, end));
  if (!isApart && /\d(?: ?[-–] ?| [oau] )$/u.test(line.folded.slice(0, start)))
    return askAbout('which-number', []);
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
  const before = ABOUT.exec(line.folded.slice(0, start))?.[0].length ?? 0;
  const behind = ABOUT_BEHIND.exec(line.folded.slice(end))?.[0].length ?? 0;
  take(line, { start: start - before, end: start });
  take(line, { start: end, end: end + behind });
  return cantidad.cantidad;
}

const ABOUT =
  /(?:(?<![\p{L}\p{N}])(?:un[oa]s|casi|aprox\.?|aproximadamente|alrededor de|cerca de) |[~≈±] ?)$/u;
/** «12.-», «12,-», «20 o así» */
const ABOUT_BEHIND = /^(?:[.,]-+|\?+| (?:aprox\.?|aproximadamente|mas o menos|o asi)(?![\p{L}\p{N}]))/u;

/** «,50» begins with its mark; «1 ,20» slipped; «12..50» is one wrong number. */
const token = pattern(
  [
    '(?<![\\p{L}\\p{N}.,/])[.,]\\d{1,2}(?![\\p{N}.,])',
    '\\d+ [.,] ?\\d{1,2}(?![\\p{N}.,])',
    "\\d+(?:[.,'’´]+\\d+)*(?: ?[½¼¾](?!\\p{N}))?",
    '\\p{L}+',
  ].join('|'),
  'gu',
);

function numbersOf(folded: string, marks: NumberMarks, patterns: MoneyPatterns): LineNumber[] {
  const tokens: Word[] = [];
  for (const { 0: found, index } of folded.matchAll(token()))
    tokens.push({ folded: found, start: index, end: index + found.length });
  const numbers: LineNumber[] = [];
  let place = 0;
  while (place < tokens.length) {
    const number = numberAt(folded, tokens, place, marks, patterns);
    if (number) numbers.push(number);
    const end = number?.end ?? tokens[place]?.end ?? 0;
    place += 1;
    while ((tokens[place]?.start ?? Infinity) < end) place += 1;
  }
  return numbers;
}

function numberAt(
  folded: string,
  tokens: readonly Word[],
  place: number,
  marks: NumberMarks,
  patterns: MoneyPatterns,
): LineNumber | null {
  const token = tokens[place];
  if (!token) return null;
  const isDigits = isInDigits(token);
  const scaled = readScaled(folded, tokens, place, marks, patterns);
  if (!scaled) return null;
  const number: LineNumber = {
    start: token.start,
    end: scaled.end,
    value: scaled.value,
    tier: scaled.isMarked ? 'marked' : 'bare',
    question: scaled.question,
    options: [],
    isWords: !isDigits,
    isGlued: false,
    isWhole: isDigits && scaled.end === token.end,
    workedOut: false,
  };
  takeCurrency(folded, tokens, number, patterns);
  const isLone = /^(?:un|una|uno)$/u.test(folded.slice(number.start, number.end));
  if (isLone && number.tier === 'bare') return null;
  number.isGlued =
    isDigits && (/\p{L}$/u.test(folded.slice(0, number.start)) || /^\p{L}/u.test(folded.slice(number.end)));
  return number;
}

function takeCurrency(
  folded: string,
  tokens: readonly Word[],
  number: LineNumber,
  patterns: MoneyPatterns,
): void {
  const before = folded.slice(0, number.start);
  const foreignBefore = patterns.foreignBefore.exec(before);
  const ownBefore = patterns.ownBefore.exec(before);
  const best =
    foreignBefore && (!ownBefore || foreignBefore.index < ownBefore.index) ? foreignBefore : ownBefore;
  // «pan € 2» is rare, «2 € pan 3» is not: a sign belongs to the number before.
  const isOthers = best !== null && /[\d] ?$/u.test(before.slice(0, best.index)) && !/^us|^\$/u.test(best[0]);
  if (best && !isOthers) {
    number.start = best.index;
    number.tier = 'currency';
    if (best === foreignBefore) number.question = 'other-currency';
  }
  const behind = matchAt(patterns.own, folded, number.end);
  // «uber 2 $76»: a sign that touches the next number belongs to it.
  const isNext = behind?.startsWith(' ') === true && /^\d/u.test(folded.slice(number.end + behind.length));
  const own = isNext ? null : behind;
  const foreign = matchAt(patterns.foreign, folded, number.end);
  if (foreign !== null && foreign.length > (own?.length ?? 0)) {
    number.end += foreign.length;
    number.tier = 'currency';
    number.question = 'other-currency';
  } else if (own !== null) {
    number.end += own.length;
    number.tier = 'currency';
  } else if (number.tier !== 'currency') {
    const asked = matchAt(patterns.asked, folded, number.end);
    if (asked !== null && number.isWhole) {
      number.question ??= 'slang';
    }
  }
  takeDecimals(folded, tokens, number, patterns, own !== null);
  // «15 mil y pico» is more than that.
  if (/^ y (?:pico|algo|tant[oa]s?)(?!\p{L})/u.test(folded.slice(number.end))) number.question ??= 'slang';
}
