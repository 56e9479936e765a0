import { changeOf, sameRow, type Change, type RowChange } from '@/lib/domain/change';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import type { GastosDatabase } from './database';
import { followedChunksOf, type WriteControl } from './followed-write';
import { deleteRows, inKeyOrder, putRows, readRows } from './rows-by-id';

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
    for (const chunk of followedChunksOf(inKeyOrder(ids), control)) {
      const { rows } = await readRows(db.gastos, chunk);
      const changes = stored(rows)
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
    for (const chunk of followedChunksOf(inKeyOrder(ids), control)) {
      const { rows, among } = await readRows(db.gastos, chunk);
      const removed = stored(rows);
      await deleteRows(db.gastos, removed, { ofAll: ids.length, isFirst: gastos.length === 0, among });
      for (const before of removed) gastos.push({ id: before.id, before, after: null });
    }
    return changeOf({ gastos });
  });
}

function stored(rows: readonly (Gasto | undefined)[]): Gasto[] {
  return rows.filter((gasto) => gasto !== undefined);
}
