import type { Table } from 'dexie';
import type { CatalogoFields, CatalogoTable, RowOf } from '@/lib/domain/entities';
import { readableRow } from '@/lib/domain/readable-rows';
import type { GastosDatabase } from './database';

/** The two tables as {@link GastosDatabase} has them, so that one can be looked up by its name. */
type CatalogoTables = {
  [Name in CatalogoTable]: Table<RowOf<Name>, number, CatalogoFields[Name]>;
};

/** A table of the catalogue by its name. */
export function catalogoTable<Name extends CatalogoTable>(
  db: CatalogoTables,
  name: Name,
): CatalogoTables[Name] {
  return db[name];
}

/** Looks up a row by its exact nombre. */
export function findRowByNombre<Name extends CatalogoTable>(
  db: GastosDatabase,
  name: Name,
  nombre: string,
): Promise<RowOf<Name> | undefined> {
  return catalogoTable(db, name).get({ nombre });
}

/** Looks up a row by its local id. */
export function getRow<Name extends CatalogoTable>(
  db: GastosDatabase,
  name: Name,
  id: number,
): Promise<RowOf<Name> | undefined> {
  return catalogoTable(db, name).get(id);
}

/** Adds a row and answers its id. Rejects with ConstraintError if its nombre exists. */
export function addRow<Name extends CatalogoTable>(
  db: GastosDatabase,
  name: Name,
  fields: CatalogoFields[Name],
): Promise<number> {
  return catalogoTable(db, name).add({ ...fields });
}

/** Every row of a table as readable-rows.ts makes it, in the order of their ids. */
export async function listRows<Name extends CatalogoTable>(
  db: GastosDatabase,
  name: Name,
): Promise<RowOf<Name>[]> {
  const stored = await catalogoTable(db, name).toArray();
  return stored.map((row) => readableRow(name, row));
}
