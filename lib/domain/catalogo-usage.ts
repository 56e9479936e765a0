import type { Gasto } from './entities';
import { toCents, type Cents } from './money';

/** How many expenses refer to a category or a method, and what they add up to. */
export type Usage = { count: number; total: Cents };

/** The usage of a row that no expense refers to. */
export const UNUSED: Readonly<Usage> = { count: 0, total: 0n };

/** The usage of categories and payment methods by local id. An id that is not there has no expenses. */
export type CatalogoUsage = {
  categorias: ReadonlyMap<number, Usage>;
  metodosPago: ReadonlyMap<number, Usage>;
};

/** A usage to which expenses are added. */
export type GrowingUsage = { categorias: Map<number, Usage>; metodosPago: Map<number, Usage> };

/** The usage of no expenses. */
export function noUsage(): GrowingUsage {
  return { categorias: new Map(), metodosPago: new Map() };
}

/** Adds expenses to a usage, each rounded to hundredths first as everywhere. */
export function addUsage(usage: GrowingUsage, gastos: readonly Gasto[]): void {
  for (const { categoriaId, metodoPagoId, cantidad } of gastos) {
    const cents = toCents(cantidad);
    count(usage.categorias, categoriaId, cents);
    count(usage.metodosPago, metodoPagoId, cents);
  }
}

function count(usages: Map<number, Usage>, id: number, cents: Cents): void {
  const usage = usages.get(id);
  if (usage) {
    usage.count += 1;
    usage.total += cents;
  } else usages.set(id, { count: 1, total: cents });
}
