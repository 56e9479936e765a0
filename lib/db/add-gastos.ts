import { Dexie } from 'dexie';
import type { GastoFields } from '@/lib/domain/entities';
import type { GastosDatabase } from './database';
import { endsTransaction, errorName } from './storage-error';

type AddedGastos = {
  refused: ReadonlyMap<number, string>;
  /** In order; null if some rows were refused, because the database then names none. */
  ids: readonly number[] | null;
};

/** Within the current transaction; rejects if that is over. */
export function addGastos(db: GastosDatabase, gastos: readonly GastoFields[]): PromiseLike<AddedGastos> {
  // Not async: several calls may run at once, and each must stay in the transaction's zone.
  return db.gastos.bulkAdd(gastos, { allKeys: true }).then(
    (ids) => ({ refused: new Map(), ids }),
    (error: unknown) => ({ refused: refusedRows(error), ids: null }),
  );
}

export function idsAfter(db: GastosDatabase, id: number): PromiseLike<number[]> {
  return db.gastos.where(':id').above(id).primaryKeys();
}

/** -Infinity without expenses. */
export async function newestId(db: GastosDatabase): Promise<number> {
  const [id] = await db.gastos.orderBy(':id').reverse().limit(1).primaryKeys();
  return id ?? -Infinity;
}

/** Throws other errors on. */
function refusedRows(error: unknown): ReadonlyMap<number, string> {
  if (!(error instanceof Dexie.BulkError)) throw error;
  const refused = new Map<number, string>();
  for (const [position, cause] of Object.entries(error.failuresByPos)) {
    if (endsTransaction(cause)) throw cause;
    refused.set(Number(position), errorName(cause));
  }
  return refused;
}
