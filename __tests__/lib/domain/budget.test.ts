import { budgetsOf, spendingOf, type Spending } from '@/lib/domain/budget';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { buildCategoria, buildGasto } from '../../support/build-gasto';

function budgetOf(
  spent: bigint,
  presupuesto: number,
  progress = { passed: 10, days: 30 },
  spending: Partial<Spending> = {},
) {
  const all = { total: spent, soFar: spent, once: 0n, count: 3, ...spending };
  const [budget] = budgetsOf([buildCategoria({ presupuesto })], new Map([[1, all]]), progress);
  return budget;
}

it.each([
  ['nothing spent', 0n, 100, 'calm', 10_000n, 0],
  ['below 80 %', 7999n, 100, 'calm', 2001n, 0.7999],
  ['at 80 %', 8000n, 100, 'near', 2000n, 0.8],
  ['below 100 %', 9999n, 100, 'near', 1n, 0.9999],
  ['at 100 %', 10_000n, 100, 'over', 0n, 1],
  ['above', 25_000n, 100, 'over', -15_000n, 2.5],
])('%s', (_, spent, presupuesto, level, left, part) => {
  expect(budgetOf(spent, presupuesto)).toMatchObject({ level, left, part });
});

it.each([
  ['goes on as it began', 1000n, { passed: 10, days: 30 }, 3000n],
  ['rounds to the cent', 1000n, { passed: 9, days: 31 }, 3444n],
  ['says nothing in the first days', 1000n, { passed: 4, days: 30 }, null],
  ['says nothing once the month is over', 1000n, { passed: 30, days: 30 }, null],
])('the pace %s', (_, spent, progress, pace) => {
  expect(budgetOf(spent, 100, progress)?.pace).toBe(pace);
});

it('the pace prolongs what was spent so far, and adds what was entered ahead', () => {
  expect(budgetOf(29_000n, 100, undefined, { soFar: 9000n })?.pace).toBe(47_000n);
});

it('the pace says nothing of one or two expenses, such as a rent', () => {
  expect(budgetOf(85_000n, 900, undefined, { count: 2 })?.pace).toBeNull();
});

it('the pace takes what comes once, such as a rent, once', () => {
  // 850,00 of rent on the 1st and 90,00 in ten days: 850,00 and three times 90,00.
  expect(budgetOf(94_000n, 1200, undefined, { once: 85_000n })?.pace).toBe(112_000n);
});

it('leaves out categories without a budget, and puts the most used up first', () => {
  const categorias = [
    buildCategoria({ id: 1 }),
    buildCategoria({ id: 2, presupuesto: 100 }),
    buildCategoria({ id: 3, presupuesto: 50 }),
    buildCategoria({ id: 4, presupuesto: 0.001 }),
  ];
  const budgets = budgetsOf(
    categorias,
    new Map([2, 3, 4].map((id) => [id, { total: 4000n, soFar: 4000n, once: 0n, count: 1 }])),
    { passed: 10, days: 30 },
  );
  expect(budgets.map(({ categoria }) => categoria.id)).toEqual([3, 2]);
});

it('tells what was spent so far from what was entered ahead', () => {
  const { gastos } = summarizeMes([
    buildGasto({ id: 1, fecha: '2026-10-10', cantidad: 1 }),
    buildGasto({ id: 2, fecha: '2026-10-11', cantidad: 2 }),
    buildGasto({ id: 3, fecha: '2026-10-01', cantidad: 4, categoriaId: 2 }),
  ]);
  expect(spendingOf(gastos, '2026-10-10')).toEqual(
    new Map([
      [1, { total: 300n, soFar: 100n, once: 0n, count: 1 }],
      [2, { total: 400n, soFar: 400n, once: 0n, count: 1 }],
    ]),
  );
});

it('tells what comes once from what is spent day by day, and counts only the latter', () => {
  const { gastos } = summarizeMes([
    buildGasto({ id: 1, fecha: '2026-10-01', cantidad: 850 }),
    buildGasto({ id: 2, fecha: '2026-10-02', cantidad: 2 }),
  ]);
  expect(spendingOf(gastos, '2026-10-10', new Set([1]))).toEqual(
    new Map([[1, { total: 85_200n, soFar: 85_200n, once: 85_000n, count: 1 }]]),
  );
});
