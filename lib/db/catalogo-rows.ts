import type { Table } from 'dexie';
import type { CatalogoFields, CatalogoTable, RowOf } from '@/lib/domain/entities';
import { readableRow } from '@/lib/domain/readable-rows';
import type { DataReader, ReadTable } from './data-reader';
import type { GastosDatabase } from './database';

type CatalogoTables = {
  [Name in CatalogoTable]: Table<RowOf<Name>, number, CatalogoFields[Name]>;
};

export function catalogoTable<Name extends CatalogoTable>(
  db: CatalogoTables,
  name: Name,
): CatalogoTables[Name] {
  return db[name];
}

export function getRow<Name extends CatalogoTable>(
  db: GastosDatabase,
  name: Name,
  id: number,
): Promise<RowOf<Name> | undefined> {
  return catalogoTable(db, name).get(id);
}

/** Rejects with ConstraintError if the nombre exists. */
export function addRow<Name extends CatalogoTable>(
  db: GastosDatabase,
  name: Name,
  fields: CatalogoFields[Name],
): Promise<number> {
  return catalogoTable(db, name).add({ ...fields });
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
