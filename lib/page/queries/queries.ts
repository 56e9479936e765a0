import type { DataReader } from '@/lib/db/stored-table';
import { listGastosByIds, listGastosOfMes, listLatestGastos } from '@/lib/db/stored-rows';
import { readCatalogo } from '@/lib/db/read-gastos';
import type { Fecha, Mes } from '@/lib/domain/dates';
import { byId, type Gasto } from '@/lib/domain/entities';
import { hasCents } from '@/lib/domain/reembolsos';
import { dataQuery, type StoredQuery } from './query';
import { wholeAmounts } from '@/lib/page/storage/stored-notes';

/** Newest first. */
export function gastosOfMes(mes: Mes): StoredQuery<{ mes: Mes; gastos: Gasto[] }> {
  return dataQuery(mes, async (data) => ({ mes, gastos: await readMes(data, mes) }));
}

export async function readMes(data: DataReader, mes: Mes): Promise<Gasto[]> {
  const gastos = await listGastosOfMes(data, mes);
  await noteRead(gastos);
  return gastos;
}

/** Up to this many expenses, there is nothing to sum up yet. */
export const FIRST_GASTOS = 10;

/** At most {@link FIRST_GASTOS} through `today`. */
export function latestGastos(today: Fecha) {
  return dataQuery(`latest ${today}`, async (data) => {
    const latest = await listLatestGastos(data, today, FIRST_GASTOS);
    await noteRead(latest.gastos);
    return latest;
  });
}

/** Missing ones are left out. */
export function gastosByIds(ids: readonly number[]): StoredQuery<ReadonlyMap<number, Gasto>> {
  return dataQuery(`ids ${ids.join()}`, async (data) => byId(await listGastosByIds(data, ids)));
}

export const catalogo = dataQuery('catalogo', readCatalogo);

/** Fulfilled once the note fits the rows that a screen is about to show, however they came. Never rejects. */
async function noteRead(gastos: readonly Gasto[]): Promise<void> {
  const areWhole = wholeAmounts.read();
  if (areWhole && gastos.some(hasCents)) wholeAmounts.write(false);
  if (areWhole !== null || gastos.length === 0) return;
  // Data that no visit has looked at are rare: the module is not in the first load.
  await import('./learn-amounts').then(({ learnAmounts }) => learnAmounts()).catch(() => undefined);
}
