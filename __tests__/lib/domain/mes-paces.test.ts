import { budgetsOf, spendingOf } from '@/lib/domain/budget';
import { mesPacesOf } from '@/lib/domain/figures';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { buildCategoria, buildGasto } from '../../support/build-gasto';

const TODAY = '2026-10-04';

const RENTS = ['07', '08', '09', '10'].map((mes) => ({
  nombre: 'Alquiler',
  fecha: `2026-${mes}-01`,
  cantidad: 850,
}));

const OTHERS = [
  { nombre: 'Pan', fecha: '2026-10-02', cantidad: 2 },
  { nombre: 'Cine', fecha: '2026-10-03', cantidad: 9, categoriaId: 2 },
  { nombre: 'Café', fecha: '2026-09-02', cantidad: 3 },
];

function pacesOf(
  gastos: Partial<Parameters<typeof buildGasto>[0]>[],
  presupuesto?: number,
  expected: bigint[] = [],
) {
  const built = gastos.map((fields, index) => buildGasto({ id: index + 1, ...fields }));
  const summaries = new Map(
    ['07', '08', '09', '10'].map((mes) => [
      `2026-${mes}`,
      summarizeMes(built.filter(({ fecha }) => fecha.startsWith(`2026-${mes}`))),
    ]),
  );
  const categorias = [buildCategoria({ id: 1, ...(presupuesto === undefined ? {} : { presupuesto }) })];
  const budgets = budgetsOf(categorias, spendingOf(summarizeMes(built).gastos, TODAY), {
    passed: 4,
    days: 31,
  });
  const recorded = { summaries, since: '2026-07-01', today: TODAY };
  return mesPacesOf(
    recorded,
    '2026-10',
    budgets,
    expected.map((cents) => ({ cents })),
  );
}

it('without recibos the course is of the other expenses, in both months', () => {
  const { whole, everyday } = pacesOf([...RENTS, ...OTHERS]);
  // 850, then 2, then 9.
  expect(whole.spent).toEqual([85_000n, 85_200n, 86_100n, 86_100n]);
  expect(everyday?.spent).toEqual([0n, 200n, 1100n, 1100n]);
  expect(whole.last?.at(-1)).toBe(85_300n);
  expect(everyday?.last?.at(-1)).toBe(300n);
});

it('counts the categories of the budgets, and takes recibos from these', () => {
  const { whole, everyday, categoriaIds } = pacesOf([...RENTS, ...OTHERS], 1000, [4000n]);
  expect(categoriaIds).toEqual([1]);
  expect(whole).toMatchObject({ spent: [85_000n, 85_200n, 85_200n, 85_200n], budget: 100_000n });
  // 1.000 − 850 − 40 that is expected.
  expect(everyday).toMatchObject({ spent: [0n, 200n, 200n, 200n], budget: 11_000n });
});

it.each([
  ['no budget', undefined, null],
  ['a budget that recibos take', 850, null],
  ['a cent more', 850.01, 1n],
])('with %s, everyday spending has %s', (_, presupuesto, budget) => {
  expect(pacesOf([...RENTS, ...OTHERS], presupuesto).everyday?.budget).toBe(budget);
});

it('has one course where there are no recibos', () => {
  expect(pacesOf(OTHERS).everyday).toBeNull();
});

function recordedOf(since: string, ...gastos: Parameters<typeof buildGasto>[0][]) {
  const built = gastos.map((fields, index) => buildGasto({ id: index + 1, ...fields }));
  const meses = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
  const summaries = new Map(
    meses.map((mes) => [mes, summarizeMes(built.filter(({ fecha }) => fecha.startsWith(mes)))]),
  );
  return { summaries, since, today: '2026-10-10' };
}

it('follows a month through today, beside the whole of the month before', () => {
  const recorded = recordedOf(
    '2026-09-01',
    { fecha: '2026-10-02', cantidad: 5 },
    { fecha: '2026-10-10', cantidad: 1 },
    { fecha: '2026-10-11', cantidad: 9 },
    { fecha: '2026-09-30', cantidad: 7 },
  );
  const { spent, last } = mesPacesOf(recorded, '2026-10', [], []).whole;
  expect(spent).toEqual([0n, 500n, 500n, 500n, 500n, 500n, 500n, 500n, 500n, 600n]);
  expect(last).toHaveLength(30);
  expect(last?.slice(-2)).toEqual([0n, 700n]);
});

it('follows only the categories of the budgets', () => {
  const recorded = recordedOf(
    '2026-09-01',
    { fecha: '2026-10-02', cantidad: 5 },
    { fecha: '2026-10-02', cantidad: 8, categoriaId: 2 },
    { fecha: '2026-09-30', cantidad: 7, categoriaId: 2 },
  );
  const { spent, last } = mesPacesOf(
    recorded,
    '2026-10',
    [{ categoria: buildCategoria({ id: 1 }), budget: 1n }],
    [],
  ).whole;
  expect(spent.at(-1)).toBe(500n);
  expect(last).toBeNull();
});

it('has no line of a month that was not wholly recorded', () => {
  const recorded = recordedOf('2026-09-02', { fecha: '2026-09-02', cantidad: 5 });
  expect(mesPacesOf(recorded, '2026-10', [], []).whole.last).toBeNull();
});
