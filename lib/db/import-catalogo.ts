import type { CatalogoFields, CatalogoTable } from '@/lib/domain/entities';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import { planCatalogo, type PlannedEntry } from '@/lib/import/import-plan';
import type { CatalogoEntry } from '@/lib/import/read-catalogo';
import { defineIds, idsToLookUp, type IdSpace, type Presence } from '@/lib/import/remap';
import { reject, type ImportSummary, type RowRefusal } from '@/lib/import/import-summary';
import { addRow, getRow, listRows } from './catalogo-rows';
import type { GastosDatabase } from './database';
import { endsTransaction, errorName } from './storage-error';

/** The ids of an import's categories or methods; local ids that were looked up are remembered in `local`. */
export type GrowingIdSpace = IdSpace & { local: Map<number, Presence> };

/**
 * Writes what is planned for a table, within the current transaction. Answers where the ids of all entries lead, and the
 * ids and fingerprints of the rows that were added; notes the entries that the rules or the database refuse.
 */
export async function importCatalogo<Name extends CatalogoTable>(
  db: GastosDatabase,
  table: Name,
  entries: readonly CatalogoEntry<CatalogoFields[Name]>[],
  summary: ImportSummary,
  advance: (items: number) => void,
): Promise<{ ids: GrowingIdSpace; added: number[]; fingerprints: number[] }> {
  const stored = await listRows(db, table);
  const localIds = new Map(stored.map(({ id, nombre }) => [nombre, id]));
  const planned = planCatalogo(entries, stored);
  // All are asked for at once: waiting for each takes longer than writing it.
  const written = await Promise.all(planned.map((entry) => writeEntry(db, table, entry)));
  const added: number[] = [];
  const fingerprints: number[] = [];
  for (const entry of written) {
    if (entry.act === 'added') {
      localIds.set(entry.nombre, entry.id);
      added.push(entry.id);
      fingerprints.push(entry.fingerprint);
    } else if (entry.act === 'reject') {
      reject(summary, { kind: table, nombre: entry.nombre, fault: entry.fault });
    }
  }
  advance(entries.length);
  return { ids: { defined: defineIds(entries, localIds), local: new Map() }, added, fingerprints };
}

/** Adds the row that is planned for an entry, if any, and answers its id, or why there is none. */
async function writeEntry<Name extends CatalogoTable>(
  db: GastosDatabase,
  table: Name,
  planned: PlannedEntry<CatalogoFields[Name]>,
) {
  if (planned.act !== 'add') return planned;
  const { nombre } = planned.fields;
  try {
    const id = await addRow(db, table, planned.fields);
    return { act: 'added' as const, nombre, id, fingerprint: fingerprintOf(planned.fields) };
  } catch (error) {
    if (endsTransaction(error)) throw error;
    const fault: RowRefusal = { code: 'refused', name: errorName(error) };
    return { act: 'reject' as const, nombre, fault };
  }
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
