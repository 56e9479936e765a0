import { Dexie } from 'dexie';
import { compareTallies, type Tallies } from '@/lib/domain/tally';
import type { FileContent } from '@/lib/import/parse-file';
import type { ImportedRows } from '@/lib/import/import-record';
import type { ImportSummary } from '@/lib/import/import-summary';
import type { GastosDatabase } from './database';
import { importContent, type ImportControl } from './import-content';
import { tallyImported } from './tally-imported';

/**
 * New ids, one transaction. Rejects with nothing changed if the counts differ from `expected`, or the stored tally
 * from the file's. The commit waits for `beforeCommit`.
 */
export async function replaceWithImport(
  db: GastosDatabase,
  content: FileContent,
  expected: ImportSummary,
  control: Omit<ImportControl, 'beforeCommit'> & { beforeCommit: () => Promise<void> },
): Promise<{ summary: ImportSummary; tallies: Tallies; rows: ImportedRows }> {
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    const { onPercent, signal, beforeCommit } = control;
    const options = { skipDuplicates: false, ownIdsOnly: true };
    const imported = await importContent(db, content, options, { onPercent, signal });
    for (const count of ['imported', 'categorias', 'metodosPago'] as const)
      if (imported.summary[count] !== expected[count]) throw new Error(`Not all could be stored: ${count}`);
    const { summary, inFile, rows } = imported;
    const tallies = { inFile, stored: await tallyImported(db, rows) };
    if (compareTallies(tallies).length > 0) throw new Error('What is stored is not what the file holds');
    await Dexie.waitFor(beforeCommit);
    return { summary, tallies, rows };
  });
}
