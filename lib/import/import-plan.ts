import type { CatalogoTable, GastoFields } from '@/lib/domain/entities';
import type { GastoFault } from '@/lib/domain/gasto-rules';
import type { Result } from '@/lib/domain/result';
import { takeOccurrence, type Occurrences } from './duplicates';
import type { CatalogoEntry, CatalogoFault } from './read-catalogo';
import { remapGasto, type IdSpace, type ReferenceFault } from './remap';
import type { Rejection } from './import-summary';

/**
 * The plan of an import: the act for each item of a file. Review, backup check and import share the plan, so that
 * they agree.
 */

/** `reuse`: a row of this nombre is stored or stands earlier in the file. */
export type PlannedEntry<Fields> =
  | { act: 'add'; fields: Fields }
  | { act: 'reuse'; nombre: string }
  | { act: 'reject'; nombre: string; fault: CatalogoFault };

/** `fields` hold local ids; `duplicate` is true if an equal expense is stored. */
export type PlannedGasto =
  | { act: 'add'; fields: GastoFields; duplicate: boolean }
  | { act: 'reject'; faults: readonly (GastoFault | ReferenceFault)[] };

/** {@link planGasto} uses up the counts in `occurrences`. */
export type GastoReferences = Record<CatalogoTable, IdSpace> & { occurrences: Occurrences };

/** Plans in file order; each nombre becomes one row. */
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

export function rejectedEntries(
  table: CatalogoTable,
  planned: readonly PlannedEntry<unknown>[],
): Rejection[] {
  return planned.flatMap((entry) =>
    entry.act === 'reject' ? [{ kind: table, nombre: entry.nombre, fault: entry.fault }] : [],
  );
}

/** Maps each nombre to its local id, if new rows get ids from `nextId` on and the database refuses none. */
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

/** Plans an expense after its validation; call it in file order. */
export function planGasto(
  check: Result<GastoFields, readonly GastoFault[]>,
  { categorias, metodosPago, occurrences }: GastoReferences,
): PlannedGasto {
  const result = check.ok ? remapGasto(check.value, categorias, metodosPago) : check;
  if (!result.ok) return { act: 'reject', faults: result.fault };
  const duplicate = occurrences.size > 0 && takeOccurrence(occurrences, result.value);
  return { act: 'add', fields: result.value, duplicate };
}
