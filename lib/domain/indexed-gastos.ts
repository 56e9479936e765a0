import type { Fecha } from './dates';
import type { Gasto } from './entities';
import { indexGastos } from './find-gastos';
import type { IndexedGasto } from './indexed-gasto';

/** Added in the order of their ids. */
type Gathering = {
  add: (gastos: readonly Gasto[]) => void;
  newestFirst: () => IndexedGasto[];
};

/** Little memory if texts do not repeat. */
const MAX_SHARED_TEXTS = 10_000;

/** Equal texts share one string. */
export function gatherGastos(): Gathering {
  const days = new Map<Fecha, IndexedGasto[]>();
  const share = createSharing();
  return {
    add: (gastos) => {
      for (const indexed of indexGastos(gastos)) {
        indexed.estado = share(indexed.estado);
        indexed.nombre = share(indexed.nombre);
        if (indexed.etiquetas) indexed.etiquetas = indexed.etiquetas.map(share);
        const day = days.get(indexed.fecha);
        indexed.fecha = day?.[0]?.fecha ?? indexed.fecha;
        if (day) day.push(indexed);
        else days.set(indexed.fecha, [indexed]);
      }
    },
    newestFirst: () =>
      [...days.keys()]
        .sort()
        .reverse()
        .flatMap((fecha) => days.get(fecha)?.reverse() ?? []),
  };
}

/** `fresh` holds those of `ids` that still exist, in any order. */
export function replaceGastos(
  ordered: readonly IndexedGasto[],
  ids: ReadonlySet<number>,
  fresh: readonly IndexedGasto[],
  comparator: (a: IndexedGasto, b: IndexedGasto) => number,
): readonly IndexedGasto[] {
  const replaced: IndexedGasto[] = [];
  const waiting = fresh.toSorted(comparator).reverse();
  for (const gasto of ordered) {
    if (ids.has(gasto.id)) continue;
    for (let next = waiting.at(-1); next && comparator(next, gasto) < 0; next = waiting.at(-1)) {
      replaced.push(next);
      waiting.pop();
    }
    replaced.push(gasto);
  }
  return replaced.concat(waiting.reverse());
}

function createSharing(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const shared = known.get(text);
    if (shared !== undefined) return shared;
    if (known.size < MAX_SHARED_TEXTS) known.set(text, text);
    return text;
  };
}
