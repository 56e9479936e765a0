import type { Gasto } from '@/lib/domain/entities';
import { compileQuery } from '@/lib/domain/search-gastos';
import {
  estadoKindOf,
  type GastosFilter,
  type GastosQuery,
  isNoFilter,
  MISSING_ID,
  NO_FILTER,
  type Orden,
} from '@/lib/domain/gastos-query';
import { isInPeriod, type Period } from '@/lib/domain/dates';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { ALWAYS, buildCatalogo, buildQuery, newestFirst } from '../../support/build-query';
import { indexGasto, queryGastos } from '../../support/index-gastos';

const catalogo = buildCatalogo(
  [buildCategoria({ id: 1, nombre: 'Alimentación' }), buildCategoria({ id: 2, nombre: 'Ocio y música' })],
  [buildMetodoPago({ id: 1, nombre: 'Efectivo' }), buildMetodoPago({ id: 2, nombre: 'Tarjeta Visa' })],
);

function find(gastos: readonly Gasto[], query: GastosQuery) {
  return queryGastos(newestFirst(gastos).map(indexGasto), query, catalogo);
}

function idsOf(gastos: readonly Gasto[], query: GastosQuery): number[] {
  return Array.from(find(gastos, query).ids);
}

function passes(gasto: Partial<Gasto>, filter: Partial<GastosFilter>): boolean {
  return compileQuery(buildQuery(filter), catalogo)(indexGasto(buildGasto(gasto)));
}

it('finds by very many words as it does by two', () => {
  const q = `otra ${'palabra '.repeat(100_000)}`;
  expect(passes({ nombre: 'Otra palabra' }, { q })).toBe(true);
  expect(passes({ nombre: 'Otra' }, { q })).toBe(false);
});

it.each([
  ['80', true],
  ['20', true],
  ['10', true],
  ['30', true],
  ['15', true],
  ['50', true],
  ['35', false],
  ['0', false],
])('%s finds what was paid, a refund, what all refunds left or brought: %s', (q, expected) => {
  const reembolsos = [20, 10, 5, 10].map((cantidad, place) => ({
    id: String(place),
    cantidad,
    fecha: '2026-01-20',
    ...(place > 1 && { estado: 'esperado' as const }),
  }));
  expect(passes({ cantidad: 80, reembolsos }, { q })).toBe(expected);
});

describe('periods', () => {
  it.each<[Period, string, boolean]>([
    [{ kind: 'mes', mes: '2026-02' }, '2026-02-01', true],
    [{ kind: 'mes', mes: '2026-02' }, '2026-02-28', true],
    [{ kind: 'mes', mes: '2026-02' }, '2026-01-31', false],
    [{ kind: 'mes', mes: '2026-02' }, '2025-02-01', false],
    [{ kind: 'range', desde: '2026-01-15', hasta: '2026-02-03' }, '2026-01-15', true],
    [{ kind: 'range', desde: '2026-01-15', hasta: '2026-02-03' }, '2026-02-03', true],
    [{ kind: 'range', desde: '2026-01-15', hasta: '2026-02-03' }, '2026-01-14', false],
    [{ kind: 'range', desde: '2026-01-15', hasta: '2026-02-03' }, '2026-02-04', false],
    [{ kind: 'range', desde: null, hasta: '2026-02-03' }, '1999-12-31', true],
    [{ kind: 'range', desde: '2026-01-15', hasta: null }, '2099-12-31', true],
    [{ kind: 'range', desde: '2026-02-01', hasta: '2026-01-01' }, '2026-01-15', false],
    [ALWAYS, '2026-01-01', true],
  ])('%j holds %s: %s', (period, fecha, expected) => {
    expect(isInPeriod(fecha, period)).toBe(expected);
  });
});

describe('filters', () => {
  it.each<[string, Partial<Gasto>, Partial<GastosFilter>, boolean]>([
    ['nothing lets all through', {}, {}, true],
    ['a category', { categoriaId: 2 }, { categorias: [2] }, true],
    ['another category', { categoriaId: 1 }, { categorias: [2] }, false],
    ['one of several categories', { categoriaId: 2 }, { categorias: [1, 2] }, true],
    ['a category that is missing', { categoriaId: 77 }, { categorias: [MISSING_ID] }, true],
    ['an existing category, missing ones wanted', { categoriaId: 1 }, { categorias: [MISSING_ID] }, false],
    ['missing ones and one that exists', { categoriaId: 1 }, { categorias: [MISSING_ID, 1] }, true],
    ['a missing category by its own id', { categoriaId: 77 }, { categorias: [77] }, true],
    ['a method', { metodoPagoId: 2 }, { metodosPago: [2] }, true],
    ['another method', { metodoPagoId: 1 }, { metodosPago: [2] }, false],
    ['a method that is missing', { metodoPagoId: 9 }, { metodosPago: [MISSING_ID] }, true],
    ['an existing method, missing ones wanted', { metodoPagoId: 2 }, { metodosPago: [MISSING_ID] }, false],
    ['a state', { estado: 'pendiente' }, { estados: ['pendiente'] }, true],
    ['another state', { estado: 'pagado' }, { estados: ['pendiente'] }, false],
    ['one of two states', { estado: 'pagado' }, { estados: ['pendiente', 'pagado'] }, true],
    ['an unknown state', { estado: 'Pagado' }, { estados: ['otro'] }, true],
    ['a known state, unknown ones wanted', { estado: 'pagado' }, { estados: ['otro'] }, false],
    ['an unknown state, a known one wanted', { estado: 'raro' }, { estados: ['pagado'] }, false],
    ['the least amount', { cantidad: 12.5 }, { min: 1250n }, true],
    ['a cent too little', { cantidad: 12.49 }, { min: 1250n }, false],
    ['the greatest amount', { cantidad: 12.5 }, { max: 1250n }, true],
    ['a cent too much', { cantidad: 12.51 }, { max: 1250n }, false],
    ['an amount as it is shown, rounded', { cantidad: 12.504 }, { max: 1250n }, true],
    ['an amount between', { cantidad: 12.5 }, { min: 1000n, max: 2000n }, true],
    ['amounts the wrong way round', { cantidad: 12.5 }, { min: 2000n, max: 1000n }, false],
    ['an amount beyond 2^53 cents', { cantidad: 1e20 }, { min: 10n ** 22n, max: 10n ** 22n }, true],
    ['several at once', { categoriaId: 2, estado: 'raro' }, { categorias: [2], estados: ['otro'] }, true],
    [
      'several, one in vain',
      { categoriaId: 2, estado: 'raro' },
      { categorias: [2], metodosPago: [2] },
      false,
    ],
  ])('%s', (_, gasto, filter, expected) => {
    expect(passes(gasto, filter)).toBe(expected);
  });

  it.each<[string, Partial<Gasto>, boolean]>([
    ['ANO', { nombre: 'Fin de año' }, true],
    ['año', { nombre: 'Fin de ano' }, true],
    ['semana', { descripcion: 'Compra de la Semana' }, true],
    ['alimentacion', { categoriaId: 1 }, true],
    ['MÚSICA', { categoriaId: 2 }, true],
    ['alimentacion', { categoriaId: 2 }, false],
    ['visa', { metodoPagoId: 2 }, true],
    ['visa', { metodoPagoId: 1 }, false],
    ['pizza ocio visa', { nombre: 'Pizza', categoriaId: 2, metodoPagoId: 2 }, true],
    ['visa pizza', { nombre: 'Pizza', metodoPagoId: 2 }, true],
    ['pizza efectivo', { nombre: 'Pizza', metodoPagoId: 2 }, false],
    ['izz', { nombre: 'Pizza' }, true],
    ['piza', { nombre: 'Pizza' }, false],
    ['🍕', { nombre: '🍕 Napoli' }, true],
    ['cafe\u0301', { nombre: 'Café' }, true],
    ['   ', {}, true],
    ['supermercadocompra', {}, false],
  ])('the search «%s» in %j: %s', (q, gasto, expected) => {
    expect(passes(gasto, { q })).toBe(expected);
  });

  it.each<[Partial<GastosFilter>, boolean]>([
    [{}, true],
    [{ q: ' ' }, true],
    [{ q: 'a' }, false],
    [{ categorias: [MISSING_ID] }, false],
    [{ metodosPago: [1] }, false],
    [{ estados: ['otro'] }, false],
    [{ min: 0n }, false],
    [{ max: 0n }, false],
  ])('%# is no filter: %s', (filter, expected) => {
    expect(isNoFilter({ ...NO_FILTER, ...filter })).toBe(expected);
  });

  it.each([
    ['pendiente', 'pendiente'],
    ['pagado', 'pagado'],
    ['PAGADO', 'otro'],
    ['', 'otro'],
  ])('sees the state «%s» as %s', (estado, kind) => {
    expect(estadoKindOf(estado)).toBe(kind);
  });
});

describe('orders', () => {
  const gastos = [
    buildGasto({ id: 1, fecha: '2026-01-02', cantidad: 10, nombre: 'Gasto 10' }),
    buildGasto({ id: 2, fecha: '2026-01-01', cantidad: 30, nombre: 'Gasto 2' }),
    buildGasto({ id: 3, fecha: '2026-01-02', cantidad: 10, nombre: 'ábaco' }),
    buildGasto({ id: 4, fecha: '2026-01-03', cantidad: 20, nombre: 'Gasto 02' }),
    buildGasto({ id: 5, fecha: '2026-01-01', cantidad: 10, nombre: 'Gasto 2' }),
    buildGasto({ id: 6, fecha: '2026-01-02', cantidad: 9.99, nombre: 'Zumo' }),
  ];

  it.each<[Orden, number[]]>([
    ['fecha-desc', [4, 6, 3, 1, 5, 2]],
    ['fecha-asc', [2, 5, 1, 3, 6, 4]],
    ['cantidad-desc', [2, 4, 3, 1, 5, 6]],
    ['cantidad-asc', [6, 3, 1, 5, 4, 2]],
    ['nombre-asc', [3, 4, 5, 2, 1, 6]],
    ['nombre-desc', [6, 1, 4, 5, 2, 3]],
  ])('%s', (orden, ids) => {
    expect(idsOf(gastos, buildQuery({}, orden))).toEqual(ids);
  });

  it('leaves the expenses that it is given as they are', () => {
    const indexed = newestFirst(gastos).map(indexGasto);
    const before = [...indexed];
    for (const orden of ['fecha-asc', 'cantidad-asc', 'nombre-asc'] as const)
      queryGastos(indexed, buildQuery({}, orden), catalogo);
    expect(indexed).toEqual(before);
  });
});

describe('days and totals', () => {
  const gastos = [
    buildGasto({ id: 1, fecha: '2026-01-02', cantidad: 0.1 }),
    buildGasto({ id: 2, fecha: '2026-01-01', cantidad: 0.2, estado: 'pendiente' }),
    buildGasto({ id: 3, fecha: '2026-01-02', cantidad: 1.005, estado: 'raro' }),
  ];

  it('cuts a list by date into days, each with its place, count and total', () => {
    expect(find(gastos, buildQuery()).days).toEqual([
      { fecha: '2026-01-02', start: 0, count: 2, total: 111n },
      { fecha: '2026-01-01', start: 2, count: 1, total: 20n },
    ]);
    expect(find(gastos, buildQuery({}, 'fecha-asc')).days).toEqual([
      { fecha: '2026-01-01', start: 0, count: 1, total: 20n },
      { fecha: '2026-01-02', start: 1, count: 2, total: 111n },
    ]);
  });

  it('has no days in an order that mixes them', () => {
    expect(find(gastos, buildQuery({}, 'cantidad-desc')).days).toBeNull();
    expect(find(gastos, buildQuery({}, 'nombre-asc')).days).toBeNull();
  });

  it('counts and adds up what it finds, and what of it is pending', () => {
    expect(find(gastos, buildQuery()).totals).toEqual({ count: 3, total: 131n, pending: 20n });
  });

  it('finds nothing among nothing', () => {
    expect(find([], buildQuery())).toEqual({
      ids: new Float64Array(),
      days: [],
      totals: { count: 0, total: 0n, pending: 0n },
      others: null,
    });
  });

  it('adds up exactly what no number can hold', () => {
    const big = [1, 2, 3].map((id) => buildGasto({ id, cantidad: Number.MAX_SAFE_INTEGER }));
    expect(find(big, buildQuery()).totals.total).toBe(300n * BigInt(Number.MAX_SAFE_INTEGER));
    const many = Array.from({ length: 1000 }, (_, id) => buildGasto({ id, cantidad: 0.1 }));
    expect(find(many, buildQuery()).totals.total).toBe(10_000n);
  });
});

describe('a search outside of its period', () => {
  const gastos = [
    buildGasto({ id: 1, fecha: '2026-01-02', cantidad: 1, nombre: 'Pan' }),
    buildGasto({ id: 2, fecha: '2026-02-01', cantidad: 2, nombre: 'Pan', estado: 'pendiente' }),
    buildGasto({ id: 3, fecha: '2026-02-03', cantidad: 4, nombre: 'Pan' }),
    buildGasto({ id: 4, fecha: '2026-03-01', cantidad: 8, nombre: 'Pan' }),
    buildGasto({ id: 5, fecha: '2026-03-01', cantidad: 16, nombre: 'Leche' }),
  ];
  const period: Period = { kind: 'mes', mes: '2026-02' };

  it('puts what is in the period first, each part with its sums', () => {
    expect(find(gastos, { ...buildQuery({ q: 'pan' }), period })).toMatchObject({
      ids: new Float64Array([3, 2, 4, 1]),
      days: [
        { fecha: '2026-02-03', start: 0 },
        { fecha: '2026-02-01', start: 1 },
        { fecha: '2026-03-01', start: 2 },
        { fecha: '2026-01-02', start: 3 },
      ],
      totals: { count: 2, total: 600n, pending: 200n },
      others: { start: 2, totals: { count: 2, total: 900n, pending: 0n } },
    });
  });

  it('orders each part by itself', () => {
    expect(idsOf(gastos, { ...buildQuery({ q: 'pan' }, 'cantidad-asc'), period })).toEqual([2, 3, 1, 4]);
  });

  it.each<[string, Partial<GastosFilter>, Period]>([
    ['without words', { categorias: [1] }, period],
    ['of blanks', { q: '  ' }, period],
    ['of all time', { q: 'pan' }, ALWAYS],
    ['that finds nothing elsewhere', { q: 'leche' }, { kind: 'mes', mes: '2026-03' }],
  ])('has no other part %s', (_, filter, of) => {
    expect(find(gastos, { ...buildQuery(filter), period: of }).others).toBeNull();
  });
});
