import {
  addDays,
  addMesesToMes,
  type DayRange,
  existingFecha,
  type Fecha,
  mesOf,
  type Weekday,
  weekOf,
} from '@/lib/domain/dates';
import { hashtagKey } from '@/lib/domain/etiquetas';
import type { Cents } from '@/lib/domain/money';
import { mesNamed, mesShortened } from './calendar-names';
import { digitsWith } from './read-cantidad';
import { dayDigitsOf, fullYear } from './read-day';
import { foldText } from './words';

/** As a day writes them; null is any. */
type DayPattern = { kind: 'pattern'; year: string | null; month: string | null; day: string | null };

export type SearchedDays = DayPattern | ({ kind: 'range' } & DayRange);

/** `words`: the number of words that mean the days. */
type ReadDays = { days: SearchedDays; words: number };
type MesRead = ReadDays & { days: DayPattern };

/** For «ayer» and «esta semana». */
export type SearchClock = { today: Fecha; firstWeekday: Weekday };

const DAY = /^\d{1,2}$/;
const YEAR = /^(?:19|20)\d\d$/;
const ANY_YEAR = /^\d{4}$/;
const YEARS = /^((?:19|20)\d\d)-((?:19|20)\d\d)$/;
const MES_OF_YEAR = /^(?:(\d{1,2})\/(\d{4})|(\d{4})-(\d{2}))$/;
/** Each day of a year exists in it. */
const LEAP_YEAR = 2000;

/** Reads days at the start of some folded words. */
function readSearchedDays(words: readonly string[]): ReadDays | null {
  const [first = ''] = words;
  const days = readNumbers(first);
  return days ? { days, words: 1 } : (readNamedDay(words) ?? readMes(words));
}

function readRelativeDays(words: readonly string[], clock: SearchClock): ReadDays | null {
  for (const count of [3, 2, 1]) {
    const relative = RELATIVE.get(words.slice(0, count).join(' '));
    if (relative) return { days: relative(clock), words: Math.min(count, words.length) };
  }
  return null;
}

/** `2025`, `2024-2025`, `10/2024`, `2024-10`, `15/10`, `15/10/2025` or `2025-10-15`. */
function readNumbers(word: string): SearchedDays | null {
  if (YEAR.test(word)) return pattern(word, null, null);
  const [, from, to] = YEARS.exec(word) ?? [];
  if (from !== undefined && to !== undefined)
    return from <= to ? { kind: 'range', desde: `${from}-01-01`, hasta: `${to}-12-31` } : null;
  const inYear = MES_OF_YEAR.exec(word);
  if (!inYear) return readDay(word);
  const month = Number(inYear[1] ?? inYear[4]);
  return month >= 1 && month <= 12 ? mesOfYear(month, inYear[2] ?? inYear[3] ?? null) : null;
}

/** The day stands before the month. A dash without a year parts two amounts. */
function readDay(word: string): SearchedDays | null {
  const digits = dayDigitsOf(word);
  if (!digits || digits.mark === ' ' || (digits.year === '' && digits.mark !== '/')) return null;
  const { isYearFirst, first, second } = digits;
  const [day, month] = (isYearFirst ? [second, first] : [first, second]).map(Number) as [number, number];
  const year = digits.year === '' ? null : fullYear(digits.year);
  const fecha = existingFecha(year ?? LEAP_YEAR, month, day);
  if (fecha === null) return null;
  return pattern(year === null ? null : fecha.slice(0, 4), fecha.slice(5, 7), fecha.slice(8));
}

/** `24 nov`, `24 de noviembre` or `24 nov 2025`. */
function readNamedDay([day = '', ...others]: readonly string[]): ReadDays | null {
  if (!DAY.test(day)) return null;
  const joined = others[0] === 'de' ? 1 : 0;
  const [first = '', ...after] = others.slice(joined);
  const named = mesNamed(first) || mesShortened(first);
  if (named === 0) return null;
  const { days, words } = readMes([first, ...after]) ?? { days: mesOfYear(named, null), words: 1 };
  if (existingFecha(Number(days.year ?? LEAP_YEAR), named, Number(day)) === null) return null;
  return { days: { ...days, day: day.padStart(2, '0') }, words: 1 + joined + words };
}

/** `octubre`, `oct 2024` or `octubre de 2024`. «mar» alone is a word. */
function readMes([first = '', second = '', third = '']: readonly string[]): MesRead | null {
  const month = mesNamed(first) || mesShortened(first);
  if (month === 0) return null;
  if (ANY_YEAR.test(second)) return { days: mesOfYear(month, second), words: 2 };
  if (second === 'de' && ANY_YEAR.test(third)) return { days: mesOfYear(month, third), words: 3 };
  return mesNamed(first) > 0 ? { days: mesOfYear(month, null), words: 1 } : null;
}

function mesOfYear(month: number, year: string | null): DayPattern {
  return pattern(year, String(month).padStart(2, '0'), null);
}

function pattern(year: string | null, month: string | null, day: string | null): DayPattern {
  return { kind: 'pattern', year, month, day };
}

type Relative = (clock: SearchClock) => SearchedDays;

function oneDay(daysAway: number): Relative {
  return ({ today }) => {
    const fecha = addDays(today, daysAway);
    return { kind: 'range', desde: fecha, hasta: fecha };
  };
}

function week(weeksAway: number): Relative {
  return ({ today, firstWeekday }) => {
    const [desde = today] = weekOf(addDays(today, 7 * weeksAway), firstWeekday);
    return { kind: 'range', desde, hasta: addDays(desde, 6) };
  };
}

function mes(mesesAway: number): Relative {
  return ({ today }) => {
    const [year = '', month = ''] = addMesesToMes(mesOf(today), mesesAway).split('-');
    return pattern(year, month, null);
  };
}

function year(yearsAway: number): Relative {
  return ({ today }) => pattern(addMesesToMes(mesOf(today), 12 * yearsAway).slice(0, 4), null, null);
}

const RELATIVE: ReadonlyMap<string, Relative> = new Map([
  ['hoy', oneDay(0)],
  ['ayer', oneDay(-1)],
  ['anteayer', oneDay(-2)],
  ['antier', oneDay(-2)],
  ['esta semana', week(0)],
  ['semana pasada', week(-1)],
  ['la semana pasada', week(-1)],
  ['este mes', mes(0)],
  ['mes pasado', mes(-1)],
  ['el mes pasado', mes(-1)],
  ['este ano', year(0)],
  ['ano pasado', year(-1)],
  ['el ano pasado', year(-1)],
]);

/** Both ends are included; null is open. */
type CentsRange = { min: Cents | null; max: Cents | null };

/** `year` is YYYY, or null for any. */
type NamedMes = { month: string; year: string | null };

export type SearchMeaning =
  | ({ kind: 'cantidad'; isExact: boolean } & CentsRange)
  | { kind: 'days'; days: SearchedDays }
  | { kind: 'estado'; estado: 'pendiente' | 'pagado' }
  | { kind: 'no-categoria' | 'no-metodoPago' }
  /** `key` is a hashtag's, folded and without the sign. `isOnly`: its words are not searched as text. */
  | { kind: 'etiqueta'; key: string; isWithout: boolean; isOnly: boolean };

/** Met by any of its meanings, or by all `words` in the texts. */
export type SearchTerm = {
  /** Folded. */
  words: readonly string[];
  meanings: readonly SearchMeaning[];
  /** In quotes: a text of the expense alone, without the names of category and method. */
  isLiteral: boolean;
  /** The term's place in the search; `end` is exclusive. */
  start: number;
  end: number;
};

/** With the decimals typed so far. */
const CANTIDAD = /^\p{Sc}?([\d.,]*?)(?:[.,](\d{0,2}))?\p{Sc}?$/u;
/** More digits are no amount that anybody looks for. */
const MAX_DIGITS = 15;
const COMPARISON = /^(>=|<=|[><≥≤])(.*)$/;
const RANGE = /^(.*?)(?:\.\.|…)(.*)$/;
const DASHED = /^([^-]+)-([^-]+)$/;
const HASHTAG = /^(-?)#([^#\s].*)$/u;
/** «nº #3» may be a text. */
const BEGINS_WITH_NUMBER = /^\p{N}/u;
/** An opening quote without its end goes on to the end. */
const TOKEN = /"([^"]*)"?|«([^»]*)»?|\S+/gu;

/** «24 de noviembre de 2025». */
const MAX_PHRASE = 5;

type Token = { word: string; isLiteral: boolean; start: number; end: number };

type Reading = { words: readonly string[]; tokens: number; meanings: readonly SearchMeaning[] };

/**
 * Amounts (`43.000,00`, `>1000`, `20-30`), days (`oct 2024`; with a clock `ayer`), states, `sin categoría`, tags
 * (`-#trabajo`). Every term must be found, by a meaning or as text; quoted words as text alone.
 */
export function readSearch(q: string, clock?: SearchClock): SearchTerm[] {
  const tokens = tokensOf(q);
  const terms: SearchTerm[] = [];
  for (let place = 0; place < tokens.length;) {
    const first = tokens[place];
    if (!first) break;
    const { words, tokens: count, meanings } = readingFrom(tokens, place, clock);
    const { end } = tokens[place + count - 1] ?? first;
    terms.push({ words, meanings, isLiteral: first.isLiteral, start: first.start, end });
    place += count;
  }
  return terms;
}

/** `octubre`, `oct 2024`, `octubre de 2024` or `10/2024`. */
export function readNamedMes(text: string): NamedMes | null {
  const [term, ...others] = readSearch(text);
  const meaning = others.length === 0 ? term?.meanings.find(({ kind }) => kind === 'days') : undefined;
  if (meaning?.kind !== 'days' || meaning.days.kind !== 'pattern') return null;
  const { year, month, day } = meaning.days;
  return month !== null && day === null ? { month, year } : null;
}

/** True if it compares amounts, such as `>1000` or `20-30`, and names no single one. */
export function comparesCantidades(text: string): boolean {
  const cantidades = readSearch(text)
    .flatMap(({ meanings }) => meanings)
    .filter((meaning) => meaning.kind === 'cantidad');
  return cantidades.length > 0 && cantidades.every(({ isExact }) => !isExact);
}

export function asText(q: string, { start, end }: Pick<SearchTerm, 'start' | 'end'>): string {
  return `${q.slice(0, start)}"${q.slice(start, end)}"${q.slice(end)}`;
}

export function withoutTerm(q: string, { start, end }: Pick<SearchTerm, 'start' | 'end'>): string {
  return `${q.slice(0, start).trimEnd()} ${q.slice(end).trimStart()}`.trim();
}

function tokensOf(q: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: typed, 1: quoted, 2: pointed, index } of q.matchAll(TOKEN)) {
    const literal = quoted ?? pointed;
    const word = foldText(literal ?? typed)
      .trim()
      .replace(/\s+/gu, ' ');
    if (word === '') continue;
    tokens.push({ word, isLiteral: literal !== undefined, start: index, end: index + typed.length });
  }
  return tokens;
}

function readingFrom(tokens: readonly Token[], place: number, clock: SearchClock | undefined): Reading {
  const words: string[] = [];
  for (const { word, isLiteral } of tokens.slice(place, place + MAX_PHRASE)) {
    if (isLiteral) break;
    words.push(word);
  }
  const [first] = words;
  if (first === undefined) return { words: [tokens[place]?.word ?? ''], tokens: 1, meanings: [] };
  return readPhrase(words, clock) ?? readDays(words) ?? readOneWord(first, words[1] ?? '');
}

/** The text must hold the whole phrase. */
function readPhrase(words: readonly string[], clock: SearchClock | undefined): Reading | null {
  const relative = clock && readRelativeDays(words, clock);
  if (relative) return phrase(words, relative.words, { kind: 'days', days: relative.days });
  for (let count = Math.min(words.length, MAX_PHRASE); count > 0; count -= 1) {
    const meaning = PHRASES.get(words.slice(0, count).join(' '));
    if (meaning) return phrase(words, count, meaning);
  }
  return null;
}

function phrase(words: readonly string[], count: number, meaning: SearchMeaning): Reading {
  return { words: [words.slice(0, count).join(' ')], tokens: count, meanings: [meaning] };
}

const PENDIENTE: SearchMeaning = { kind: 'estado', estado: 'pendiente' };
const PAGADO: SearchMeaning = { kind: 'estado', estado: 'pagado' };

const PHRASES = new Map<string, SearchMeaning>([
  ['pendiente', PENDIENTE],
  ['pendientes', PENDIENTE],
  ['pagado', PAGADO],
  ['pagados', PAGADO],
  ['sin categoria', { kind: 'no-categoria' }],
  ['sin metodo', { kind: 'no-metodoPago' }],
  ['sin metodo de pago', { kind: 'no-metodoPago' }],
]);

/** A year may be an amount as well. */
function readDays(words: readonly string[]): Reading | null {
  const read = readSearchedDays(words);
  if (!read) return null;
  const days: SearchMeaning = { kind: 'days', days: read.days };
  const [first = ''] = words;
  const range = read.words === 1 ? rangeOf(first) : null;
  const meanings = range ? [days, cantidadIn(first, range)] : [days];
  return { words: words.slice(0, read.words), tokens: read.words, meanings };
}

function readOneWord(first: string, second: string): Reading {
  const [, minus = '', tag] = HASHTAG.exec(first) ?? [];
  if (tag !== undefined) {
    const isWithout = minus !== '';
    const isOnly = isWithout || !BEGINS_WITH_NUMBER.test(tag);
    const meaning: SearchMeaning = { kind: 'etiqueta', key: hashtagKey(tag), isWithout, isOnly };
    return { words: [first], tokens: 1, meanings: [meaning] };
  }
  const spaced = COMPARISON.exec(first)?.[2] === '' ? rangeOf(first + second) : null;
  if (spaced) return { words: [first, second], tokens: 2, meanings: [cantidadIn(first + second, spaced)] };
  const range = rangeOf(first);
  return { words: [first], tokens: 1, meanings: range ? [cantidadIn(first, range)] : [] };
}

function cantidadIn(word: string, range: CentsRange): SearchMeaning {
  return { kind: 'cantidad', ...range, isExact: cantidadOf(word) !== null };
}

/** A compared range, or the amounts that begin with the digits. */
function rangeOf(word: string): CentsRange | null {
  const [, sign, compared = ''] = COMPARISON.exec(word) ?? [];
  if (sign !== undefined) {
    const cents = cantidadOf(compared)?.min;
    if (cents === undefined) return null;
    if (sign === '>') return { min: cents + 1n, max: null };
    if (sign === '<') return { min: null, max: cents - 1n };
    return sign === '>=' || sign === '≥' ? { min: cents, max: null } : { min: null, max: cents };
  }
  const [, from, to] = RANGE.exec(word) ?? DASHED.exec(word) ?? [];
  if (from === undefined || to === undefined) return cantidadOf(word);
  const [min, max] = [cantidadOf(from)?.min, cantidadOf(to)?.min];
  const isRange = (min ?? from) !== '' || (max ?? to) !== '';
  const isRead = (min !== undefined || from === '') && (max !== undefined || to === '');
  const isBackwards = min !== undefined && max !== undefined && min > max;
  return isRange && isRead && !isBackwards ? { min: min ?? null, max: max ?? null } : null;
}

/** `764` is 764 through 764,99. */
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
