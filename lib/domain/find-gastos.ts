import type { Fecha } from './dates';
import type { Catalogo } from './entities';
import { inOrder, type Orden } from './gastos-order';
import {
  estadoKindOf,
  MISSING_ID,
  type GastosQuery,
  type ListedDay,
  type ListedGastos,
} from './gastos-query';
import type { IndexedGasto } from './indexed-gasto';
import type { Cents } from './money';
import { isInPeriod } from './period';
import { readSearch, type CentsRange, type NamedMes, type SearchTerm } from '@/lib/read/read-search';
import { foldText } from '@/lib/read/words';
import type { Totals } from './summary';

type Test = (gasto: IndexedGasto) => boolean;

/** The ids move to another thread without a copy. */
export type PackedList = ListedGastos & { ids: Float64Array<ArrayBuffer> };

export function compileQuery(query: GastosQuery, catalogo: Catalogo): Test {
  const [first, ...others] = testsOf(query, catalogo);
  if (!first) return () => true;
  if (others.length === 0) return first;
  return (gasto) => {
    if (!first(gasto)) return false;
    for (const test of others) if (!test(gasto)) return false;
    return true;
  };
}

/**
 * `gastos` come newest day first, within a day the last added first. In orders other than by day, the newer of equals
 * comes first.
 */
export function queryGastos(
  gastos: readonly IndexedGasto[],
  query: GastosQuery,
  catalogo: Catalogo,
): PackedList {
  const found = gastos.filter(compileQuery(query, catalogo));
  return listOf(inOrder(found, query.orden), query.orden);
}

/** Sums up expenses that already stand in order. */
export function listOf(ordered: readonly IndexedGasto[], orden: Orden): PackedList {
  const ids = new Float64Array(ordered.length);
  ordered.forEach(({ id }, position) => {
    ids[position] = id;
  });
  return { ids, days: orden.startsWith('fecha') ? daysOf(ordered) : null, totals: totalsOf(ordered) };
}

/** Makes a test for each set part: other parts cost no time. */
function testsOf({ period, filter }: GastosQuery, catalogo: Catalogo): Test[] {
  const { min, max } = filter;
  const tests: Test[] = [];
  if (period.kind === 'mes' || period.desde !== null || period.hasta !== null)
    tests.push(({ fecha }) => isInPeriod(fecha, period));
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
  if (min !== null) tests.push(({ cents }) => cents >= min);
  if (max !== null) tests.push(({ cents }) => cents <= max);
  for (const term of readSearch(filter.q)) tests.push(compileTerm(term, catalogo));
  return tests;
}

function compileTerm({ words, cantidad, mes }: SearchTerm, catalogo: Catalogo): Test {
  const tests = words.map((word) => compileWord(word, catalogo));
  const [first] = tests;
  const isSaid: Test = first && tests.length === 1 ? first : (gasto) => tests.every((test) => test(gasto));
  if (cantidad) return (gasto) => isInRange(gasto.cents, cantidad) || isSaid(gasto);
  if (mes) return (gasto) => isInMes(gasto.fecha, mes) || isSaid(gasto);
  return isSaid;
}

function compileWord(word: string, { categorias, metodosPago }: Catalogo): Test {
  const named = { categorias: idsNamed(word, categorias), metodosPago: idsNamed(word, metodosPago) };
  return ({ text, categoriaId, metodoPagoId }) =>
    text.includes(word) || named.categorias.has(categoriaId) || named.metodosPago.has(metodoPagoId);
}

function isInRange(cents: Cents, { min, max }: CentsRange): boolean {
  return (min === null || cents >= min) && (max === null || cents <= max);
}

function isInMes(fecha: Fecha, { month, year }: NamedMes): boolean {
  return fecha.startsWith(month, 5) && (year === null || fecha.startsWith(year));
}

function compileIds(wanted: readonly number[], rows: ReadonlyMap<number, unknown>): (id: number) => boolean {
  const ids = new Set(wanted);
  const missing = ids.has(MISSING_ID);
  return (id) => ids.has(id) || (missing && !rows.has(id));
}

function idsNamed(term: string, rows: ReadonlyMap<number, { nombre: string }>): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const [id, { nombre }] of rows) if (foldText(nombre).includes(term)) ids.add(id);
  return ids;
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
  for (const { cents, estado } of gastos) {
    total += cents;
    if (estado === 'pendiente') pending += cents;
  }
  return { count: gastos.length, total, pending };
}
