import type { Gasto } from './entities';
import { toCents, type Cents } from './money';

/** The fields that sums read. */
export type SummedGasto = Pick<
  Gasto,
  'id' | 'fecha' | 'categoriaId' | 'metodoPagoId' | 'estado' | 'nombre'
> & { cents: Cents };

/** The fields that queries read; `text` are the different {@link GASTO_TEXTS}, folded, a line each. */
export type IndexedGasto = SummedGasto & { text: string };

/** Rounds the amount to hundredths. */
export function sumGasto(gasto: Gasto): SummedGasto {
  const { id, fecha, categoriaId, metodoPagoId, estado, nombre, cantidad } = gasto;
  return { id, fecha, categoriaId, metodoPagoId, estado, nombre, cents: toCents(cantidad) };
}
