import type { GastoFields } from '@/lib/domain/entities';
import type { TalliedGasto } from '@/lib/domain/tally';
import type { CatalogoEntry } from './read-catalogo';

export type FileNames = { categorias: ReadonlyMap<number, string>; metodosPago: ReadonlyMap<number, string> };

/** Maps ids to nombres: the first entry of the file with an id wins, then the local row. */
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
