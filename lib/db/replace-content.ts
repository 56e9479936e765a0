import { Dexie, type Table } from 'dexie';
import { compareTallies, type Tallies } from '@/lib/domain/tally';
import type { ImportedRows, ImportSummary, ResetRecord } from '@/lib/import/import-summary';
import type { FileContent } from '@/lib/import/parse-file';
import { chunksOf } from './rows-by-id';
import type { CopyContent } from './copies';
import type { GastosDatabase } from './databases';
import { importContent, type ImportControl, tallyImported } from './write-import';

const BATCH_GASTOS = 2000;

/** Ids included, in one transaction; the commit waits for `beforeCommit`. */
export async function replaceContent(
  db: GastosDatabase,
  content: CopyContent,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    await db.categorias.bulkAdd(content.categorias);
    await db.metodosPago.bulkAdd(content.metodosPago);
    for (const chunk of chunksOf(content.gastos, BATCH_GASTOS)) await db.gastos.bulkAdd(chunk);
    await Dexie.waitFor(beforeCommit);
  });
}

/** One transaction. The commit waits for `beforeCommit`, which gets the last ids for reconcileImports. */
export async function resetDatabase(
  db: GastosDatabase,
  beforeCommit?: (last: ResetRecord['last']) => Promise<void>,
): Promise<void> {
  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    const [gastos, categorias, metodosPago] = await Promise.all([
      lastIdOf(db.gastos),
      lastIdOf(db.categorias),
      lastIdOf(db.metodosPago),
    ]);
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    if (beforeCommit) await Dexie.waitFor(() => beforeCommit({ gastos, categorias, metodosPago }));
  });
}

type Rows = Pick<Table<unknown, number>, 'orderBy'>;

async function lastIdOf(table: Rows): Promise<number> {
  const [last] = await table.orderBy(':id').reverse().limit(1).primaryKeys();
  return last ?? 0;
}

/**
 * Under new ids, in one transaction. Rejects with nothing changed if the counts differ from `expected`, or the stored
 * tally from the file's. The commit waits for `beforeCommit`.
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
