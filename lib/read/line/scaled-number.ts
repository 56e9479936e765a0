import { atFirstUse } from '@/lib/domain/at-first-use';
import {
  cantidadOf,
  type NumberMarks,
  readDecimal,
  readSum,
  type TypedDecimal,
} from '@/lib/read/read-cantidad';
import type { CantidadQuestion, Span, Word } from './line-text';
import { matchAt, type MoneyPatterns } from './money-patterns';

const UNITS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TEENS = [
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciseis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
];
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = ['dosc', 'tresc', 'cuatroc', 'quin', 'seisc', 'setec', 'ochoc', 'novec'];

/** `place` is a power of ten. */
type NumberWord = { value: number; place: 0 | 1 | 2 };

const numbersByWord = atFirstUse((): ReadonlyMap<string, NumberWord> => new Map(numberWords()));

function* numberWords(): Generator<[string, NumberWord]> {
  for (const [value, word] of UNITS.entries()) if (value > 0) yield [word, { value, place: 0 }];
  for (const word of ['uno', 'una']) yield [word, { value: 1, place: 0 }];
  for (const [over, word] of TEENS.entries()) yield [word, { value: 10 + over, place: 1 }];
  for (const [value, word] of UNITS.entries())
    if (value > 0) yield [`veinti${word}`, { value: 20 + value, place: 1 }];
  for (const word of ['veintiuno', 'veintiuna']) yield [word, { value: 21, place: 1 }];
  for (const [over, word] of TENS.entries()) yield [word, { value: 30 + over * 10, place: 1 }];
  for (const word of ['cien', 'ciento']) yield [word, { value: 100, place: 2 }];
  for (const [over, word] of HUNDREDS.entries())
    for (const end of ['ientos', 'ientas']) yield [word + end, { value: 200 + over * 100, place: 2 }];
}

type WordNumber = { value: number; count: number };

/** Null if no number below a thousand stands at the start. */
function readWordNumber(words: readonly string[]): WordNumber | null {
  let value = 0;
  let count = 0;
  let open = 3;
  for (;;) {
    const skip = open === 1 && value % 10 === 0 && value % 100 >= 20 && words[count] === 'y' ? 1 : 0;
    // «dos cientos»
    const isSplit = /^cient[oa]s$/u.test(words[count + skip + 1] ?? '');
    const said = words.slice(count + skip, count + skip + (isSplit ? 2 : 1)).join('');
    const word = numbersByWord().get(said);
    if (!word || word.place >= open) break;
    // Behind a ten, a unit needs «y»; «veinti-» includes its unit.
    if (open === 1 && (skip === 0 || value % 10 !== 0)) break;
    value += word.value;
    count += skip + (isSplit ? 2 : 1);
    open = word.place;
    if (open === 0) break;
  }
  return count === 0 ? null : { value, count };
}

export function numberWordsFrom(least: number, most: number): string[] {
  return [...numbersByWord()].flatMap(([word, { value }]) => (value >= least && value <= most ? [word] : []));
}

/** Whole numbers below a thousand, in digits or one word. */
export const smallNumber = atFirstUse(
  () => `\\d{1,3}|${[...numbersByWord().keys()].sort((a, b) => b.length - a.length).join('|')}`,
);

export function smallNumberOf(found: string): number {
  return numbersByWord().get(found)?.value ?? Number(found);
}

/** `marked` has decimals, groups or «mil»; `bare` has neither. */
type Tier = 'bare' | 'marked' | 'currency';

/** «2 mil 500 pesos» */
export type LineNumber = Span & {
  value: TypedDecimal;
  tier: Tier;
  question: CantidadQuestion | null;
  options: readonly number[];
  spans?: readonly Span[];
  isWords: boolean;
  /** Letters touch the number: «ps5», «7up». */
  isGlued: boolean;
  /** Digits and marks alone, without «mil» or spoken decimals. */
  isWhole: boolean;
  /** The result of a sum. */
  workedOut: boolean;
};

type Scaled = {
  value: TypedDecimal;
  end: number;
  isMarked: boolean;
  question: CantidadQuestion | null;
};

/** «2 mil» and «500» of «2 mil 500». */
type Term = Scaled & {
  factor: bigint;
  isScaled: boolean;
  /** «un palo doscientos» is never 1.000.200. */
  isPalo: boolean;
  isDigits: boolean;
  digits: string;
};

const APOSTROPHE = /['’´]/u;

/** «mil», «millón y medio», «luca y media» */
const LONE_FACTOR = /^(?:mil|millon|lu[ck]a)$/u;
const LONE_PALO = /^palo$/u;
const HALF = /^medi[oa]$/u;

const VULGAR: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** In thousandths. */
const ONE = 1000n;
const THOUSAND = 1000n * ONE;

/** «2 mil 500», «treinta mil», «1,5 millones», «2 lucas y media». */
export function readScaled(
  folded: string,
  words: readonly Word[],
  place: number,
  marks: NumberMarks,
  patterns: MoneyPatterns,
): Scaled | null {
  const first = termAt(folded, words, place, marks, patterns);
  if (first?.value.kind !== 'decimal') return first;
  const terms = [first];
  let last = first;
  while (last.isScaled) {
    const next = words.findIndex(({ start }) => start >= last.end);
    const between = next < 0 ? null : folded.slice(last.end, words[next]?.start);
    const term = between === ' ' || between === '' ? termAt(folded, words, next, marks, patterns) : null;
    // «15mil500»
    if (between === '' && term && !isHundreds(term)) break;
    if (term && !isHundreds(term) && isCountless(folded, term)) last.question ??= 'which-number';
    if (term && isShortened(term, last)) {
      if (last.isPalo) term.factor = THOUSAND;
      else last.question ??= 'which-number';
    }
    if (!term || !continues(term, last)) break;
    terms.push(term);
    last = term;
  }
  const half = matchAt(patterns.half, folded, last.end);
  const total = terms.reduce((sum, { value, factor }) => sum + inThousandths(value, factor), 0n);
  const isPlain = half === null && terms.length === 1 && !first.isScaled;
  return {
    value: isPlain
      ? first.value
      : { kind: 'decimal', decimal: fromThousandths(half === null ? total : total + last.factor / 2n) },
    end: last.end + (half?.length ?? 0),
    isMarked: half !== null || terms.some(({ isMarked }) => isMarked),
    question: terms.find(({ question }) => question !== null)?.question ?? null,
  };
}

/** As digits; `end` counts its words. */
export function wordNumberAt(
  folded: string,
  words: readonly Word[],
  at: number,
): { decimal: string; end: number } | null {
  const near: string[] = [];
  for (let next = at; next < at + 6; next += 1) {
    const word = words[next];
    if (!word || (next > at && folded.slice(words[next - 1]?.end, word.start) !== ' ')) break;
    near.push(word.folded);
  }
  const read = readWordNumber(near);
  return read && { decimal: String(read.value), end: read.count };
}

function termAt(
  folded: string,
  words: readonly Word[],
  at: number,
  marks: NumberMarks,
  patterns: MoneyPatterns,
): Term | null {
  const word = words[at];
  if (!word) return null;
  if (isInDigits(word)) return digitsTerm(folded, word, marks, patterns);
  if (LONE_FACTOR.test(word.folded)) return scaledTerm(folded, word.start, '1', patterns);
  if (LONE_PALO.test(word.folded) && matchAt(patterns.half, folded, word.end) !== null)
    return scaledTerm(folded, word.start, '1', patterns);
  if (HALF.test(word.folded))
    return scaledTerm(folded, word.end, '0.5', patterns) ?? halfUnit(folded, word.end, '0.5', patterns);
  if (matchAt(patterns.own, folded, word.start) === word.folded) {
    const half = matchAt(patterns.half, folded, word.end);
    if (half !== null) return plainTerm('1.5', word.end + half.length);
    // «a euro veinte»: one, its unit is read later.
    const isOne =
      /^[a-z]{3,}[^s]$/u.test(word.folded) && /(?:^| )(?:a|por) $/u.test(folded.slice(0, word.start));
    const next = words[at + 1]?.folded === 'con' ? at + 2 : at + 1;
    return isOne && wordNumberAt(folded, words, next) ? plainTerm('1', word.start) : null;
  }
  const small = wordNumberAt(folded, words, at);
  const end = small && words[at + small.end - 1]?.end;
  if (!small || end === undefined || end === null) return null;
  return scaledTerm(folded, end, small.decimal, patterns) ?? plainTerm(small.decimal, end);
}

/** «medio euro»: the unit is read later. */
function halfUnit(folded: string, end: number, decimal: string, { own }: MoneyPatterns): Term | null {
  return matchAt(own, folded, end) === null ? null : plainTerm(decimal, end);
}

function plainTerm(decimal: string, end: number): Term {
  return {
    value: { kind: 'decimal', decimal },
    end,
    isMarked: decimal.includes('.'),
    question: null,
    factor: ONE,
    isScaled: false,
    isPalo: false,
    isDigits: false,
    digits: '',
  };
}

/** One or two digits behind an apostrophe are decimals. */
function digitsTerm(
  folded: string,
  { folded: typed, end }: Word,
  marks: NumberMarks,
  patterns: MoneyPatterns,
): Term {
  const vulgar = VULGAR[typed.at(-1) ?? ''];
  const digits = (vulgar === undefined ? typed : typed.slice(0, -1)).replaceAll(' ', '') + (vulgar ?? '');
  const value = readDecimal(digits.replace(/['’´]/gu, ','), marks);
  const scale = scaleAt(folded, end, patterns);
  const isOdd = APOSTROPHE.test(digits) && !/^\d+['’´]\d{1,2}$/u.test(digits);
  // Nobody writes an amount as «1.250 mil».
  const isAsked = isOdd || (scale !== null && /[.,]\d{3}/u.test(digits));
  const isWrong = value.kind === 'fault';
  return {
    value,
    end: scale?.end ?? end,
    isMarked: scale !== null || /[.,'’´]/u.test(digits),
    question: isAsked ? 'which-mark' : isWrong ? 'wrong-number' : null,
    factor: scale?.factor ?? ONE,
    isScaled: scale !== null,
    isPalo: scale?.isPalo ?? false,
    isDigits: true,
    digits,
  };
}

export function isInDigits({ folded }: Word): boolean {
  return /^[.,]?\d/u.test(folded);
}

function scaledTerm(folded: string, at: number, decimal: string, patterns: MoneyPatterns): Term | null {
  const scale = scaleAt(folded, at, patterns);
  if (!scale) return null;
  return {
    value: { kind: 'decimal', decimal },
    end: scale.end,
    isMarked: true,
    question: null,
    factor: scale.factor,
    isScaled: true,
    isPalo: scale.isPalo,
    isDigits: false,
    digits: '',
  };
}

/** The factor that follows must be smaller; plain digits are hundreds. */
function continues(term: Term, before: Term): boolean {
  if (term.value.kind !== 'decimal' || term.factor >= before.factor) return false;
  return term.isScaled || !term.isDigits || isHundreds(term);
}

function isHundreds({ digits }: Term): boolean {
  return /^[1-9]\d{2}$/u.test(digits);
}

/** «2 mil 50» without a plural: perhaps not one number. */
function isCountless(folded: string, { digits, end, isScaled }: Term): boolean {
  return /^\d{1,2}$/u.test(digits) && !isScaled && !/^ \p{L}+s(?!\p{L})/u.test(folded.slice(end));
}

/** «Un millón doscientos» is 1.200.000 as often as 1.000.200. */
function isShortened(term: Term, before: Term): boolean {
  const hundreds = term.value.kind === 'decimal' ? Number(term.value.decimal) : 0;
  return before.factor > THOUSAND && term.factor === ONE && hundreds >= 100 && hundreds % 100 === 0;
}

/** In thousandths. */
function scaleAt(
  folded: string,
  at: number,
  { thousand, million, palo }: MoneyPatterns,
): { factor: bigint; end: number; isPalo: boolean } | null {
  const millions = matchAt(million, folded, at);
  if (millions !== null)
    return {
      factor: 1000n * THOUSAND,
      end: at + millions.length,
      isPalo: matchAt(palo, folded, at) !== null,
    };
  const thousands = matchAt(thousand, folded, at);
  if (thousands === null) return null;
  const end = at + thousands.length;
  const more = matchAt(million, folded, end);
  if (more === null) return { factor: THOUSAND, end, isPalo: false };
  return { factor: 1_000_000n * THOUSAND, end: end + more.length, isPalo: false };
}

/** Cuts off anything below a thousandth. */
function inThousandths(value: TypedDecimal, factor: bigint): bigint {
  const [whole = '', decimals = ''] = value.kind === 'decimal' ? value.decimal.split('.') : [];
  return (BigInt(whole + decimals) * factor) / 10n ** BigInt(decimals.length);
}

function fromThousandths(total: bigint): string {
  const digits = String(total).padStart(4, '0');
  const decimals = digits.slice(-3).replace(/0+$/u, '');
  return decimals === '' ? digits.slice(0, -3) : `${digits.slice(0, -3)}.${decimals}`;
}

/** Null without a result. */
export function decimalOfSum(text: string, marks: NumberMarks): TypedDecimal | null {
  const { typed } = readSum(text, marks);
  if (typed.kind === 'cantidad') return { kind: 'decimal', decimal: String(typed.cantidad) };
  return typed.kind === 'ambiguous'
    ? { kind: 'ambiguous', asDecimal: String(typed.asDecimal), asGrouped: String(typed.asGrouped) }
    : null;
}

export function cantidadesOf(value: TypedDecimal): readonly number[] {
  const read = value.kind === 'decimal' ? cantidadOf(value.decimal) : null;
  return read?.kind === 'cantidad' ? [read.cantidad] : [];
}
