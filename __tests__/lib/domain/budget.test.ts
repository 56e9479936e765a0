import { budgetsOf, expectedOf, spendingOf } from '@/lib/domain/budget';
import { summarizeMes } from '@/lib/domain/mes-summary';
import type { Cadence } from '@/lib/domain/recurring/recurring';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { buildCategoria, buildGasto } from '../../support/build-gasto';

function budgetOf(
  spent: bigint,
  presupuesto: number,
  progress = { passed: 10, days: 30 },
  spending: { recibos?: bigint; everyday?: bigint; count?: number } = {},
) {
  const all = { total: spent, recibos: 0n, everyday: spent, count: 3, ...spending };
  const [budget] = budgetsOf([buildCategoria({ presupuesto })], new Map([[1, all]]), progress);
  return budget;
}

/** Without a cadence, it was entered ahead. */
function dueOf({ cents, cadence }: { cents: bigint; cadence: Cadence | null }): DueGasto {
  const fecha = '2026-10-20';
  const gasto = { id: 1, fecha, nombre: 'Luz', cents, categoriaId: 1 };
  if (cadence === null) return { ...gasto, series: null, estado: 'pendiente' };
  const last = { ...gasto, metodoPagoId: 1 };
  return { ...gasto, series: { nombre: 'Luz', cadence, count: 3, last, next: fecha } };
}

const OVER = { passed: 30, days: 30 };

it.each([
  ['nothing spent', 0n, 100, 'calm', 10_000n, 0],
  ['most of it spent', 9999n, 100, 'calm', 1n, 0.9999],
  ['exactly spent', 10_000n, 100, 'used', 0n, 1],
  ['beyond', 10_001n, 100, 'over', -1n, 1.0001],
  ['far beyond', 25_000n, 100, 'over', -15_000n, 2.5],
])('a month that is over, %s', (_, spent, presupuesto, level, left, part) => {
  expect(budgetOf(spent, presupuesto, OVER)).toMatchObject({ level, left, part });
});

it.each([
  // 33,33 in ten of thirty days: 99,99 in all.
  ['calm if the pace ends within it', 3333n, {}, 'calm'],
  // 33,34 in ten of thirty days: 100,02 in all.
  ['low if the pace ends beyond it, however little is spent', 3334n, {}, 'low'],
  ['calm with nearly all spent ahead, and no pace beyond it', 9900n, { everyday: 0n, count: 0 }, 'calm'],
  // 50,00 of rent, and 3 × 17,00.
  [
    'low if recibos and the pace of the others end beyond it',
    6700n,
    { recibos: 5000n, everyday: 1700n },
    'low',
  ],
  ['calm if only recibos fill it', 10_000n, { recibos: 10_000n, everyday: 0n, count: 0 }, 'calm'],
  ['over if recibos alone are beyond it', 10_001n, { recibos: 10_001n, everyday: 0n, count: 0 }, 'over'],
  [
    'used if recibos and other expenses fill it',
    10_000n,
    { recibos: 9000n, everyday: 1000n, count: 1 },
    'used',
  ],
])('a budget of 100,00 is %s', (_, spent, spending, level) => {
  expect(budgetOf(spent, 100, undefined, spending)?.level).toBe(level);
});

it.each([
  ['goes on as it began', 1000n, { passed: 10, days: 30 }, 3000n],
  ['rounds to the cent', 1000n, { passed: 9, days: 31 }, 3444n],
  ['says nothing in the first days', 1000n, { passed: 4, days: 30 }, null],
  ['says nothing once the month is over', 1000n, OVER, null],
])('the pace %s', (_, spent, progress, pace) => {
  expect(budgetOf(spent, 100, progress)?.pace).toBe(pace);
});

it('the pace prolongs what was spent so far, and adds what was entered ahead', () => {
  expect(budgetOf(29_000n, 100, undefined, { everyday: 9000n })?.pace).toBe(47_000n);
});

it('the pace says nothing of one or two expenses', () => {
  expect(budgetOf(85_000n, 900, undefined, { count: 2 })?.pace).toBeNull();
});

it('the pace takes what comes once, such as a rent, once', () => {
  // 850,00 of rent on the 1st and 90,00 in ten days: 850,00 and three times 90,00.
  expect(budgetOf(94_000n, 1200, undefined, { recibos: 85_000n, everyday: 9000n })?.pace).toBe(112_000n);
});

it('the pace adds recibos that are still to come, and no weekly expense, which goes on as it began', () => {
  const categorias = [buildCategoria({ presupuesto: 1200 })];
  const spendings = new Map([[1, { total: 9000n, recibos: 0n, everyday: 9000n, count: 3 }]]);
  const progress = { passed: 10, days: 30 };
  const expected = expectedOf([
    dueOf({ cents: 85_000n, cadence: 'monthly' }),
    dueOf({ cents: 1000n, cadence: 'weekly' }),
    dueOf({ cents: 500n, cadence: null }),
  ]);
  const [budget] = budgetsOf(categorias, spendings, progress, expected);
  expect(budget).toMatchObject({ pace: 27_000n + 85_000n, expected: 86_000n, left: 111_000n });
});

it('what needs attention stands first, then the most used', () => {
  const spent = { beyond: 11_000n, fast: 5000n, full: 10_000n, little: 1000n, much: 2000n };
  const categorias = Object.keys(spent).map((nombre, index) =>
    buildCategoria({ id: index + 1, nombre, presupuesto: 100 }),
  );
  const spendings = Object.values(spent).map((total, index) => {
    const spending = { total, recibos: 0n, everyday: total, count: 3 };
    return [index + 1, spending] as const;
  });
  const budgets = budgetsOf(categorias.toReversed(), new Map(spendings), { passed: 10, days: 30 });
  expect(budgets.map(({ categoria }) => categoria.nombre)).toEqual([
    'beyond',
    'fast',
    'full',
    'much',
    'little',
  ]);
});

it('leaves out categories without a budget', () => {
  const categorias = [
    buildCategoria({ id: 1 }),
    buildCategoria({ id: 2, presupuesto: 100 }),
    buildCategoria({ id: 3, presupuesto: 50 }),
    buildCategoria({ id: 4, presupuesto: 0.001 }),
  ];
  const budgets = budgetsOf(
    categorias,
    new Map([2, 3, 4].map((id) => [id, { total: 4000n, recibos: 0n, everyday: 4000n, count: 1 }])),
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
      [1, { total: 300n, recibos: 0n, everyday: 100n, count: 1 }],
      [2, { total: 400n, recibos: 0n, everyday: 400n, count: 1 }],
    ]),
  );
});

it('tells what comes once from what is spent day by day, and counts only the latter', () => {
  const { gastos } = summarizeMes([
    buildGasto({ id: 1, fecha: '2026-10-01', cantidad: 850 }),
    buildGasto({ id: 2, fecha: '2026-10-02', cantidad: 2 }),
  ]);
  expect(spendingOf(gastos, '2026-10-10', new Set([1]))).toEqual(
    new Map([[1, { total: 85_200n, recibos: 85_000n, everyday: 200n, count: 1 }]]),
  );
});
