import { compareNombres } from './graphemes';
import type { IndexedGasto } from './indexed-gasto';
import { groupBy } from './lists';

/** The first is the usual order. */
export const ORDENES = [
  'fecha-desc',
  'fecha-asc',
  'cantidad-desc',
  'cantidad-asc',
  'nombre-asc',
  'nombre-desc',
] as const;

export type Orden = (typeof ORDENES)[number];

/** In orders other than by day, the newer of equals comes first. Each answers 0 only for an expense and itself. */
export const COMPARATORS: Record<Orden, typeof byNewest> = {
  'fecha-desc': byNewest,
  'fecha-asc': (a, b) => byNewest(b, a),
  'cantidad-desc': (a, b) => compare(b.cents, a.cents) || byNewest(a, b),
  'cantidad-asc': (a, b) => compare(a.cents, b.cents) || byNewest(a, b),
  'nombre-asc': (a, b) => compareNombres(a.nombre, b.nombre) || byNewest(a, b),
  'nombre-desc': (a, b) => compareNombres(b.nombre, a.nombre) || byNewest(a, b),
};

export function inOrder(newestFirst: readonly IndexedGasto[], orden: Orden): readonly IndexedGasto[] {
  switch (orden) {
    case 'fecha-desc':
      return newestFirst;
    case 'fecha-asc':
      return newestFirst.toReversed();
    case 'cantidad-desc':
    case 'cantidad-asc':
      return newestFirst.toSorted(COMPARATORS[orden]);
    case 'nombre-asc':
    case 'nombre-desc':
      return byNombre(newestFirst, orden === 'nombre-asc' ? 1 : -1);
  }
}

/** Nombres repeat, and comparing them is slow: each is sorted once. */
function byNombre(newestFirst: readonly IndexedGasto[], sign: 1 | -1): IndexedGasto[] {
  const groups = groupBy(newestFirst, ({ nombre }) => nombre);
  // «Gasto 1» and «Gasto 01» compare as equal.
  const places: { nombre: string; groups: IndexedGasto[][] }[] = [];
  for (const [nombre, group] of [...groups].sort(([a], [b]) => sign * compareNombres(a, b))) {
    const last = places.at(-1);
    if (last && compareNombres(last.nombre, nombre) === 0) last.groups.push(group);
    else places.push({ nombre, groups: [group] });
  }
  return places.flatMap((place) =>
    place.groups.length === 1 ? place.groups.flat() : place.groups.flat().sort(byNewest),
  );
}

function byNewest(a: IndexedGasto, b: IndexedGasto): number {
  return compare(b.fecha, a.fecha) || b.id - a.id;
}

function compare<Value extends bigint | string>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
