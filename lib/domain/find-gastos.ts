import { foldTexts } from '@/lib/read/words';
import type { Catalogo, Gasto } from './entities';
import { TEXT_FIELDS, textIn } from './gasto-fields';
import {
  estadoKindOf,
  type GastosQuery,
  type ListedDay,
  type ListedGastos,
  MISSING_ID,
  type Orden,
  type Totals,
} from './gastos-query';
import { compareNombres } from './graphemes';
import { type IndexedGasto, sumGasto } from './indexed-gasto';
import { groupBy } from './lists';
import { ALL_TIME, isAllTime, isInPeriod } from './dates';

export function indexGastos(gastos: readonly Gasto[]): IndexedGasto[] {
  const texts = foldTexts(gastos.map(searchedText));
  return gastos.map((gasto, position) => Object.assign(sumGasto(gasto), { text: texts[position] ?? '' }));
}

/** The searched text, before folding. */
function searchedText(gasto: Gasto): string {
  let text = gasto.nombre;
  for (const field of TEXT_FIELDS) {
    const value = textIn(gasto, field);
    if (value !== '' && value !== gasto.nombre) text += `\n${value}`;
  }
  return text;
}

/** In orders other than by day, the newer of equals comes first. 0 is only for an expense and itself. */
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

/** Nombres repeat, and comparing is slow: each is sorted once. */
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

/** A search looks through all time, its period first. */
export function looksElsewhere({ period, filter }: GastosQuery): boolean {
  return filter.q.trim() !== '' && !isAllTime(period);
}

/** Asks for all that the list shows. */
export function everywhere(query: GastosQuery): GastosQuery {
  return looksElsewhere(query) ? { ...query, period: ALL_TIME } : query;
}

export function wholeTotals({ totals, others }: Pick<ListedGastos, 'totals' | 'others'>): Totals {
  if (!others) return totals;
  const { count, total, pending, owed } = others.totals;
  return {
    count: totals.count + count,
    total: totals.total + total,
    pending: totals.pending + pending,
    ...((totals.owed ?? owed) && { owed: (totals.owed ?? 0n) + (owed ?? 0n) }),
  };
}

export type GastoTest = (gasto: IndexedGasto) => boolean;

/** The ids move to another thread without a copy. */
type PackedList = ListedGastos & { ids: Float64Array<ArrayBuffer> };

/** Without words and tags. `gastos` come newest day first, within a day the last added first. */
export function filterGastos(
  gastos: readonly IndexedGasto[],
  query: GastosQuery,
  catalogo: Catalogo,
): PackedList {
  return listOf(inOrder(gastos.filter(allOf(filterTests(query, catalogo))), query.orden), query.orden);
}

export function allOf([first, ...others]: readonly GastoTest[]): GastoTest {
  if (!first) return () => true;
  if (others.length === 0) return first;
  return (gasto) => {
    if (!first(gasto)) return false;
    for (const test of others) if (!test(gasto)) return false;
    return true;
  };
}

export function listOf(ordered: readonly IndexedGasto[], orden: Orden): PackedList {
  const ids = new Float64Array(ordered.length);
  ordered.forEach(({ id }, position) => {
    ids[position] = id;
  });
  return {
    ids,
    days: orden.startsWith('fecha') ? daysOf(ordered) : null,
    totals: totalsOf(ordered),
    others: null,
  };
}

/** Those of the period, then the others of a search. */
export function listInParts(ordered: readonly IndexedGasto[], query: GastosQuery): PackedList {
  const { period, orden } = query;
  if (!looksElsewhere(query)) return listOf(ordered, orden);
  const inside: IndexedGasto[] = [];
  const outside: IndexedGasto[] = [];
  for (const gasto of ordered) (isInPeriod(gasto.fecha, period) ? inside : outside).push(gasto);
  return joined(listOf(inside, orden), listOf(outside, orden));
}

function joined(inside: PackedList, outside: PackedList): PackedList {
  const start = inside.ids.length;
  if (outside.ids.length === 0) return inside;
  const ids = new Float64Array(start + outside.ids.length);
  ids.set(inside.ids);
  ids.set(outside.ids, start);
  const later = outside.days?.map((day) => ({ ...day, start: day.start + start }));
  const days = inside.days && later ? [...inside.days, ...later] : null;
  return { ids, days, totals: inside.totals, others: { start, totals: outside.totals } };
}

/** One for each part that is set, but words and tags. */
export function filterTests({ period, filter }: GastosQuery, catalogo: Catalogo): GastoTest[] {
  const { min, max } = filter;
  const tests: GastoTest[] = [];
  if (!isAllTime(period)) tests.push(({ fecha }) => isInPeriod(fecha, period));
  if (filter.categorias.length > 0) {
    const passes = compileIds(filter.categorias, catalogo.categorias);
    tests.push(({ categoriaId }) => passes(categoriaId));
  }
  if (filter.metodosPago.length > 0) {
    const passes = compileIds(filter.metodosPago, catalogo.metodosPago);
    tests.push(({ metodoPagoId }) => passes(metodoPagoId));
  }
  if (filter.estados.length > 0) {
    const estados = new Set(filter.estados);
    tests.push(({ estado }) => estados.has(estadoKindOf(estado)));
  }
  const kinds = filter.devoluciones;
  if (kinds.length > 0)
    tests.push(({ cents, refund }) => {
      if (!refund) return false;
      const { gross, owed } = refund;
      return (kinds.includes('devuelto') && cents < gross) || (kinds.includes('esperado') && owed > 0n);
    });
  if (min !== null) tests.push(({ cents }) => cents >= min);
  if (max !== null) tests.push(({ cents }) => cents <= max);
  return tests;
}

function compileIds(wanted: readonly number[], rows: ReadonlyMap<number, unknown>): (id: number) => boolean {
  const ids = new Set(wanted);
  const missing = ids.has(MISSING_ID);
  return (id) => ids.has(id) || (missing && !rows.has(id));
}

function daysOf(ordered: readonly IndexedGasto[]): ListedDay[] {
  const days: ListedDay[] = [];
  let last: ListedDay | undefined;
  ordered.forEach(({ fecha, cents }, start) => {
    if (last?.fecha === fecha) {
      last.count += 1;
      last.total += cents;
    } else {
      last = { fecha, start, count: 1, total: cents };
      days.push(last);
    }
  });
  return days;
}

function totalsOf(gastos: readonly IndexedGasto[]): Totals {
  let total = 0n;
  let pending = 0n;
  let owed = 0n;
  for (const { cents, estado, refund } of gastos) {
    total += cents;
    if (estado === 'pendiente') pending += cents;
    if (refund) owed += refund.owed;
  }
  const totals = { count: gastos.length, total, pending };
  return owed > 0n ? { ...totals, owed } : totals;
}
