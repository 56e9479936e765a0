import type { CatalogoFields, CatalogoTable } from '@/lib/domain/entities';
import { planCatalogo } from '@/lib/import/import-plan';
import type { CatalogoEntry } from '@/lib/import/read-catalogo';
import { defineIds, idsToLookUp, type IdSpace, type Presence } from '@/lib/import/remap';
import { reject, type ImportSummary } from '@/lib/import/import-summary';
import { addRow, getRow, listRows } from './catalogo-rows';
import type { GastosDatabase } from './database';
import { endsTransaction, errorName } from './storage-error';

/** The ids of an import's categories or methods; local ids that were looked up are remembered in `local`. */
export type GrowingIdSpace = IdSpace & { local: Map<number, Presence> };

/**
 * Writes what is planned for a table, within the current transaction. Answers where the ids of all entries lead and the
 * ids of the rows that were added; notes the entries that the rules or the database refuse.
 */
export async function importCatalogo<Name extends CatalogoTable>(
  db: GastosDatabase,
  table: Name,
  entries: readonly CatalogoEntry<CatalogoFields[Name]>[],
  summary: ImportSummary,
  advance: (items: number) => void,
): Promise<{ ids: GrowingIdSpace; added: number[] }> {
  const stored = await listRows(db, table);
  const localIds = new Map(stored.map(({ id, nombre }) => [nombre, id]));
  const added: number[] = [];
  for (const planned of planCatalogo(entries, stored)) {
    if (planned.act === 'reject') {
      reject(summary, { kind: table, nombre: planned.nombre, fault: planned.fault });
    } else if (planned.act === 'add') {
      const { nombre } = planned.fields;
      try {
        const id = await addRow(db, table, planned.fields);
        localIds.set(nombre, id);
        added.push(id);
      } catch (error) {
        if (endsTransaction(error)) throw error;
        reject(summary, { kind: table, nombre, fault: { code: 'refused', name: errorName(error) } });
      }
    }
    advance(1);
  }
  return { ids: { defined: defineIds(entries, localIds), local: new Map() }, added };
}

/** Looks up, within the current transaction, the local ids among `wanted` that have not been looked up yet. */
export async function lookUpIds(
  db: GastosDatabase,
  table: CatalogoTable,
  ids: GrowingIdSpace,
  wanted: readonly number[],
): Promise<void> {
  await Promise.all(
    idsToLookUp(wanted, ids).map(async (id) => {
      try {
        ids.local.set(id, (await getRow(db, table, id)) ? 'present' : 'missing');
      } catch (error) {
        if (endsTransaction(error)) throw error;
        ids.local.set(id, 'unreadable');
      }
    }),
  );
}
