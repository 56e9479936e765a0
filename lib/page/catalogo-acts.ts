import {
  addToCatalogo,
  CATEGORIA_PART,
  editInCatalogo,
  METODO_PAGO_PART,
  removeFromCatalogo,
} from '@/lib/db/edit-catalogo';
import { metodoPagoFieldsOf, type CatalogoRow, type CatalogoTable } from '@/lib/domain/catalogo-entry';
import type { CategoriaFields, MetodoPagoFields } from '@/lib/domain/entities';
import { perform } from './history';

/** The rows that an empty catalogue may begin with. */
type Starters = { categorias: readonly CategoriaFields[]; metodosPago: readonly MetodoPagoFields[] };

const NOUN = { categorias: 'categoria', metodosPago: 'metodo' } as const;

/** Creates a category or a method. Answers what was done, or why nothing was stored. */
export function createRow(table: CatalogoTable, fields: CategoriaFields) {
  return perform(`${NOUN[table]}-added`, (db) =>
    table === 'categorias'
      ? addToCatalogo(db, CATEGORIA_PART, [fields])
      : addToCatalogo(db, METODO_PAGO_PART, [metodoPagoFieldsOf(fields)]),
  );
}

/** Creates the starters of a table that is empty. Answers what was done, or why nothing was stored. */
export function createStarters(table: CatalogoTable, starters: Starters) {
  return perform(`${NOUN[table]}-added`, (db) =>
    table === 'categorias'
      ? addToCatalogo(db, CATEGORIA_PART, starters.categorias)
      : addToCatalogo(db, METODO_PAGO_PART, starters.metodosPago),
  );
}

/** Edits a category or a method that still is as the person saw it. Answers what was done, or why nothing was stored. */
export function editRow(table: CatalogoTable, before: CatalogoRow, fields: CategoriaFields) {
  return perform(`${NOUN[table]}-edited`, (db) =>
    table === 'categorias'
      ? editInCatalogo(db, CATEGORIA_PART, before, fields)
      : editInCatalogo(db, METODO_PAGO_PART, before, metodoPagoFieldsOf(fields)),
  );
}

/**
 * Deletes or merges categories or methods; their expenses move to the destination. Without one only rows that are not in
 * use are removed. Answers what was done, or why everything stayed.
 */
export function removeRows(
  table: CatalogoTable,
  by: 'deleted' | 'merged',
  ids: readonly number[],
  destination: number | null,
) {
  return perform(`${NOUN[table]}-${by}`, (db) =>
    table === 'categorias'
      ? removeFromCatalogo(db, CATEGORIA_PART, ids, destination)
      : removeFromCatalogo(db, METODO_PAGO_PART, ids, destination),
  );
}
