import type { Table } from 'dexie';
import type { CatalogoFields, CatalogoTable, RowOf } from '@/lib/domain/entities';
import { readableRow } from '@/lib/domain/readable-rows';
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
  db: GastosDatabase,
  name: Name,
): Promise<RowOf<Name>[]> {
  const stored = await catalogoTable(db, name).toArray();
  return stored.map((row) => readableRow(name, row));
}

/** No row has this nombre, so no unique index refuses it. */
const NAMELESS_ROW = { nombre: '' };

/** The database tells them only for added rows, so a transaction adds two and is aborted. */
export function peekNextIds(db: GastosDatabase): Promise<{ categorias: number; metodosPago: number }> {
  return new Promise((resolve, reject) => {
    const transaction = db.backendDB().transaction(['categorias', 'metodosPago'], 'readwrite');
    const categoria = transaction.objectStore('categorias').add(NAMELESS_ROW);
    const metodoPago = transaction.objectStore('metodosPago').add(NAMELESS_ROW);
    let ids: { categorias: number; metodosPago: number } | null = null;
    metodoPago.onsuccess = () => {
      ids = { categorias: Number(categoria.result), metodosPago: Number(metodoPago.result) };
      transaction.abort();
    };
    transaction.onabort = () => {
      if (ids) resolve(ids);
      else reject(transaction.error ?? new DOMException('No ids were given', 'AbortError'));
    };
  });
}
