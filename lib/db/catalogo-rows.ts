import type { Table } from 'dexie';
import type { CatalogoFields, CatalogoTable, RowOf } from '@/lib/domain/entities';
import { readableRow } from '@/lib/domain/readable-rows';
import type { DataReader, ReadTable } from './stored-table';

export type CatalogoTables = {
  [Name in CatalogoTable]: Table<RowOf<Name>, number, CatalogoFields[Name]>;
};

export function catalogoTable<Name extends CatalogoTable>(
  db: CatalogoTables,
  name: Name,
): CatalogoTables[Name] {
  return db[name];
}

/** As readable-rows.ts makes them, by id. */
export async function listRows<Name extends CatalogoTable>(
  db: DataReader,
  name: Name,
): Promise<RowOf<Name>[]> {
  const table = db[name] as unknown as ReadTable<RowOf<Name>>;
  const stored = await table.toArray();
  return stored.map((row) => readableRow(name, row));
}
