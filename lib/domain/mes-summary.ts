import type { DayRange, Fecha } from './dates';
import type { CatalogoTable, Gasto } from './entities';
import { type EstadoKind, estadoKindOf, type Totals } from './gastos-query';
import { type IndexedGasto, sumGasto, type SummedGasto } from './indexed-gasto';
import type { Cents } from './money';

export type Usage = { count: number; total: Cents };

export const UNUSED: Readonly<Usage> = { count: 0, total: 0n };

/** By local id, of missing rows too; ids without expenses are missing. */
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
  if (usage) addTo(usage, cents);
  else usages.set(key, { count: 1, total: cents });
}

export function addTo(usage: Usage, cents: Cents): void {
  usage.count += 1;
  usage.total += cents;
}

export type MesSummary = CatalogoUsage & {
  gastos: readonly SummedGasto[];
  totals: Totals;
  estados: ReadonlyMap<EstadoKind, Usage>;
  days: ReadonlyMap<Fecha, Usage>;
};

/** Rounds each amount to hundredths first. */
export function summarizeMes(gastos: readonly Gasto[]): MesSummary {
  return summarizeSummed(gastos.map(sumGasto));
}

/** With `days`, of their expenses alone. */
export function joinSummaries(summaries: readonly MesSummary[], days?: DayRange): MesSummary {
  const gastos = summaries.flatMap((summary) => summary.gastos);
  return summarizeSummed(
    days ? gastos.filter(({ fecha }) => fecha >= days.desde && fecha <= days.hasta) : gastos,
  );
}

/** Without those whose money all came back; of equals the first ones. */
export function largestGastos(
  { gastos }: MesSummary,
  count: number,
  leftOut: ReadonlySet<number>,
): SummedGasto[] {
  return gastos
    .filter((gasto) => gasto.cents > 0n && !leftOut.has(gasto.id))
    .sort((a, b) => Number(b.cents - a.cents))
    .slice(0, count);
}

export function totalWithin({ days }: MesSummary, { desde, hasta }: DayRange): Cents {
  let sum = 0n;
  for (const [fecha, { total }] of days) if (fecha >= desde && fecha <= hasta) sum += total;
  return sum;
}

function summarizeSummed(gastos: readonly SummedGasto[]): MesSummary {
  const [categorias, metodosPago] = [new Map<number, Usage>(), new Map<number, Usage>()];
  const [estados, days] = [new Map<EstadoKind, Usage>(), new Map<Fecha, Usage>()];
  let total = 0n;
  for (const { cents, categoriaId, metodoPagoId, estado, fecha } of gastos) {
    total += cents;
    addToUsage(categorias, categoriaId, cents);
    addToUsage(metodosPago, metodoPagoId, cents);
    addToUsage(estados, estadoKindOf(estado), cents);
    addToUsage(days, fecha, cents);
  }
  const pending = estados.get('pendiente')?.total ?? 0n;
  return { gastos, totals: { count: gastos.length, total, pending }, categorias, metodosPago, estados, days };
}
