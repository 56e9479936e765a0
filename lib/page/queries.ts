import { storedQuery, type StoredQuery } from '@/lib/db/query';
import { listGastosByIds, listGastosOfMes, listLatestGastos } from '@/lib/db/gasto-rows';
import { readCatalogo } from '@/lib/db/read-gastos';
import type { Fecha, Mes } from '@/lib/domain/dates';
import { byId, type Gasto } from '@/lib/domain/entities';
import { pageDatabase } from './page-database';

/** Newest first. */
export type GastosOfMes = { mes: Mes; gastos: Gasto[] };

export function gastosOfMes(mes: Mes): StoredQuery<GastosOfMes> {
  return storedQuery(mes, async () => ({ mes, gastos: await listGastosOfMes(pageDatabase, mes) }));
}

/** Up to this many expenses, there is nothing to sum up yet. */
export const FIRST_GASTOS = 10;

/** At most {@link FIRST_GASTOS} through `today`. */
export function latestGastos(today: Fecha) {
  return storedQuery(`latest ${today}`, () => listLatestGastos(pageDatabase, today, FIRST_GASTOS));
}

/** Missing ones are left out. */
export function gastosByIds(ids: readonly number[]): StoredQuery<ReadonlyMap<number, Gasto>> {
  return storedQuery(`ids ${ids.join()}`, async () => byId(await listGastosByIds(pageDatabase, ids)));
}

export const catalogo = storedQuery('catalogo', () => readCatalogo(pageDatabase));
