import { addToCatalogo, editInCatalogo, removeFromCatalogo } from '@/lib/db/edit-catalogo';
import { CATALOGO_RULES } from '@/lib/domain/catalogo-rules';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable, CategoriaFields, Starters } from '@/lib/domain/entities';
import { perform } from './history';

/** Creates a category or a method. Answers what was done, or why nothing was stored. */
export function createRow(table: CatalogoTable, fields: CategoriaFields) {
  return perform(`${table}-added`, (db) =>
    addToCatalogo(db, table, [CATALOGO_RULES[table].storedFields(fields)]),
  );
}

/** Creates the starters of a table that is empty. Answers what was done, or why nothing was stored. */
export function createStarters(table: CatalogoTable, starters: Starters) {
  return perform(`${table}-added`, (db) => addToCatalogo(db, table, starters[table]));
}

/** Edits a category or a method that still is as the person saw it. Answers what was done, or why nothing was stored. */
export function editRow(table: CatalogoTable, before: CatalogoRow, fields: CategoriaFields) {
  return perform(`${table}-edited`, (db) =>
    editInCatalogo(db, table, before, CATALOGO_RULES[table].storedFields(fields)),
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
  return perform(`${table}-${by}`, (db) => removeFromCatalogo(db, table, ids, destination));
}
