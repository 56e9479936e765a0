import { addDays, daysBetween, type Fecha } from '@/lib/domain/dates';
import { resolveDay, type DayOrder, type DayText } from '@/lib/statements/lex-day';
import type { RowOrder } from '@/lib/statements/prove-balance';
import { isYearless } from '@/lib/statements/settle-days';

/** The days between which the movements of a file lie; `start` is null if the file names the end alone. */
export type Period = { start: Fecha | null; end: Fecha };

/** How long after its period a statement may still have a movement, and from how long on one is of an earlier year. */
const SHORTLY_AFTER = 10;
const LONG_AFTER = 45;
/** How long before its end a period that states no beginning surely reaches back. */
const SURELY_BEFORE = 300;
/** By how many days a row may lie after the one that follows it in time, and still be of the same year. */
const OUT_OF_ORDER = 60;

/** The day of a text without a year within a period, or shortly after it; undefined if its year cannot be told. */
export function dayWithin(day: DayText, order: DayOrder, { start, end }: Period): Fecha | null | undefined {
  const year = Number(end.slice(0, 4));
  const from = start ?? addDays(end, -SURELY_BEFORE);
  const inside = [year, year - 1, year - 2].filter((one) => isBetween(nearDay(day, order, one), from, end));
  if (inside.length > 1) return undefined;
  if (inside.length === 1) return resolveDay(day, order, inside[0] ?? year);
  const after = [year, year + 1]
    .map((one) => ({ year: one, fecha: nearDay(day, order, one) }))
    .find(({ fecha }) => fecha !== null && fecha > end);
  const away = after?.fecha ? daysBetween(end, after.fecha) : Infinity;
  if (after && away <= SHORTLY_AFTER) return resolveDay(day, order, after.year);
  return away <= LONG_AFTER ? undefined : dayUntil(day, order, end);
}

/** The last day with this day and month that is not after an end; null if that year has none, as a 29 February. */
export function dayUntil(day: DayText, order: DayOrder, end: Fecha): Fecha | null {
  const year = Number(end.slice(0, 4));
  const near = nearDay(day, order, year);
  return near === null ? null : resolveDay(day, order, near <= end ? year : year - 1);
}

/**
 * Gives days without a year theirs, newest first: the first is of `year`, and each of those before it is of the latest year in which it
 * does not lie after the one that follows. A few days out of order stay in their year.
 */
export function datedBackwards(
  days: readonly (DayText | null)[],
  order: DayOrder,
  year: number,
): (Fecha | null)[] {
  let end: Fecha | null = null;
  return days.map((day) => {
    if (day === null) return null;
    const fecha: Fecha | null =
      end === null ? resolveDay(day, order, year) : dayUntil(day, order, addDays(end, OUT_OF_ORDER));
    if (fecha !== null && (end === null || fecha < end)) end = fecha;
    return fecha;
  });
}

/** One way in which days without a year can be meant: the year of the newest, and which rows come first. */
export type YearReading = {
  year: number;
  order: Extract<RowOrder, 'newest' | 'oldest'>;
  fechas: (Fecha | null)[];
};

/** Days between which the movements of one file hardly ever lie further apart. */
const LONG = 190;
/** How many answers are offered at the most. */
const MOST_READINGS = 4;

/**
 * The ways in which days in the order of a file can be meant, the likely first: none after today, in as short a time as can be. `known` is
 * the order of the rows, where it is proved.
 */
export function yearReadings(
  days: readonly DayText[],
  order: DayOrder,
  known: 'newest' | 'oldest' | null,
  today: Fecha,
): YearReading[] {
  const thisYear = Number(today.slice(0, 4));
  const seen = new Set<string>();
  return [thisYear, thisYear - 1, thisYear - 2]
    .flatMap((year) =>
      (known ? [known] : (['newest', 'oldest'] as const)).map((rows) => ({
        year,
        order: rows,
        fechas: datedInOrder(days, order, year, rows),
      })),
    )
    .map((reading) => ({ reading, ...extentOf(reading.fechas) }))
    .filter(({ last, reading }) => {
      const key = reading.fechas.join();
      if (last === '' || last > today || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort(
      (one, other) => Number(one.days > LONG) - Number(other.days > LONG) || (one.last < other.last ? 1 : -1),
    )
    .slice(0, MOST_READINGS)
    .map(({ reading }) => reading);
}

/** Days of rows that come newest or oldest first. */
export function datedInOrder(
  days: readonly (DayText | null)[],
  order: DayOrder,
  year: number,
  rows: 'newest' | 'oldest',
): (Fecha | null)[] {
  if (rows === 'newest') return datedBackwards(days, order, year);
  return datedBackwards([...days].reverse(), order, year).reverse();
}

function extentOf(fechas: readonly (Fecha | null)[]): { last: Fecha; days: number } {
  const known = fechas.filter((fecha) => fecha !== null).sort();
  const [first = '', last = ''] = [known[0], known.at(-1)];
  return { last, days: first === '' ? 0 : daysBetween(first, last) };
}

function isBetween(fecha: Fecha | null, from: Fecha, to: Fecha): boolean {
  return fecha !== null && fecha >= from && fecha <= to;
}

/** The day of a year, a 29 February as the 28th where there is none: which year it is of can be told all the same. */
function nearDay(day: DayText, order: DayOrder, year: number): Fecha | null {
  if (!isYearless(day)) return resolveDay(day, order, null);
  const leap = resolveDay(day, order, 2000);
  if (leap === null) return null;
  return leap.slice(5) === '02-29' ? `${year}-02-28` : `${year}${leap.slice(4)}`;
}
