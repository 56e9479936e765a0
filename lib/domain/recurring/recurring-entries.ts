import { addMesesToFecha, daysBetween, isFecha, type Fecha } from '@/lib/domain/dates';
import type { SummedGasto } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import type { Cadence } from './cadence';

/** The number of a day, and the numbers of the days on which what was paid that day is due again. */
export type Day = { number: number; due: Readonly<Record<Cadence, number>> };

/**
 * An expense. `min` and `max` are how little and how much the expense before or after it in a series may cost;
 * `taken` is the cadence of the series that it belongs to, null if it belongs to none.
 */
export type Entry = { gasto: SummedGasto; day: Day; min: Cents; max: Cents; taken: Cadence | null };

/** Expenses that may be a series, the newest first. */
export type Chain = readonly [last: Entry, ...before: Entry[]];

/** The days that were computed so far. The same days come many times, and computing with calendars is slow. */
export type Days = Map<Fecha, Day | null>;

/** The day with the number 0; days before it have negative numbers. */
const DAY_ZERO = '2000-01-01';

/** The number of a day: the numbers of two days differ by how many days they are apart. */
export function dayNumber(fecha: Fecha): number {
  return daysBetween(DAY_ZERO, fecha);
}

/**
 * Prepares the expenses of one name, the oldest first. Of several with the same amount on the same day only the one
 * that was added last is kept; one without a valid day, or without an amount above zero, is left out.
 */
export function entriesOf(gastos: readonly SummedGasto[], days: Days): Entry[] {
  const entries: Entry[] = [];
  for (const gasto of gastos.toSorted(byDayAndCantidad)) {
    const { fecha, cents } = gasto;
    let day = days.get(fecha);
    if (day === undefined) days.set(fecha, (day = readDay(fecha)));
    if (!day || cents <= 0n) continue;
    const last = entries.at(-1);
    if (last?.day === day && last.gasto.cents === cents) entries.pop();
    // Neighbours differ by 10 % of the larger amount at most, which is a ninth of the smaller one.
    const [min, max] = [(cents * 9n + 9n) / 10n, (cents * 10n) / 9n];
    entries.push({ gasto, day, min, max, taken: null });
  }
  return entries;
}

/** The place of the first expense on the day with a number or later. */
export function firstFrom(entries: readonly Entry[], number: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.day.number ?? Infinity) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readDay(fecha: Fecha): Day | null {
  if (!isFecha(fecha)) return null;
  const number = dayNumber(fecha);
  const [monthly, yearly] = [dayNumber(addMesesToFecha(fecha, 1)), dayNumber(addMesesToFecha(fecha, 12))];
  return { number, due: { weekly: number + 7, monthly, yearly } };
}

function byDayAndCantidad(a: SummedGasto, b: SummedGasto): number {
  if (a.fecha !== b.fecha) return a.fecha < b.fecha ? -1 : 1;
  if (a.cents !== b.cents) return a.cents < b.cents ? -1 : 1;
  return a.id - b.id;
}
