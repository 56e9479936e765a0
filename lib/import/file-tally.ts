import type { GastoFields } from '@/lib/domain/entities';
import type { TalliedGasto } from '@/lib/domain/tally';
import type { CatalogoEntry } from './read-catalogo';

/** The nombres for the ids in a file: those of its own entries, and for all other ids those of the local rows. */
export type FileNames = { categorias: ReadonlyMap<number, string>; metodosPago: ReadonlyMap<number, string> };

/**
 * The nombre for each id: that of the file's entry, the first one if several have the id, otherwise that of the local
 * row.
 */
export function namesOf(
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  local: Iterable<{ id: number; nombre: string }>,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const entry of entries)
    if (entry.ok && entry.fileId !== null && !names.has(entry.fileId))
      names.set(entry.fileId, entry.fields.nombre);
  for (const { id, nombre } of local) if (!names.has(id)) names.set(id, nombre);
  return names;
}

/** What a tally reads of an expense as it stands in a file. */
export function talliedInFile(
  { cantidad, categoriaId, metodoPagoId, estado }: GastoFields,
  { categorias, metodosPago }: FileNames,
): TalliedGasto {
  return {
    cantidad,
    categoria: categorias.get(categoriaId) ?? '',
    metodoPago: metodosPago.get(metodoPagoId) ?? '',
    estado,
  };
}
