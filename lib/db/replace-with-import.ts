import { addToTally, compareTallies, emptyTally, talliedGastos, type Tally } from '@/lib/domain/tally';
import type { CheckedBackup } from '@/lib/import/check-backup';
import type { FileContent } from '@/lib/import/parse-file';
import type { ImportSummary } from '@/lib/import/summary';
import { eachChunkOfGastos } from './chunks';
import type { GastosDatabase } from './database';
import { importContent, type ImportControl } from './import-content';
import { readCatalogo } from './read-gastos';

/**
 * Puts what a checked file holds in the place of all data, under new ids, in one transaction. Rejects, with everything as
 * it was, where it cannot be completed, or where counts and sums by category, method and state are not the `expected`.
 */
export async function replaceWithImport(
  db: GastosDatabase,
  content: FileContent,
  expected: CheckedBackup,
  control: Omit<ImportControl, 'beforeCommit'>,
): Promise<ImportSummary> {
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    const { onPercent, signal } = control;
    const options = { skipDuplicates: false, ownIdsOnly: true };
    const summary = await importContent(db, content, options, { onPercent, signal });
    for (const count of ['imported', 'categorias', 'metodosPago'] as const)
      if (summary[count] !== expected.summary[count]) throw new Error(`Not all could be stored: ${count}`);
    if (compareTallies(expected.tally, await tallyStored(db)).length > 0)
      throw new Error('What was stored is not what the file holds');
    return summary;
  });
}

/** What is stored comes to, within the current transaction. */
async function tallyStored(db: GastosDatabase): Promise<Tally> {
  const catalogo = await readCatalogo(db);
  const tally = emptyTally();
  await eachChunkOfGastos(db, (chunk) => {
    addToTally(tally, talliedGastos(chunk, catalogo));
    return true;
  });
  return tally;
}
