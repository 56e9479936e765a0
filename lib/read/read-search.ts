import type { Cents } from '@/lib/domain/money';
import { digitsWith } from './amount-digits';
import { mesNamed, mesShortened } from './calendar-names';
import { searchTerms } from './words';

/** Both ends are included; null is open. */
export type CentsRange = { min: Cents | null; max: Cents | null };

/** `year` is YYYY, or null for any. */
export type NamedMes = { month: `${number}`; year: string | null };

/** A condition: met by all `words` in the texts, an amount in the range, or a day in the month. */
export type SearchTerm = { words: readonly string[]; cantidad: CentsRange | null; mes: NamedMes | null };

/** Digits with the decimals typed so far, and perhaps a currency sign. */
const CANTIDAD = /^\p{Sc}?([\d.,]*?)(?:[.,](\d{0,2}))?\p{Sc}?$/u;
/** More digits are no amount that anybody looks for. */
const MAX_DIGITS = 15;
const COMPARISON = /^(>=|<=|[><≥≤])(.*)$/;
const RANGE = /^(.*?)(?:\.\.|…)(.*)$/;
const MES_OF_YEAR = /^(?:(\d{1,2})\/(\d{4})|(\d{4})-(\d{2}))$/;
const YEAR = /^\d{4}$/;

/**
 * Reads words, amounts (`764`, `43.000,00`, `>1000`, `20..30`) and months (`octubre`, `oct 2024`, `10/2024`). Every
 * term must be found, in any order. Amounts and months are looked for as text too.
 */
export function readSearch(q: string): SearchTerm[] {
  const words = searchTerms(q);
  const terms: SearchTerm[] = [];
  for (let place = 0; place < words.length;) {
    const term = termOf(words.slice(place, place + 3));
    terms.push(term);
    place += term.words.length;
  }
  return terms;
}

/** Reads `octubre`, `oct 2024`, `octubre de 2024` or `10/2024`; null for other texts. */
export function readNamedMes(text: string): NamedMes | null {
  const terms = readSearch(text);
  return terms.length === 1 ? (terms[0]?.mes ?? null) : null;
}

/** Reads the term that begins with the first word. */
function termOf(words: readonly string[]): SearchTerm {
  const [first = '', second = '', third = ''] = words;
  const inYear = MES_OF_YEAR.exec(first);
  if (inYear) {
    const mes = mesOf(Number(inYear[1] ?? inYear[4]), inYear[2] ?? inYear[3] ?? null);
    return { words: [first], cantidad: null, mes };
  }
  const mes = mesOf(mesNamed(first) || mesShortened(first), second);
  if (mes && YEAR.test(second)) return { words: [first, second], cantidad: null, mes };
  if (mes && second === 'de' && YEAR.test(third))
    return { words: [first, second, third], cantidad: null, mes: { ...mes, year: third } };
  // «mar» alone is a word, or the beginning of one.
  const whole = mesOf(mesNamed(first), null);
  if (whole) return { words: [first], cantidad: null, mes: whole };
  const spaced = COMPARISON.exec(first)?.[2] === '' ? rangeOf(first + second) : null;
  if (spaced) return { words: [first, second], cantidad: spaced, mes: null };
  return { words: [first], cantidad: rangeOf(first), mes: null };
}

function mesOf(month: number, year: string | null): NamedMes | null {
  return month >= 1 && month <= 12 ? { month: String(month).padStart(2, '0') as `${number}`, year } : null;
}

/** Answers a compared range, or the amounts that begin with the digits. */
function rangeOf(word: string): CentsRange | null {
  const [, sign, compared = ''] = COMPARISON.exec(word) ?? [];
  if (sign !== undefined) {
    const cents = cantidadOf(compared)?.min;
    if (cents === undefined) return null;
    if (sign === '>') return { min: cents + 1n, max: null };
    if (sign === '<') return { min: null, max: cents - 1n };
    return sign === '>=' || sign === '≥' ? { min: cents, max: null } : { min: null, max: cents };
  }
  const [, from, to] = RANGE.exec(word) ?? [];
  if (from === undefined || to === undefined) return cantidadOf(word);
  const [min, max] = [cantidadOf(from)?.min, cantidadOf(to)?.min];
  const isRange = (min ?? from) !== '' || (max ?? to) !== '';
  const isRead = (min !== undefined || from === '') && (max !== undefined || to === '');
  return isRange && isRead ? { min: min ?? null, max: max ?? null } : null;
}

/** Reads `764` as 764 through 764,99. */
function cantidadOf(text: string): { min: Cents; max: Cents } | null {
  const [, typed = '', decimals = ''] = CANTIDAD.exec(text) ?? [];
  const read = [digitsWith(',', typed), digitsWith('.', typed)].find((one) => one?.decimals === '');
  if (!read || (!read.isGrouped && read.whole.length > MAX_DIGITS)) return null;
  const digits = read.whole + decimals;
  const missing = 2 - decimals.length;
  return {
    min: BigInt(digits.padEnd(digits.length + missing, '0')),
    max: BigInt(digits + '9'.repeat(missing)),
  };
}
