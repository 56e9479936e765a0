import type { CatalogoTable } from './entities';
import type { IndexedGasto } from './indexed-gasto';
import type { Cents } from './money';

/** How many expenses refer to a category or a method, and what they add up to. */
export type Usage = { count: number; total: Cents };

/** The usage of a row that no expense refers to. */
export const UNUSED: Readonly<Usage> = { count: 0, total: 0n };

/** The usage of categories and payment methods by local id. An id that is not there has no expenses. */
export type CatalogoUsage = Record<CatalogoTable, ReadonlyMap<number, Usage>>;

/** How much categories and methods are used by expenses. */
export function usageOf(
  gastos: Iterable<Pick<IndexedGasto, 'categoriaId' | 'metodoPagoId' | 'cents'>>,
): CatalogoUsage {
  const categorias = new Map<number, Usage>();
  const metodosPago = new Map<number, Usage>();
  for (const { categoriaId, metodoPagoId, cents } of gastos) {
    addToUsage(categorias, categoriaId, cents);
    addToUsage(metodosPago, metodoPagoId, cents);
  }
  return { categorias, metodosPago };
}

/** Counts one more expense of something. */
export function addToUsage<Key>(usages: Map<Key, Usage>, key: Key, cents: Cents): void {
  const usage = usages.get(key);
  if (usage) {
    usage.count += 1;
    usage.total += cents;
  } else usages.set(key, { count: 1, total: cents });
}
