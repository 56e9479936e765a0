import { addToUsage, type Usage } from './catalogo-usage';
import type { DayRange, Fecha } from './dates';
import { countEtiquetas, type EtiquetaInUse } from './etiquetas-in-use';
import type { SummedGasto } from './indexed-gasto';

/** Of some expenses; all amounts are net. */
export type EtiquetaSums = {
  whole: Usage;
  /** From the oldest to the newest day; null without a day. */
  days: DayRange | null;
  /** The largest sum first. An expense with two tags counts in both. */
  etiquetas: readonly EtiquetaInUse[];
  untagged: Usage;
  /** Expenses with two tags or more. */
  shared: number;
  /** By local id, even of missing rows; each expense counts once. */
  categorias: ReadonlyMap<number, Usage>;
};

/** Takes expenses in the order of newest first. */
export function sumEtiquetas(newestFirst: readonly SummedGasto[]): EtiquetaSums {
  const categorias = new Map<number, Usage>();
  const [whole, untagged] = [newUsage(), newUsage()];
  let days: DayRange | null = null;
  let shared = 0;
  for (const { fecha, categoriaId, cents, etiquetas } of newestFirst) {
    addTo(whole, cents);
    addToUsage(categorias, categoriaId, cents);
    // Broken data have no day.
    if (fecha !== '') days = days ? widened(days, fecha) : { desde: fecha, hasta: fecha };
    if (etiquetas === undefined) addTo(untagged, cents);
    else if (etiquetas.length > 1) shared += 1;
  }
  return { whole, days, etiquetas: countEtiquetas(newestFirst).sort(byTotal), untagged, shared, categorias };
}

function newUsage(): Usage {
  return { count: 0, total: 0n };
}

function addTo(usage: Usage, cents: bigint): void {
  usage.count += 1;
  usage.total += cents;
}

function widened({ desde, hasta }: DayRange, fecha: Fecha): DayRange {
  return { desde: fecha < desde ? fecha : desde, hasta: fecha > hasta ? fecha : hasta };
}

function byTotal(a: EtiquetaInUse, b: EtiquetaInUse): number {
  if (a.total !== b.total) return a.total < b.total ? 1 : -1;
  return b.count - a.count;
}
