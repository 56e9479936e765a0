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
import { mesNamed, mesShortened } from './calendar-names';
import { dayDigitsOf, fullYear } from './read-day';

/** As a day writes them; null is any. */
type DayPattern = { kind: 'pattern'; year: string | null; month: string | null; day: string | null };

export type SearchedDays = DayPattern | ({ kind: 'range' } & DayRange);

/** `words`: how many of the words mean the days. */
type ReadDays = { days: SearchedDays; words: number };
type MesRead = ReadDays & { days: DayPattern };

/** For «ayer» and «esta semana». */
export type SearchClock = { today: Fecha; firstWeekday: Weekday };

const DAY = /^\d{1,2}$/;
const YEAR = /^(?:19|20)\d\d$/;
const ANY_YEAR = /^\d{4}$/;
const YEARS = /^((?:19|20)\d\d)-((?:19|20)\d\d)$/;
const MES_OF_YEAR = /^(?:(\d{1,2})\/(\d{4})|(\d{4})-(\d{2}))$/;
/** A leap year: each day of a year exists in it. */
const LEAP_YEAR = 2000;

/** Reads days at the start of some folded words. */
export function readSearchedDays(words: readonly string[]): ReadDays | null {
  const [first = ''] = words;
  const days = readNumbers(first);
  return days ? { days, words: 1 } : (readNamedDay(words) ?? readMes(words));
}

export function readRelativeDays(words: readonly string[], clock: SearchClock): ReadDays | null {
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

/** `octubre`, `oct 2024` or `octubre de 2024`. «mar» alone is a word, or the beginning of one. */
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
