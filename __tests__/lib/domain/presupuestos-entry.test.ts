import type { Mes } from '@/lib/domain/dates';
import { summarizeMes } from '@/lib/domain/mes-summary';
import {
  completePresupuestos,
  proposalMeses,
  proposedBudgets,
  totalOfPresupuestos,
  type TypedPresupuesto,
} from '@/lib/domain/presupuestos-entry';
import { buildCategoria, buildGasto } from '../../support/build-gasto';

/** Months with an expense of these amounts, by category. */
function summariesOf(spent: Readonly<Record<Mes, Readonly<Record<number, number>>>>) {
  return new Map(
    Object.entries(spent).map(([mes, amounts]) => [
      mes,
      summarizeMes(
        Object.entries(amounts).map(([categoriaId, cantidad]) =>
          buildGasto({ fecha: `${mes}-15`, categoriaId: Number(categoriaId), cantidad }),
        ),
      ),
    ]),
  );
}

/** What is proposed for one category that spent these amounts in the months from January on. */
function proposedFor(amounts: readonly number[], since = '2026-01-01') {
  const spent = amounts.map((cantidad, place): [Mes, Record<number, number>] => [
    `2026-0${place + 1}`,
    cantidad > 0 ? { 1: cantidad, 9: 1 } : { 9: 1 },
  ]);
  return proposedBudgets(summariesOf(Object.fromEntries(spent)), since).budgets.get(1)?.budget;
}

it('looks at the six months through the last recorded one', () => {
  expect(proposalMeses('2026-02')).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
});

it.each<[string, readonly number[], bigint | undefined]>([
  ['one month', [84], 8400n],
  ['the middle of three', [10, 90, 30], 3000n],
  ['the mean of the middle two of four', [10, 20, 40, 1000], 3000n],
  ['six, one of them far out', [40, 41, 39, 40, 900, 38], 4000n],
  ['six, and nothing in two of them', [0, 20, 30, 0, 40, 50], 2500n],
  ['six, and nothing in four of them', [0, 0, 30, 0, 0, 50], undefined],
  ['nothing at all', [0, 0, 0], undefined],
])('takes the median of %s', (_, amounts, proposal) => {
  expect(proposedFor(amounts)).toBe(proposal);
});

it.each([
  [0.01, 100n],
  [12, 1200n],
  [39.9, 4000n],
  [84.31, 8500n],
  [99.01, 10_000n],
  [100, 10_000n],
  [101, 10_500n],
  [323.4, 32_500n],
  [850, 85_000n],
  [996, 100_000n],
  [1000, 100_000n],
  [1010, 105_000n],
  [9999, 1_000_000n],
  [1_234_567, 125_000_000n],
])('rounds %d up', (spent, proposal) => {
  expect(proposedFor([spent])).toBe(proposal);
});

it('tells what is usual as it is', () => {
  const { budgets } = proposedBudgets(summariesOf({ '2026-01': { 1: 84.31 } }), '2026-01-01');
  expect(budgets.get(1)).toEqual({ usual: 8431n, budget: 8500n });
});

it('counts whole recorded months alone: neither the first days of the record nor a month without expenses', () => {
  const summaries = summariesOf({
    '2026-01': { 1: 500 },
    '2026-02': { 1: 20 },
    '2026-03': {},
    '2026-04': { 1: 30, 2: 8 },
  });
  expect(proposedBudgets(summaries, '2026-01-20')).toEqual({
    meses: 2,
    budgets: new Map([
      [1, { usual: 2500n, budget: 2500n }],
      [2, { usual: 400n, budget: 400n }],
    ]),
  });
  expect(proposedBudgets(summaries, '2026-01-01').meses).toBe(3);
});

it.each([null, '2026-01-02'])('proposes nothing of a record that began on %s', (since) => {
  expect(proposedBudgets(summariesOf({ '2026-01': { 1: 5 } }), since)).toEqual({
    meses: 0,
    budgets: new Map(),
  });
});

const MARKS = { group: '.', decimal: ',' };

function typedOf(texts: Readonly<Record<number, string>>, meaning: TypedPresupuesto['meaning'] = null) {
  return new Map(Object.entries(texts).map(([id, text]) => [Number(id), { text, meaning }]));
}

it('reads amounts and sums; an empty field takes a budget away', () => {
  expect(completePresupuestos(typedOf({ 1: '1.250', 2: '42+8,5', 3: ' ' }), MARKS)).toEqual({
    ok: true,
    value: new Map([
      [1, 1250],
      [2, 50.5],
      [3, null],
    ]),
  });
});

it('answers every fault, and asks about an ambiguous mark', () => {
  const typed = typedOf({ 1: '20', 2: '5-5', 3: '1,234' });
  expect(completePresupuestos(typed, MARKS)).toEqual({
    ok: false,
    fault: new Map<number, unknown>([
      [2, 'not-positive'],
      [3, { asDecimal: 1.234, asGrouped: 1234 }],
    ]),
  });
  expect(completePresupuestos(typedOf({ 3: '1,234' }, 'grouped'), MARKS)).toEqual({
    ok: true,
    value: new Map([[3, 1234]]),
  });
});

it('adds up what is stored and what is typed so far, unfinished sums too', () => {
  const categorias = [
    buildCategoria({ id: 1, presupuesto: 200 }),
    buildCategoria({ id: 2, presupuesto: 50 }),
    buildCategoria({ id: 3 }),
    buildCategoria({ id: 4 }),
    buildCategoria({ id: 5 }),
  ];
  expect(totalOfPresupuestos(categorias, typedOf({ 2: '', 3: '10+', 4: 'x' }), MARKS)).toBe(21_000n);
});
