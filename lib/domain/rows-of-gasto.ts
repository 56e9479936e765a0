import type { GastoFields } from './entities';

/** The rows that an expense names, of any shape; undefined for a missing one. */
export function rowsOfGasto<Categoria, MetodoPago>(
  { categoriaId, metodoPagoId }: Pick<GastoFields, 'categoriaId' | 'metodoPagoId'>,
  rows: { categorias: ReadonlyMap<number, Categoria>; metodosPago: ReadonlyMap<number, MetodoPago> },
): { categoria: Categoria | undefined; metodoPago: MetodoPago | undefined } {
  return { categoria: rows.categorias.get(categoriaId), metodoPago: rows.metodosPago.get(metodoPagoId) };
}
