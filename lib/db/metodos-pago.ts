import type { MetodoPago, MetodoPagoFields } from '@/lib/domain/entities';
import { readableMetodoPago } from '@/lib/domain/readable-rows';
import type { GastosDatabase } from './database';

/** Looks up a payment method by its exact nombre. */
export function findMetodoPagoByNombre(db: GastosDatabase, nombre: string): Promise<MetodoPago | undefined> {
  return db.metodosPago.get({ nombre });
}

/** Looks up a payment method by its local id. */
export function getMetodoPago(db: GastosDatabase, id: number): Promise<MetodoPago | undefined> {
  return db.metodosPago.get(id);
}

/** Adds a payment method and answers its id. Rejects with ConstraintError when its nombre exists. */
export function addMetodoPago(db: GastosDatabase, metodoPago: MetodoPagoFields): Promise<number> {
  return db.metodosPago.add({ ...metodoPago });
}

/** Every payment method as readable-rows.ts makes it, in the order of their ids. */
export async function listMetodosPago(db: GastosDatabase): Promise<MetodoPago[]> {
  return (await db.metodosPago.toArray()).map(readableMetodoPago);
}
