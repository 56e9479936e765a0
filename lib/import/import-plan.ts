import type { CatalogoTable, GastoFields } from '@/lib/domain/entities';
import type { GastoFault } from '@/lib/domain/gasto-rules';
import type { Result } from '@/lib/domain/result';
import { takeOccurrence, type Occurrences } from './duplicates';
import type { CatalogoEntry, CatalogoFault } from './read-catalogo';
import { remapGasto, type IdSpace, type ReferenceFault } from './remap';
import type { Rejection } from './import-summary';

/**
 * The plan of an import: what becomes of each item of a file, given what is stored. The review shows it, the check of a
 * backup counts it, and the import writes it, so that all three say the same.
 */

/** What becomes of one category or method of the file; `reuse`: a row of its nombre is stored or was brought before. */
export type PlannedEntry<Fields> =
  | { act: 'add'; fields: Fields }
  | { act: 'reuse'; nombre: string }
  | { act: 'reject'; nombre: string; fault: CatalogoFault };

/** What becomes of one expense; `fields` hold local ids, `duplicate` says that one like it is stored. */
export type PlannedGasto =
  | { act: 'add'; fields: GastoFields; duplicate: boolean }
  | { act: 'reject'; faults: readonly (GastoFault | ReferenceFault)[] };

/** What the expenses of a file are held against. {@link planGasto} uses the counts in `occurrences` up. */
export type GastoReferences = Record<CatalogoTable, IdSpace> & { occurrences: Occurrences };

/** Plans the categories, or the methods, of a file in its order: each nombre becomes one row. */
export function planCatalogo<Fields extends { nombre: string }>(
  entries: readonly CatalogoEntry<Fields>[],
  stored: Iterable<{ nombre: string }>,
): PlannedEntry<Fields>[] {
  const known = new Set(Array.from(stored, ({ nombre }) => nombre));
  return entries.map((entry) => {
    if (!entry.ok) return { act: 'reject', nombre: entry.nombre, fault: entry.fault };
    const { nombre } = entry.fields;
    if (known.has(nombre)) return { act: 'reuse', nombre };
    known.add(nombre);
    return { act: 'add', fields: entry.fields };
  });
}

/** The entries of a plan that are refused, as the lines of the error list name them. */
export function rejectedEntries(
  table: CatalogoTable,
  planned: readonly PlannedEntry<unknown>[],
): Rejection[] {
  return planned.flatMap((entry) =>
    entry.act === 'reject' ? [{ kind: table, nombre: entry.nombre, fault: entry.fault }] : [],
  );
}

/**
 * The local id behind each nombre, if the rows to be added get the ids from `nextId` on and the database refuses none.
 */
export function expectedIds(
  planned: readonly PlannedEntry<{ nombre: string }>[],
  stored: Iterable<{ id: number; nombre: string }>,
  nextId: number,
): ReadonlyMap<string, number> {
  const ids = new Map(Array.from(stored, ({ id, nombre }) => [nombre, id]));
  let next = nextId;
  for (const entry of planned)
    if (entry.act === 'add') {
      ids.set(entry.fields.nombre, next);
      next += 1;
    }
  return ids;
}

/** Plans an expense that the rules have checked. To be called for the expenses of a file in its order. */
export function planGasto(
  check: Result<GastoFields, readonly GastoFault[]>,
  { categorias, metodosPago, occurrences }: GastoReferences,
): PlannedGasto {
  const result = check.ok ? remapGasto(check.value, categorias, metodosPago) : check;
  if (!result.ok) return { act: 'reject', faults: result.fault };
  // If nothing is compared, no key needs to be written.
  const duplicate = occurrences.size > 0 && takeOccurrence(occurrences, result.value);
  return { act: 'add', fields: result.value, duplicate };
}
