import type { CatalogoTable } from './entities';
import type { IndexedGasto } from './indexed-gasto';
import type { Cents } from './money';

export type Usage = { count: number; total: Cents };

export const UNUSED: Readonly<Usage> = { count: 0, total: 0n };

/** Ids without expenses are missing. */
export type CatalogoUsage = Record<CatalogoTable, ReadonlyMap<number, Usage>>;

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

export function addToUsage<Key>(usages: Map<Key, Usage>, key: Key, cents: Cents): void {
  const usage = usages.get(key);
  if (usage) {
    usage.count += 1;
    usage.total += cents;
  } else usages.set(key, { count: 1, total: cents });
}
