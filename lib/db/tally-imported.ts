import { Dexie } from 'dexie';
import { addToTally, emptyTally, talliedGastos, type StoredTally, type Tally } from '@/lib/domain/tally';
import type { ImportedRows } from '@/lib/import/import-record';
import { eachChunkOfGastos } from './chunks';
import type { GastosDatabase } from './database';
import { readCatalogo } from './read-gastos';

export function tallyImported(
  db: GastosDatabase,
  { firstGasto, fingerprints }: Pick<ImportedRows, 'firstGasto' | 'fingerprints'>,
): PromiseLike<Tally> {
  return db.transaction('r', [db.gastos, db.categorias, db.metodosPago], async () => {
    const tally = emptyTally();
    if (firstGasto === null) return tally;
    const catalogo = await readCatalogo(db);
    await eachChunkOfGastos(
      db,
      (gastos) => {
        addToTally(tally, talliedGastos(gastos, catalogo));
        return true;
      },
      { after: firstGasto - 1, to: firstGasto + (fingerprints.length - 1) },
    );
    return tally;
  });
}

/**
 * Call it in the adding transaction; it reads first after the commit, and later writes wait for it. Never rejects.
 */
export async function tallyNext(db: GastosDatabase, rows: ImportedRows): Promise<StoredTally> {
  try {
    return await Dexie.ignoreTransaction(() => tallyImported(db, rows));
  } catch {
    return 'unread';
  }
}
