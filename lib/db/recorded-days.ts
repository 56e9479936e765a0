import type { Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { readableGasto } from '@/lib/domain/readable-rows';
import type { GastosDatabase } from './database';

/** Answers null without expenses of an existing day. */
export async function firstFecha(db: GastosDatabase): Promise<Fecha | null> {
  const first = await db.gastos.orderBy('fecha').filter(hasFecha).first();
  return first?.fecha ?? null;
}

/** Answers the newest day with expenses up to a day; null without any. */
export async function lastFechaThrough(db: GastosDatabase, fecha: Fecha): Promise<Fecha | null> {
  const last = await db.gastos.where('fecha').belowOrEqual(fecha).reverse().filter(hasFecha).first();
  return last?.fecha ?? null;
}

function hasFecha(stored: Gasto): boolean {
  return readableGasto(stored).fecha !== '';
}
