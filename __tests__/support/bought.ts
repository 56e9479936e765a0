import { addDays, addMesesToFecha, type Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { findRecurring } from '@/lib/domain/recurring/recurring';
import { buildGasto } from './build-gasto';
import { newestFirst } from './build-query';
import { indexGasto } from './index-gastos';

/** The day on which the tests of what repeats take place. */
export const TODAY = '2026-10-05';

/** What a person might have bought: a nombre, an amount, and the days. */
export type Bought = [nombre: string, cantidad: number, ...fechas: Fecha[]];

/** Expenses of purchases, numbered as they come. */
export function gastosOf(...bought: Bought[]): Gasto[] {
  return bought
    .flatMap(([nombre, cantidad, ...fechas]) => fechas.map((fecha) => ({ nombre, cantidad, fecha })))
    .map((fields, place) => buildGasto({ ...fields, id: place + 1 }));
}

/** What is found, a line each: «Alquiler monthly ×3 2026-10-01 > 2026-11-01». */
export function found(gastos: readonly Gasto[], today = TODAY): string[] {
  return findRecurring(newestFirst(gastos).map(indexGasto), today).map(
    ({ nombre, cadence, count, last, next }) => `${nombre} ${cadence} ×${count} ${last.fecha} > ${next}`,
  );
}

/** So many days, `days` apart. */
export function every(days: number, from: Fecha, count: number): Fecha[] {
  return Array.from({ length: count }, (_, place) => addDays(from, place * days));
}

/** So many days, each a month after the last, or `months`. */
export function everyMes(from: Fecha, count: number, meses = 1): Fecha[] {
  return Array.from({ length: count }, (_, place) => addMesesToFecha(from, place * meses));
}

/** Amounts for days, one each. */
export function priced(nombre: string, fechas: readonly Fecha[], cantidades: readonly number[]): Bought[] {
  return fechas.map((fecha, place) => [nombre, cantidades[place % cantidades.length] ?? 0, fecha]);
}
