import { Dexie, type Table } from 'dexie';
import type { ResetRecord } from '@/lib/import/import-record';
import { chunksOf } from './chunks';
import type { CopyContent } from './copies';
import type { GastosDatabase } from './database';

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

/** One transaction. The commit waits for `beforeCommit`, which gets the last ids for reconcile-imports.ts. */
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
