import { addToUsage, type Usage } from './catalogo-usage';
import type { Fecha } from './dates';
import type { Gasto } from './entities';
import { estadoKindOf, type EstadoKind } from './gastos-query';
import { toCents, type Cents } from './money';
import type { Totals } from './summary';

/** The fields of an expense that a summary keeps. */
export type SummedGasto = Pick<
  Gasto,
  'id' | 'nombre' | 'fecha' | 'categoriaId' | 'metodoPagoId' | 'estado'
> & { cents: Cents };

/** The expenses of a month, or of several, added up in every way that the start page shows. */
export type MesSummary = {
  /** In the order given. */
  gastos: readonly SummedGasto[];
  totals: Totals;
  /** By local id, whether there is such a row or not. */
  categorias: ReadonlyMap<number, Usage>;
  /** By local id, whether there is such a row or not. */
  metodosPago: ReadonlyMap<number, Usage>;
  estados: ReadonlyMap<EstadoKind, Usage>;
  days: ReadonlyMap<Fecha, Usage>;
};

/** Adds expenses up; each amount is rounded to hundredths first, as everywhere. */
export function summarizeMes(gastos: readonly Gasto[]): MesSummary {
  return summarizeSummed(
    gastos.map(({ id, nombre, fecha, categoriaId, metodoPagoId, estado, cantidad }) => ({
      id,
      nombre,
      fecha,
      categoriaId,
      metodoPagoId,
      estado,
      cents: toCents(cantidad),
    })),
  );
}

/** The summary of several months together. */
export function joinSummaries(summaries: readonly MesSummary[]): MesSummary {
  return summarizeSummed(summaries.flatMap(({ gastos }) => gastos));
}

/** The expense with the largest amount, the first one of equals; null if there is none. */
export function largestOf({ gastos }: MesSummary): SummedGasto | null {
  return gastos.reduce<SummedGasto | null>(
    (largest, gasto) => (largest && largest.cents >= gasto.cents ? largest : gasto),
    null,
  );
}

/** What was spent through a day, that day included. */
export function totalThrough({ days }: MesSummary, last: Fecha): Cents {
  let sum = 0n;
  for (const [fecha, { total }] of days) if (fecha <= last) sum += total;
  return sum;
}

/** The day on which most was spent, the first one of equals; null if there is none. */
export function largestDayOf({ days }: MesSummary): { fecha: Fecha; total: Cents } | null {
  let largest: { fecha: Fecha; total: Cents } | null = null;
  for (const [fecha, { total }] of days) if (!largest || total > largest.total) largest = { fecha, total };
  return largest;
}

/** Adds up expenses whose amounts are in hundredths. */
export function summarizeSummed(gastos: readonly SummedGasto[]): MesSummary {
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
