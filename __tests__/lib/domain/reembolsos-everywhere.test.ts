import fc from 'fast-check';
import { answerOf } from '@/lib/domain/answer';
import { mesPacesOf, spendingByDay } from '@/lib/domain/figures';
import { budgetsOf, spendingOf } from '@/lib/domain/budget';
import { joinSummaries, largestGastos, summarizeMes, totalWithin, usageOf } from '@/lib/domain/mes-summary';
import type { Gasto } from '@/lib/domain/entities';
import { indexGastos } from '@/lib/domain/find-gastos';
import { proposedBudgets } from '@/lib/domain/presupuestos-entry';
import { findRecurring } from '@/lib/domain/recurring/recurring';
import { GastoGuesser } from '@/lib/domain/guess/gasto-guesser';
import { readableGasto } from '@/lib/domain/readable-rows';
import { searchExamples } from '@/lib/domain/search-readings';
import { type GastosFilter, NO_FILTER } from '@/lib/domain/gastos-query';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { buildCatalogo, buildQuery, newestFirst } from '../../support/build-query';
import { queryGastos } from '../../support/index-gastos';
import { allowForRuns, propertyRuns } from '../../support/property-runs';

allowForRuns();

/** A month of 80,00, of which 55,50 came back, and 10,00. */
const CENA = buildGasto({
  id: 1,
  nombre: 'Cena',
  cantidad: 80,
  fecha: '2026-11-05',
  reembolsos: [
    { id: 'a', cantidad: 40, fecha: '2026-11-06' },
    { id: 'b', cantidad: 15.5, fecha: '2026-12-09' },
  ],
});
const PAN = buildGasto({ id: 2, nombre: 'Pan', cantidad: 10, fecha: '2026-11-05' });
const MES = [PAN, CENA];
const CATALOGO = buildCatalogo([buildCategoria({ presupuesto: 100 })], [buildMetodoPago()]);
const NET = 3450n;
const TODAY = '2026-11-20';

const summary = summarizeMes(MES);
const indexed = indexGastos(newestFirst(MES));

/** Every sum that a screen or a chart begins from. */
function figuresOf(mes: readonly Gasto[]): Record<string, bigint | undefined> {
  const summary = summarizeMes(mes);
  const indexed = indexGastos(newestFirst(mes));
  const running = { passed: 20, days: 30 };
  const budgets = budgetsOf(CATALOGO.categorias.values(), spendingOf(indexed, TODAY), running);
  const recorded = { summaries: new Map([['2026-11', summary]]), since: '2026-01-01', today: TODAY };
  const pace = mesPacesOf(recorded, '2026-11', [], []).whole;
  const list = queryGastos(indexed, buildQuery(), CATALOGO);
  const found = queryGastos(indexed, buildQuery({ q: 'a' }), CATALOGO);
  return {
    'the list': list.totals.total,
    'its day': list.days?.[0]?.total,
    'what a search finds': found.totals.total,
    'the month': summary.totals.total,
    'its category': summary.categorias.get(1)?.total,
    'its method': summary.metodosPago.get(1)?.total,
    'its estado': summary.estados.get('pagado')?.total,
    'its day in the month': summary.days.get('2026-11-05')?.total,
    'the year': joinSummaries([summary]).totals.total,
    'the days of a comparison': totalWithin(summary, { desde: '2026-11-01', hasta: '2026-11-30' }),
    'the calendar': spendingByDay(indexed, new Set()).everyday.get('2026-11-05') ?? 0n,
    'the budget': budgets[0]?.spent,
    'what is left of it': 10000n - (budgets[0]?.left ?? 0n),
    'the answer': answerOf(budgets, [], '2026-11', TODAY)?.spent,
    'the pace': pace.spent.at(-1),
    'the pace from its day on': pace.spent[4],
    'the pace of budgets': mesPacesOf(recorded, '2026-11', budgets, []).whole.spent.at(-1),
    'the use of a category': usageOf(indexed).categorias.get(1)?.total,
    'the use of a method': usageOf(indexed).metodosPago.get(1)?.total,
  };
}

const OTHER_YEAR = [{ id: 'a', cantidad: 55.5, fecha: '2028-02-29' }];
const OWED = [{ id: 'a', cantidad: 55.5, fecha: '2026-11-06', estado: 'esperado' as const }];
const ALL_BACK = [{ id: 'a', cantidad: 80, fecha: '2026-11-06' }];
const CENTS = [
  { id: 'a', cantidad: 0.1, fecha: '2026-11-06' },
  { id: 'b', cantidad: 0.2, fecha: '2026-11-07' },
];

it.each<[what: string, mes: readonly Gasto[], net: bigint]>([
  ['55,50 of 80,00 back', MES, NET],
  ['that much back in another year', [PAN, { ...CENA, reembolsos: OTHER_YEAR }], NET],
  ['that much expected', [PAN, { ...CENA, reembolsos: OWED }], 9000n],
  ['all back', [PAN, { ...CENA, reembolsos: ALL_BACK }], 1000n],
  ['0,10 and 0,20 of 0,30 back', [PAN, { ...CENA, cantidad: 0.3, reembolsos: CENTS }], 1000n],
  ['all of the only one back', [{ ...CENA, reembolsos: ALL_BACK }], 0n],
])('every figure counts what is left: %s', (_, mes, net) => {
  const figures = figuresOf(mes);
  expect(figures).toEqual(Object.fromEntries(Object.keys(figures).map((figure) => [figure, net])));
});

const refunded = fc.record({
  paid: fc.integer({ min: 1, max: 100_000 }),
  back: fc.array(fc.record({ cents: fc.integer({ min: -5, max: 60_000 }), isOwed: fc.boolean() }), {
    maxLength: 4,
  }),
});

/** What is left if refunds are taken in turn while they fit, those that came first. */
function leftOf({ paid, back }: { paid: number; back: readonly { cents: number; isOwed: boolean }[] }) {
  let left = paid;
  for (const { cents } of back.filter(({ isOwed }) => !isOwed)) if (cents > 0 && cents <= left) left -= cents;
  return left;
}

it('whatever came back, good or bad, every figure is what is left, and none is below 0', () => {
  fc.assert(
    fc.property(fc.array(refunded, { minLength: 1, maxLength: 6 }), (rows) => {
      const mes = rows.map(({ paid, back }, place) =>
        readableGasto({
          ...{ ...CENA, id: place + 1, cantidad: paid / 100 },
          reembolsos: back.map(({ cents, isOwed }, at) => ({
            ...{ id: `r${at}`, cantidad: cents / 100, fecha: '2026-12-01' },
            ...(isOwed && { estado: 'esperado' }),
          })),
        }),
      );
      const left = BigInt(rows.reduce((sum, row) => sum + leftOf(row), 0));
      for (const [figure, cents] of Object.entries(figuresOf(mes)))
        expect([figure, cents]).toEqual([figure, left]);
    }),
    propertyRuns(60),
  );
});

it('a proposed budget counts what is left', () => {
  const summaries = new Map([['2026-11', summary]]);
  expect(proposedBudgets(summaries, '2026-01-01').budgets.get(1)?.usual).toBe(NET);
});

it('both count as expenses, and the largest is so by its net', () => {
  expect(summary.totals.count).toBe(2);
  expect(largestGastos(summary, 1, new Set()).map(({ cents }) => cents)).toEqual([2450n]);
  expect(searchExamples(newestFirst(MES), CATALOGO)).toContain('>20');
});

it.each<[Partial<GastosFilter>, string[]]>([
  [{ q: '80' }, ['Cena']],
  [{ q: '24,50' }, ['Cena']],
  [{ q: '15,5' }, ['Cena']],
  [{ q: '40' }, ['Cena']],
  [{ q: '55,50' }, ['Cena']],
  [{ q: '0' }, []],
  [{ q: '>50' }, []],
  [{ q: '<24' }, ['Pan']],
  [{ q: '20..30' }, ['Cena']],
  [{ min: 3000n }, []],
  [{ max: 2450n }, ['Cena', 'Pan']],
  [{ devoluciones: ['devuelto'] }, ['Cena']],
  [{ devoluciones: ['esperado'] }, []],
])('a search of %j finds %j', (filter, found) => {
  const { ids } = queryGastos(indexed, buildQuery(filter), CATALOGO);
  const nombres = new Map(MES.map(({ id, nombre }) => [id, nombre]));
  expect(Array.from(ids, (id) => nombres.get(id)).sort()).toEqual(found);
});

it('money that is expected is found, and summed up beside all sums', () => {
  const owed: Gasto = {
    ...CENA,
    reembolsos: [{ id: 'a', cantidad: 60, fecha: '2026-11-06', estado: 'esperado' }],
  };
  const gastos = indexGastos([owed, PAN]);
  const query = buildQuery({ ...NO_FILTER, devoluciones: ['esperado'] });
  expect(queryGastos(gastos, query, CATALOGO).totals).toEqual({
    count: 1,
    total: 8000n,
    pending: 0n,
    owed: 6000n,
  });
  expect(queryGastos(gastos, buildQuery({ devoluciones: ['devuelto'] }), CATALOGO).ids).toHaveLength(0);
});

it('series and guesses go by what was paid', () => {
  const [last, ...before] = ['2026-11-05', '2026-10-05', '2026-09-05'].map((fecha, place) =>
    buildGasto({ ...CENA, id: place + 1, fecha, ...(place > 0 && { reembolsos: [] }) }),
  );
  const gastos = indexGastos([last ?? CENA, ...before]);
  expect(findRecurring(gastos, TODAY)).toMatchObject([{ nombre: 'Cena', count: 3, last: { cents: 8000n } }]);
  const guesser = new GastoGuesser();
  for (const gasto of gastos) guesser.add(gasto);
  expect(guesser.guess({ nombre: 'Cena', descripcion: '' }).cents?.value).toBe(8000n);
});
