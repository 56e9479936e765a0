import { addMonths, daysBetween, isFecha, type Fecha } from '@/lib/domain/dates';
import type { SummedGasto } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import type { Cadence } from './cadence';

/** A day by its number, and the numbers of those on which a series would go on. */
export type Day = { number: number; due: Readonly<Record<Cadence, number>> };

/** An expense, how little and how much its neighbours in a series may cost, and which series has it. */
export type Entry = { gasto: SummedGasto; day: Day; min: Cents; max: Cents; taken: Cadence | null };

/** Expenses of a series, the newest first. */
export type Chain = readonly [last: Entry, ...before: Entry[]];

/** The days that were read. They repeat, and calendars are slow. */
export type Days = Map<Fecha, Day | null>;

/** Days have numbers from here on, and those before it negative ones. */
const DAY_ZERO = '2000-01-01';

/** The number of a day: of two days, it tells how far they lie apart. */
export function dayNumber(fecha: Fecha): number {
  return daysBetween(DAY_ZERO, fecha);
}

/**
 * Prepares the expenses of one name, the oldest first. Of equal amounts on one day, the one added last stands for all;
 * one without a day, or without an amount above zero, is left out.
 */
export function entriesOf(gastos: readonly SummedGasto[], days: Days): Entry[] {
  const entries: Entry[] = [];
  for (const gasto of gastos.toSorted(byDayAndAmount)) {
    const { fecha, cents } = gasto;
    let day = days.get(fecha);
    if (day === undefined) days.set(fecha, (day = readDay(fecha)));
    if (!day || cents <= 0n) continue;
    const last = entries.at(-1);
    if (last?.day === day && last.gasto.cents === cents) entries.pop();
    // Ten percent of the larger one are a ninth of the smaller one.
    const [min, max] = [(cents * 9n + 9n) / 10n, (cents * 10n) / 9n];
    entries.push({ gasto, day, min, max, taken: null });
  }
  return entries;
}

/** The place of the first expense of a day or a later one. */
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
  const [monthly, yearly] = [dayNumber(addMonths(fecha, 1)), dayNumber(addMonths(fecha, 12))];
  return { number, due: { weekly: number + 7, monthly, yearly } };
}

function byDayAndAmount(a: SummedGasto, b: SummedGasto): number {
  if (a.fecha !== b.fecha) return a.fecha < b.fecha ? -1 : 1;
  if (a.cents !== b.cents) return a.cents < b.cents ? -1 : 1;
  return a.id - b.id;
}
