import { changeOf, sameRow, type Change, type RowChange } from '@/lib/domain/change';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import { deleteRows, putRows } from './chunks';
import type { GastosDatabase } from './database';
import { followedChunksOf, type WriteControl } from './followed-write';

/**
 * Gives fields to many expenses in one transaction and answers what changed. Expenses that are gone, and those that
 * have these values already, are left out. Rejects with Dexie's error if nothing could be written.
 */
export async function editGastos(
  db: GastosDatabase,
  ids: readonly number[],
  fields: Partial<GastoFields>,
  control?: WriteControl,
): Promise<Change> {
  return db.transaction('rw', db.gastos, async () => {
    const gastos: RowChange<Gasto>[] = [];
    for (const chunk of followedChunksOf(ids, control)) {
      const changes = (await storedGastos(db, chunk))
        .map((before) => ({ id: before.id, before, after: { ...before, ...fields } }))
        .filter(({ before, after }) => !sameRow(before, after));
      await putRows(
        db.gastos,
        changes.map(({ after }) => after),
        ids.length,
      );
      gastos.push(...changes);
    }
    return changeOf({ gastos });
  });
}

/** Deletes many expenses in one transaction and answers what they were; those that are gone are left out. */
export async function deleteGastos(
  db: GastosDatabase,
  ids: readonly number[],
  control?: WriteControl,
): Promise<Change> {
  return db.transaction('rw', db.gastos, async () => {
    const gastos: RowChange<Gasto>[] = [];
    for (const chunk of followedChunksOf(ids, control)) {
      const stored = await storedGastos(db, chunk);
      await deleteRows(db.gastos, stored, ids.length, gastos.length === 0);
      for (const before of stored) gastos.push({ id: before.id, before, after: null });
    }
    return changeOf({ gastos });
  });
}

async function storedGastos(db: GastosDatabase, ids: readonly number[]): Promise<Gasto[]> {
  const stored = await db.gastos.bulkGet([...ids]);
  return stored.filter((gasto) => gasto !== undefined);
}
