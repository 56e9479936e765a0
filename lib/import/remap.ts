import type { GastoFields } from '@/lib/domain/entities';
import { failure, success, type Result } from '@/lib/domain/result';
import type { CatalogoEntry } from './read-catalogo';

/** File ids to local ids; null if the item could not be imported. */
type DefinedIds = ReadonlyMap<number, number | null>;

export type Presence = 'present' | 'missing' | 'unreadable';

export type IdSpace = { defined: DefinedIds; local: ReadonlyMap<number, Presence> };

/** `id` is the file's. */
export type ReferenceFault =
  | { code: 'categoria-missing'; id: number }
  | { code: 'metodo-missing'; id: number }
  | { code: 'references-unreadable' };

/** Maps file ids to local ids by nombre. The first of two equal ids wins; the id of a refused item maps to null. */
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

export function idsToLookUp(ids: Iterable<number>, { defined, local }: IdSpace): number[] {
  return [...new Set(ids)].filter((id) => !defined.has(id) && !local.has(id));
}

/**
 * Call it after the look-up of all {@link idsToLookUp}. Reports both references if both are missing
 * (docs/specification.md §5, «Reference check»).
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
