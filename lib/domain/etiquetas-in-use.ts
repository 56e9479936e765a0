import type { Usage } from './catalogo-usage';
import type { Fecha } from './dates';
import { etiquetaKey } from './etiquetas';
import type { SummedGasto } from './indexed-gasto';

/** `nombre` is the most frequent spelling, the latest of equals; `last` the day of the newest expense. */
export type EtiquetaInUse = Usage & { key: string; nombre: string; last: Fecha };

type Counted = Omit<EtiquetaInUse, 'key'> & { most: number };

/** The last used first. Takes expenses in the order of newest first, each once for each of its tags. */
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

/** In the order of their newest expenses. */
function countSpellings(
  gastos: Iterable<Pick<SummedGasto, 'etiquetas' | 'fecha' | 'cents'>>,
): Map<string, Counted> {
  const spellings = new Map<string, Counted>();
  for (const { etiquetas, fecha, cents } of gastos)
    for (const nombre of etiquetas ?? []) {
      const counted = spellings.get(nombre);
      if (counted) {
        counted.most = counted.count += 1;
        counted.total += cents;
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
