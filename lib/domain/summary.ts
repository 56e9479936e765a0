import type { Fecha } from './dates';
import type { Gasto } from './entities';
import { sumCents, type Cents } from './money';

/** The expenses of one day, newest first, and what they add up to. */
export type GastosOfDay = { fecha: Fecha; gastos: Gasto[]; total: Cents };

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
  return Array.from(days, ([fecha, ofDay]) => ({ fecha, gastos: ofDay, total: totalOf(ofDay) }));
}

/** Adds up expenses; an expense is pending when its estado is exactly `pendiente`. */
export function summarize(gastos: readonly Gasto[]): Totals {
  return {
    count: gastos.length,
    total: totalOf(gastos),
    pending: totalOf(gastos.filter((gasto) => gasto.estado === 'pendiente')),
  };
}

/** The days of a list as far as its first `count` expenses go. A day that is cut keeps its whole total. */
export function firstGastos(days: readonly GastosOfDay[], count: number): GastosOfDay[] {
  const first: GastosOfDay[] = [];
  let left = count;
  for (const day of days) {
    if (left <= 0) break;
    first.push(day.gastos.length <= left ? day : { ...day, gastos: day.gastos.slice(0, left) });
    left -= day.gastos.length;
  }
  return first;
}

function totalOf(gastos: readonly Gasto[]): Cents {
  return sumCents(gastos.map((gasto) => gasto.cantidad));
}
