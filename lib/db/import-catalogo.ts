import type { CatalogoFields, CatalogoTable } from '@/lib/domain/entities';
import type { CatalogoEntry } from '@/lib/import/read-catalogo';
import { defineIds, idsToLookUp, type IdSpace, type Presence } from '@/lib/import/remap';
import { reject, type ImportSummary } from '@/lib/import/import-summary';
import { addRow, findRowByNombre, getRow } from './catalogo-rows';
import type { GastosDatabase } from './database';
import { endsTransaction, errorName } from './storage-error';

/** The ids of an import's categories or methods; local ids that were looked up are remembered in `local`. */
export type GrowingIdSpace = IdSpace & { local: Map<number, Presence> };

/**
 * Within the current transaction, adds the entries whose nombre is new, one row a nombre; existing rows stay as
 * they are. Answers where the ids of all entries lead and the ids of the rows that were added; notes refused entries.
 */
export async function importCatalogo<Name extends CatalogoTable>(
  db: GastosDatabase,
  table: Name,
  entries: readonly CatalogoEntry<CatalogoFields[Name]>[],
  summary: ImportSummary,
  advance: (items: number) => void,
): Promise<{ ids: GrowingIdSpace; added: number[] }> {
  const localIds = new Map<string, number>();
  const added: number[] = [];
  for (const entry of entries) {
    if (!entry.ok) {
      reject(summary, { kind: table, nombre: entry.nombre, fault: entry.fault });
    } else if (!localIds.has(entry.fields.nombre)) {
      const { nombre } = entry.fields;
      try {
        const existing = await findRowByNombre(db, table, nombre);
        const id = existing?.id ?? (await addRow(db, table, entry.fields));
        localIds.set(nombre, id);
        if (!existing) added.push(id);
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
