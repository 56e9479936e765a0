import type { Gasto } from './entities';
import { type Cents, toCents } from './money';
import { netCents, owedCents } from './reembolsos';

export type SummedGasto = Pick<
  Gasto,
  'id' | 'fecha' | 'categoriaId' | 'metodoPagoId' | 'estado' | 'nombre'
> & {
  /** Net of what came back. */
  cents: Cents;
  refund?: RefundSums;
  etiquetas?: readonly string[];
};

/** `parts`: each refund, expected or not. */
type RefundSums = { gross: Cents; owed: Cents; parts: readonly Cents[] };

/** `text` are the different {@link GASTO_TEXTS}, folded, a line each. */
export type IndexedGasto = SummedGasto & { text: string };

export function sumGasto(gasto: Gasto): SummedGasto {
  const { id, fecha, categoriaId, metodoPagoId, estado, nombre, cantidad, reembolsos, etiquetas } = gasto;
  const summed: SummedGasto = {
    ...{ id, fecha, categoriaId, metodoPagoId, estado, nombre },
    cents: netCents(gasto),
  };
  if (etiquetas) summed.etiquetas = etiquetas;
  if (!reembolsos) return summed;
  const parts = reembolsos.map((one) => toCents(one.cantidad));
  return { ...summed, refund: { gross: toCents(cantidad), owed: owedCents(gasto), parts } };
}

/** As paid: series, guesses and statements go by it. */
export function grossCents({ cents, refund }: Pick<SummedGasto, 'cents' | 'refund'>): Cents {
  return refund?.gross ?? cents;
}
