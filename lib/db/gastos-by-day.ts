import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { readableGasto } from '@/lib/domain/readable-rows';
import { readCatalogo } from './read-gastos';
import { datedFirst } from './stored-rows';
import type { DataReader } from './stored-table';

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

/** Whole days, newest first: at most `count` expenses, none if the newest day has more. */
export async function readNewestDays(
  db: DataReader,
  count: number,
): Promise<{ catalogo: Catalogo; gastos: Gasto[] }> {
  const [catalogo, newest] = await Promise.all([readCatalogo(db), newestDays(db, count)]);
  return { catalogo, gastos: datedFirst(newest) };
}

/** As stored: a fecha may be any key of the database. */
async function newestDays(db: DataReader, count: number): Promise<Gasto[]> {
  const [cut] = await db.gastos.orderBy('fecha').reverse().offset(count).limit(1).keys();
  const newest =
    cut === undefined ? db.gastos.orderBy('fecha') : db.gastos.where('fecha').above(cut as IDBValidKey);
  return (await newest.toArray()).reverse();
}
