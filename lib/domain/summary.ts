import type { Fecha } from './dates';
import type { Gasto } from './entities';
import type { Cents } from './money';

/** Expenses of one day, newest first. */
export type GastosOfDay = { fecha: Fecha; gastos: Gasto[] };

/** How many expenses there are, what they add up to, and how much of it is still to pay. */
export type Totals = { count: number; total: Cents; pending: Cents };

/** Groups expenses by day. The order of days and of expenses within a day is the order given. */
export function groupByDay(gastos: readonly Gasto[]): GastosOfDay[] {
  const days = new Map<Fecha, Gasto[]>();
  for (const gasto of gastos) {
    const day = days.get(gasto.fecha);
    if (day) day.push(gasto);
    else days.set(gasto.fecha, [gasto]);
  }
  return Array.from(days, ([fecha, ofDay]) => ({ fecha, gastos: ofDay }));
}
