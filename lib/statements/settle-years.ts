import { addDays, daysBetween, type Fecha } from '@/lib/domain/dates';
import { resolveDay, type DayOrder, type DayText } from '@/lib/statements/lex-day';
import type { RowOrder } from '@/lib/statements/prove-balance';
import { isYearless } from '@/lib/statements/settle-days';

/** `start` is null if the file names the end alone. */
export type StatedPeriod = { start: Fecha | null; end: Fecha };

/** Days after its period in which a statement may have a movement, and after which one is of an earlier year. */
const SHORTLY_AFTER = 10;
const LONG_AFTER = 45;
/** Days before its end that a period without a stated start surely covers. */
const SURELY_BEFORE = 300;
/** The most days by which a row may lie after the next one in time, and be of the same year. */
const OUT_OF_ORDER = 60;

/** Resolves a day within a period or shortly after it; undefined if its year cannot be told. */
export function dayWithin(
  day: DayText,
  order: DayOrder,
  { start, end }: StatedPeriod,
): Fecha | null | undefined {
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

function dayUntil(day: DayText, order: DayOrder, end: Fecha): Fecha | null {
  const year = Number(end.slice(0, 4));
  const near = nearDay(day, order, year);
  return near === null ? null : resolveDay(day, order, near <= end ? year : year - 1);
}

/**
 * Newest first: the first is of `year`, each later one of the last year that keeps the order. Days a little out of
 * order stay in their year.
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

type YearReading = {
  year: number;
  order: Extract<RowOrder, 'newest' | 'oldest'>;
  fechas: (Fecha | null)[];
};

/** Movements of one file hardly ever lie more days apart than this. */
const LONG = 190;
const MOST_READINGS = 4;

/** The likely first: none after today, short spans before long ones. `known` is the rows' order if proved. */
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

function datedInOrder(
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

/** A 29 February becomes the 28th in other years, since only the year is wanted. */
function nearDay(day: DayText, order: DayOrder, year: number): Fecha | null {
  if (!isYearless(day)) return resolveDay(day, order, null);
  const leap = resolveDay(day, order, 2000);
  if (leap === null) return null;
  return leap.slice(5) === '02-29' ? `${year}-02-28` : `${year}${leap.slice(4)}`;
}
