import type { GastoFields } from '@/lib/domain/entities';
import { failure, success, type Result } from '@/lib/domain/result';
import type { CatalogoEntry } from './read-catalogo';

/** The local id for each id that the file defines; null if its item could not be imported. */
export type DefinedIds = ReadonlyMap<number, number | null>;

/** Whether a local id is in the database, or could not be looked up. */
export type Presence = 'present' | 'missing' | 'unreadable';

/** Everything that is known about the ids of one table of the catalogue. */
export type IdSpace = { defined: DefinedIds; local: ReadonlyMap<number, Presence> };

/** What is wrong with the references of an expense; `id` is the one that stood in the file. */
export type ReferenceFault =
  | { code: 'categoria-missing'; id: number }
  | { code: 'metodo-missing'; id: number }
  | { code: 'references-unreadable' };

/**
 * Maps the ids that the file defines to local ones by nombre. Of two equal ids the first wins; an id whose
 * item was refused, by the rules or by the database, is defined and refers to no row.
 */
export function defineIds(
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  localIds: ReadonlyMap<string, number>,
): DefinedIds {
  const defined = new Map<number, number | null>();
  for (const entry of entries) {
    if (entry.fileId === null || defined.has(entry.fileId)) continue;
    defined.set(entry.fileId, entry.ok ? (localIds.get(entry.fields.nombre) ?? null) : null);
  }
  return defined;
}

/** The ids, each once, that the file does not define and that have not been looked up yet: they are local ids. */
export function idsToLookUp(ids: Iterable<number>, { defined, local }: IdSpace): number[] {
  return [...new Set(ids)].filter((id) => !defined.has(id) && !local.has(id));
}

/**
 * Puts local ids in the place of an expense's file ids. Every id that {@link idsToLookUp} named must have
 * been looked up; both references are reported when both are missing (docs/specification.md §5, «Reference check»).
 */
export function remapGasto(
  gasto: GastoFields,
  categorias: IdSpace,
  metodosPago: IdSpace,
): Result<GastoFields, ReferenceFault[]> {
  const categoria = resolveId(gasto.categoriaId, categorias);
  const metodo = resolveId(gasto.metodoPagoId, metodosPago);
  if (categoria === 'unreadable' || metodo === 'unreadable')
    return failure([{ code: 'references-unreadable' }]);
  if (categoria !== 'missing' && metodo !== 'missing') {
    return success({ ...gasto, categoriaId: categoria, metodoPagoId: metodo });
  }
  const faults: ReferenceFault[] = [];
  if (categoria === 'missing') faults.push({ code: 'categoria-missing', id: gasto.categoriaId });
  if (metodo === 'missing') faults.push({ code: 'metodo-missing', id: gasto.metodoPagoId });
  return failure(faults);
}

function resolveId(id: number, { defined, local }: IdSpace): number | 'missing' | 'unreadable' {
  const target = defined.get(id);
  if (target !== undefined) return target ?? 'missing';
  const presence = local.get(id) ?? 'missing';
  return presence === 'present' ? id : presence;
}
