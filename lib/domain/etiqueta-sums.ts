import { addTo, addToUsage, UNUSED, type Usage } from './mes-summary';
import type { DayRange, Fecha } from './dates';
import { etiquetaKey } from './etiquetas';
import type { SummedGasto } from './indexed-gasto';

/** `nombre` is the most frequent spelling, the latest of equals. */
export type EtiquetaInUse = Usage & { key: string; nombre: string; last: Fecha };

type Counted = Omit<EtiquetaInUse, 'key'> & { most: number };

/** The last used first. Takes expenses newest first, each once for each of its tags. */
export function countEtiquetas(
  newestFirst: Iterable<Pick<SummedGasto, 'etiquetas' | 'fecha' | 'cents'>>,
): EtiquetaInUse[] {
  const byKey = new Map<string, Counted[]>();
  for (const spelling of countSpellings(newestFirst).values()) {
    const key = etiquetaKey(spelling.nombre);
    byKey.set(key, [...(byKey.get(key) ?? []), spelling]);
  }
  return [...byKey].map(([key, spellings]) => {
    const { most: _, ...inUse } = spellings.reduce(joined);
    return { key, ...inUse };
  });
}

function countSpellings(
  gastos: Iterable<Pick<SummedGasto, 'etiquetas' | 'fecha' | 'cents'>>,
): Map<string, Counted> {
  const spellings = new Map<string, Counted>();
  for (const { etiquetas, fecha, cents } of gastos)
    for (const nombre of etiquetas ?? []) {
      const counted = spellings.get(nombre);
      if (counted) {
        addTo(counted, cents);
        counted.most = counted.count;
      } else spellings.set(nombre, { nombre, most: 1, count: 1, total: cents, last: fecha });
    }
  return spellings;
}

/** `one` has the newer expense. */
function joined(one: Counted, other: Counted): Counted {
  return {
    nombre: other.most > one.most ? other.nombre : one.nombre,
    most: Math.max(one.most, other.most),
    count: one.count + other.count,
    total: one.total + other.total,
    last: one.last,
  };
}

/** Amounts are net. */
export type EtiquetaSums = {
  whole: Usage;
  days: DayRange | null;
  /** The largest first. An expense with two tags counts in both. */
  etiquetas: readonly EtiquetaInUse[];
  untagged: Usage;
  /** Expenses with two tags or more. */
  shared: number;
  /** By local id, even of missing rows; each expense counts once. */
  categorias: ReadonlyMap<number, Usage>;
};

export function sumEtiquetas(newestFirst: readonly SummedGasto[]): EtiquetaSums {
  const categorias = new Map<number, Usage>();
  const [whole, untagged] = [{ ...UNUSED }, { ...UNUSED }];
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

function widened({ desde, hasta }: DayRange, fecha: Fecha): DayRange {
  return { desde: fecha < desde ? fecha : desde, hasta: fecha > hasta ? fecha : hasta };
}

function byTotal(a: EtiquetaInUse, b: EtiquetaInUse): number {
  if (a.total !== b.total) return a.total < b.total ? 1 : -1;
  return b.count - a.count;
}
