import { addToCatalogo, editInCatalogo, removeFromCatalogo } from '@/lib/db/edit-catalogo';
import { CATALOGO_RULES } from '@/lib/domain/catalogo-rules';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable, CategoriaFields, Starters } from '@/lib/domain/entities';
import { perform } from './history';

/** Answers the act, or the reason why nothing was stored. */
export function createRow(table: CatalogoTable, fields: CategoriaFields) {
  return perform(`${table}-added`, (db) =>
    addToCatalogo(db, table, [CATALOGO_RULES[table].storedFields(fields)]),
  );
}

/** Creates the starters of an empty table. Answers as {@link createRow}. */
export function createStarters(table: CatalogoTable, starters: Starters) {
  return perform(`${table}-added`, (db) => addToCatalogo(db, table, starters[table]));
}

/** Edits a row that still equals `before`. Answers as {@link createRow}. */
export function editRow(table: CatalogoTable, before: CatalogoRow, fields: CategoriaFields) {
  return perform(`${table}-edited`, (db) =>
    editInCatalogo(db, table, before, CATALOGO_RULES[table].storedFields(fields)),
  );
}

/**
 * Deletes or merges rows and moves their expenses to `destination`; without it only unused rows go. Answers as
 * {@link createRow}.
 */
export function removeRows(
  table: CatalogoTable,
  by: 'deleted' | 'merged',
  ids: readonly number[],
  destination: number | null,
) {
  return perform(`${table}-${by}`, (db) => removeFromCatalogo(db, table, ids, destination));
}
