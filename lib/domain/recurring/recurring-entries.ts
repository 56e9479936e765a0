import { addMesesToFecha, daysBetween, isFecha, type Fecha } from '@/lib/domain/dates';
import type { SummedGasto } from '@/lib/domain/indexed-gasto';
import type { Cents } from '@/lib/domain/money';
import type { Cadence } from './cadence';

/** The number of a day, and its due days by cadence. */
type Day = { number: number; due: Readonly<Record<Cadence, number>> };

/** Neighbours in a series cost `min` to `max`; `taken` is the cadence of the expense's series. */
export type Entry = { gasto: SummedGasto; day: Day; min: Cents; max: Cents; taken: Cadence | null };

/** The same days come many times, and calendars are slow. */
export type Days = Map<Fecha, Day | null>;

/** Day number 0; earlier days are negative. */
const DAY_ZERO = '2000-01-01';

export function dayNumber(fecha: Fecha): number {
  return daysBetween(DAY_ZERO, fecha);
}

/**
 * Oldest first. Of equal amounts on a day, the last added is kept; expenses without a valid day or a positive amount
 * are left out.
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
    // At most 10 % of the larger amount, which is a ninth of the smaller one.
    const [min, max] = [(cents * 9n + 9n) / 10n, (cents * 10n) / 9n];
    entries.push({ gasto, day, min, max, taken: null });
  }
  return entries;
}

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
