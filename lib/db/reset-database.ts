import { Dexie, type Table } from 'dexie';
import type { ResetRecord } from '@/lib/import/import-record';
import type { GastosDatabase } from './database';

/** One transaction. The commit waits for `beforeCommit`, which gets the last ids for is-reset.ts. */
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
