import type { Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { readableGasto } from '@/lib/domain/readable-rows';
import type { DataReader } from './stored-table';
import { datedFirst, newestDays } from './stored-rows';

/* Lists that no first paint needs. */

export async function listGastosAfter(db: DataReader, fecha: Fecha, count: number): Promise<Gasto[]> {
  const gastos = await db.gastos.where('fecha').above(fecha).limit(count).toArray();
  return gastos.map(readableGasto).filter((gasto) => gasto.fecha > fecha);
}

export async function listNewestGastos(db: DataReader, count: number): Promise<Gasto[]> {
  // Whole days first, which come in one piece.
  const days = await newestDays(db, count);
  const oldest = days.at(-1)?.fecha;
  const rest = oldest === undefined ? db.gastos.orderBy('fecha') : db.gastos.where('fecha').below(oldest);
  const others = await rest
    .reverse()
    .limit(count - days.length)
    .toArray();
  return datedFirst([...days, ...others]);
}
