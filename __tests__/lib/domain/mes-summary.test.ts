import fc from 'fast-check';
import { indexGastos } from '@/lib/domain/find-gastos';
import { joinSummaries, largestGastos, summarizeMes, totalWithin, usageOf } from '@/lib/domain/mes-summary';
import { buildGasto } from '../../support/build-gasto';

it('counts and adds up the expenses of each category and method, exactly beyond 2^53 as well', () => {
  const gastos = [
    buildGasto({ id: 1, categoriaId: 1, metodoPagoId: 7, cantidad: 2 ** 53 }),
    buildGasto({ id: 2, categoriaId: 1, metodoPagoId: 8, cantidad: 0.01 }),
    buildGasto({ id: 3, categoriaId: 2, metodoPagoId: 7, cantidad: 0.1 }),
  ];
  expect(usageOf(indexGastos(gastos))).toEqual({
    categorias: new Map([
      [1, { count: 2, total: 900719925474099201n }],
      [2, { count: 1, total: 10n }],
    ]),
    metodosPago: new Map([
      [7, { count: 2, total: 900719925474099210n }],
      [8, { count: 1, total: 1n }],
    ]),
  });
});

it('knows of nothing where there are no expenses', () => {
  expect(usageOf([])).toEqual({ categorias: new Map(), metodosPago: new Map() });
});

const GASTOS = [
  buildGasto({ id: 4, fecha: '2026-10-31', cantidad: 10, categoriaId: 2, estado: 'pendiente' }),
  buildGasto({ id: 3, fecha: '2026-10-05', cantidad: 0.1, metodoPagoId: 2 }),
  buildGasto({ id: 2, fecha: '2026-10-05', cantidad: 0.2, estado: 'aplazado' }),
  buildGasto({ id: 1, fecha: '2026-10-01', cantidad: 10 }),
];

it('adds a month up by everything that the start page shows', () => {
  const summary = summarizeMes(GASTOS);
  expect(summary.totals).toEqual({ count: 4, total: 2030n, pending: 1000n });
  expect(summary.categorias).toEqual(
    new Map([
      [2, { count: 1, total: 1000n }],
      [1, { count: 3, total: 1030n }],
    ]),
  );
  expect(summary.metodosPago).toEqual(
    new Map([
      [1, { count: 3, total: 2020n }],
      [2, { count: 1, total: 10n }],
    ]),
  );
  expect(summary.estados).toEqual(
    new Map([
      ['pendiente', { count: 1, total: 1000n }],
      ['pagado', { count: 2, total: 1010n }],
      ['otro', { count: 1, total: 20n }],
    ]),
  );
  expect(summary.days.get('2026-10-05')).toEqual({ count: 2, total: 30n });
});

it('has nothing of a month without expenses', () => {
  const summary = summarizeMes([]);
  expect(summary.totals).toEqual({ count: 0, total: 0n, pending: 0n });
  expect(largestGastos(summary, 5, new Set())).toEqual([]);
  expect(totalWithin(summary, { desde: '2026-10-01', hasta: '2026-10-31' })).toBe(0n);
});

it.each([
  ['of equals the first', 1, [], [4]],
  ['as many as asked for', 3, [], [4, 1, 2]],
  ['without those left out', 5, [4], [1, 2, 3]],
])('knows the largest expenses, %s', (_, count, leftOut, ids) => {
  const largest = largestGastos(summarizeMes(GASTOS), count, new Set(leftOut));
  expect(largest.map(({ id }) => id)).toEqual(ids);
});

it('counts none whose money all came back among the largest', () => {
  const back = [{ id: 'a', cantidad: 40, fecha: '2026-10-06' }];
  const summary = summarizeMes([buildGasto({ cantidad: 40, fecha: '2026-10-05', reembolsos: back })]);
  expect(largestGastos(summary, 5, new Set())).toEqual([]);
});

it.each([
  ['2026-09-30', 0n],
  ['2026-10-01', 1000n],
  ['2026-10-05', 1030n],
  ['2026-10-30', 1030n],
  ['2026-10-31', 2030n],
])('through %s, %s cents were spent', (fecha, cents) => {
  expect(totalWithin(summarizeMes(GASTOS), { desde: '2026-10-01', hasta: fecha })).toBe(cents);
});

it('adds tenths up to a million cents exactly', () => {
  const gastos = Array.from({ length: 100_000 }, (_, index) => buildGasto({ id: index + 1, cantidad: 0.1 }));
  expect(summarizeMes(gastos).totals.total).toBe(1_000_000n);
});

it('every way of adding up comes to the sum of whole cents', () => {
  const gasto = fc.record({
    cents: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    categoriaId: fc.integer({ min: 1, max: 5 }),
    metodoPagoId: fc.integer({ min: 1, max: 3 }),
    day: fc.integer({ min: 1, max: 31 }),
    estado: fc.constantFrom('pendiente', 'pagado', 'otro'),
  });
  fc.assert(
    fc.property(fc.array(gasto), fc.array(gasto), (some, others) => {
      function summaryOf(items: typeof some) {
        return summarizeMes(
          items.map(({ cents, day, ...fields }, index) =>
            buildGasto({
              ...fields,
              id: index + 1,
              cantidad: Number(cents) / 100,
              fecha: `2026-10-${String(day).padStart(2, '0')}`,
            }),
          ),
        );
      }
      const summary = joinSummaries([summaryOf(some), summaryOf(others)]);
      const sum = [...some, ...others].reduce((total, { cents }) => total + cents, 0n);
      expect(summary.totals.total).toBe(sum);
      for (const usages of [summary.categorias, summary.metodosPago, summary.estados, summary.days])
        expect([...usages.values()].reduce((total, usage) => total + usage.total, 0n)).toBe(sum);
    }),
  );
});
