import type { IndexedGasto } from './gastos-query';
import type { Cents } from './money';

/** How many expenses refer to a category or a method, and what they add up to. */
export type Usage = { count: number; total: Cents };

/** The usage of a row that no expense refers to. */
export const UNUSED: Readonly<Usage> = { count: 0, total: 0n };

/** The usage of categories and payment methods by local id. An id that is not there has no expenses. */
export type CatalogoUsage = {
  categorias: ReadonlyMap<number, Usage>;
  metodosPago: ReadonlyMap<number, Usage>;
};

/** How much categories and methods are used by expenses. */
export function usageOf(gastos: readonly IndexedGasto[]): CatalogoUsage {
  const categorias = new Map<number, Usage>();
  const metodosPago = new Map<number, Usage>();
  for (const { categoriaId, metodoPagoId, cents } of gastos) {
    count(categorias, categoriaId, cents);
    count(metodosPago, metodoPagoId, cents);
  }
  return { categorias, metodosPago };
}

function count(usages: Map<number, Usage>, id: number, cents: Cents): void {
  const usage = usages.get(id);
  if (usage) {
    usage.count += 1;
    usage.total += cents;
  } else usages.set(id, { count: 1, total: cents });
}
