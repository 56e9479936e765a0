import { Dexie } from 'dexie';
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
