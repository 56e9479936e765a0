import type { CatalogoFields, CatalogoTable } from '@/lib/domain/entities';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import { planCatalogo, type PlannedEntry } from '@/lib/import/import-plan';
import type { CatalogoEntry } from '@/lib/import/read-catalogo';
import { defineIds, idsToLookUp, type IdSpace, type Presence } from '@/lib/import/remap';
import type { Rejection, RowRefusal } from '@/lib/import/import-summary';
import { addRow, getRow, listRows } from './catalogo-rows';
import type { GastosDatabase } from './database';
import { endsTransaction, errorName } from './storage-error';

/** The ids of an import's categories or methods; `local` remembers looked-up local ids. */
export type GrowingIdSpace = IdSpace & { local: Map<number, Presence> };

type ImportedCatalogo = {
  ids: GrowingIdSpace;
  /** All rows of the table, the added ones last. */
  rows: readonly { id: number; nombre: string }[];
  /** Ids of the added rows, with `fingerprints` in the same order. */
  added: number[];
  fingerprints: number[];
  /** Entries refused by the rules or the database. */
  rejected: readonly Rejection[];
};

/** Writes the entries of a table within the current transaction, and maps all their ids to rows. */
export async function importCatalogo<Name extends CatalogoTable>(
  db: GastosDatabase,
  table: Name,
  entries: readonly CatalogoEntry<CatalogoFields[Name]>[],
): Promise<ImportedCatalogo> {
  const stored = await listRows(db, table);
  const planned = planCatalogo(entries, stored);
  // All are requested at once: waiting for each takes longer than writing.
  const written = await Promise.all(planned.map((entry) => writeEntry(db, table, entry)));
  const added = written.filter((entry) => entry.act === 'added');
  const rows = [...stored, ...added].map(({ id, nombre }) => ({ id, nombre }));
  return {
    ids: {
      defined: defineIds(entries, new Map(rows.map(({ id, nombre }) => [nombre, id]))),
      local: new Map(),
    },
    rows,
    added: added.map(({ id }) => id),
    fingerprints: added.map(({ fingerprint }) => fingerprint),
    rejected: written.flatMap((entry) =>
      entry.act === 'reject' ? [{ kind: table, nombre: entry.nombre, fault: entry.fault }] : [],
    ),
  };
}

/** Adds a planned row and answers its id, or the fault. */
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

/** Looks up local ids that are not known yet, within the current transaction. */
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
