import type { Table } from 'dexie';
import type { ResetRecord } from '@/lib/import/import-record';
import type { GastosDatabase } from './database';

/** True if a reset was committed. Rows stored later have other ids: none is given twice. */
export async function isReset(db: GastosDatabase, last: ResetRecord['last']): Promise<boolean> {
  const left = await Promise.all([
    hasIdUpTo(db.gastos, last.gastos),
    hasIdUpTo(db.categorias, last.categorias),
    hasIdUpTo(db.metodosPago, last.metodosPago),
  ]);
  return !left.includes(true);
}

async function hasIdUpTo(table: Pick<Table<unknown, number>, 'where'>, last: number): Promise<boolean> {
  return (await table.where(':id').belowOrEqual(last).limit(1).primaryKeys()).length > 0;
}
