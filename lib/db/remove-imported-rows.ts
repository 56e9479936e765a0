import { Dexie } from 'dexie';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import type { ImportedRows, ImportUndone } from '@/lib/import/import-record';
import { eachChunkOfGastos } from './chunks';
import type { GastosDatabase } from './database';

/**
 * What to do with those expenses of an import that were edited since: ask the person, keep them, or remove them too.
 */
export type EditedRows = 'ask' | 'keep' | 'remove';

/** Thrown inside a transaction to end it with nothing written. */
class EditedSince extends Error {
  constructor(readonly edited: number) {
    super('Edited since');
  }
}

/**
 * Removes, in one transaction, what an import added and is still there, and the categories and methods that it created
 * and no expense needs. If rows were edited since and are to be asked about, answers how many and changes nothing.
 * The commit waits for `beforeCommit`. Rejects with Dexie's error, nothing changed, if it cannot be done.
 */
export async function removeImportedRows(
  db: GastosDatabase,
  rows: ImportedRows,
  edited: EditedRows,
  beforeCommit: () => Promise<void>,
): Promise<ImportUndone | { edited: number }> {
  try {
    return await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
      const { unchanged, changed } = await lookAtGastos(db, rows);
      if (edited === 'ask' && changed.length > 0) throw new EditedSince(changed.length);
      const kept = edited === 'keep' ? changed : [];
      await removeGastos(db, rows, kept);
      const unused = await unusedAmong(db, rows);
      await db.categorias.bulkDelete([...unused.categorias]);
      await db.metodosPago.bulkDelete([...unused.metodosPago]);
      await Dexie.waitFor(beforeCommit);
      return {
        gastos: unchanged + changed.length - kept.length,
        kept: kept.length,
        categorias: unused.categorias.size,
        metodosPago: unused.metodosPago.size,
      };
    });
  } catch (error) {
    if (error instanceof EditedSince) return { edited: error.edited };
    throw error;
  }
}

/** How many of an import's expenses were edited since. */
export async function countEdited(db: GastosDatabase, rows: ImportedRows): Promise<number> {
  const { changed } = await lookAtGastos(db, rows);
  return changed.length;
}

/** How many of an import's expenses are as they were, and the ids of those that are not. */
async function lookAtGastos(
  db: GastosDatabase,
  { firstGasto, fingerprints }: ImportedRows,
): Promise<{ unchanged: number; changed: number[] }> {
  const changed: number[] = [];
  let unchanged = 0;
  if (firstGasto === null) return { unchanged, changed };
  await eachChunkOfGastos(
    db,
    (chunk) => {
      for (const gasto of chunk) {
        if (fingerprintOf(gasto) === fingerprints[gasto.id - firstGasto]) unchanged += 1;
        else changed.push(gasto.id);
      }
      return true;
    },
    { after: firstGasto - 1, to: firstGasto + fingerprints.length - 1 },
  );
  return { unchanged, changed };
}

/**
 * Removes the expenses of an import except some, which are given in the order of their ids; each range between them
 * at once.
 */
async function removeGastos(
  db: GastosDatabase,
  { firstGasto, fingerprints }: ImportedRows,
  kept: readonly number[],
): Promise<void> {
  if (firstGasto === null) return;
  let start = firstGasto;
  for (const end of [...kept, firstGasto + fingerprints.length]) {
    if (end > start) await db.gastos.where(':id').between(start, end).delete();
    start = end + 1;
  }
}

/** The categories and methods of an import that no expense uses. */
async function unusedAmong(
  db: GastosDatabase,
  rows: ImportedRows,
): Promise<{ categorias: ReadonlySet<number>; metodosPago: ReadonlySet<number> }> {
  const stored = {
    categorias: await db.categorias.where(':id').anyOf(rows.categorias).primaryKeys(),
    metodosPago: await db.metodosPago.where(':id').anyOf(rows.metodosPago).primaryKeys(),
  };
  const categorias = new Set(stored.categorias);
  const metodosPago = new Set(stored.metodosPago);
  if (categorias.size + metodosPago.size > 0)
    await eachChunkOfGastos(db, (chunk) => {
      for (const { categoriaId, metodoPagoId } of chunk) {
        categorias.delete(categoriaId);
        metodosPago.delete(metodoPagoId);
      }
      return categorias.size + metodosPago.size > 0;
    });
  return { categorias, metodosPago };
}
