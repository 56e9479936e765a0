import fc from 'fast-check';
import { answerOf } from '@/lib/domain/answer';
import { budgetsOf, spendingOf } from '@/lib/domain/budget';
import { addMesesToMes, daysInMes, mesOf } from '@/lib/domain/dates';
import { byId, type Gasto } from '@/lib/domain/entities';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { dueInMes } from '@/lib/domain/recurring/due';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { allowForRuns, propertyRuns } from '../../support/property-runs';

allowForRuns();

/** The month of the answer. */
const MES = '2026-12';

/** Amounts in cents by the day on which they come each month. */
const RECIBOS = [
  { nombre: 'Alquiler', cents: 85_000, day: 1 },
  { nombre: 'Internet', cents: 3990, day: 5 },
  { nombre: 'Seguro', cents: 9840, day: 15 },
  { nombre: 'Gimnasio', cents: 2600, day: 28 },
];

const BUDGET_CENTS = 213_500;

type Entered = { nombre: string; cents: number; fecha: string; categoriaId?: number; estado?: string };

/** Answers December 2026 on one of its days, as the start page does. */
function answerOn(day: number, entered: readonly Entered[], presupuesto: number | undefined) {
  const today = fechaOf(MES, day);
  const gastos = entered.map(({ cents, ...fields }, place): Gasto =>
    buildGasto({ id: place + 1, cantidad: cents / 100, ...fields }),
  );
  const meses = Array.from({ length: 30 }, (_, place) => addMesesToMes(MES, place - 28));
  const summaries = new Map(
    meses.map((mes) => [mes, summarizeMes(gastos.filter(({ fecha }) => mesOf(fecha) === mes))]),
  );
  const categorias = byId([
    buildCategoria({ id: 1, ...(presupuesto === undefined ? {} : { presupuesto }) }),
    buildCategoria({ id: 2, nombre: 'Ocio' }),
  ]);
  const catalogo = { categorias, metodosPago: byId([buildMetodoPago()]) };
  const due = dueInMes({ summaries, catalogo, today, ended: [] }, MES);
  const spendings = spendingOf(summaries.get(MES)?.gastos ?? [], today);
  return answerOf(budgetsOf(categorias.values(), spendings, { passed: 0, days: 31 }), due, MES, today);
}

function fechaOf(mes: string, day: number): string {
  return `${mes}-${String(day).padStart(2, '0')}`;
}

/** The recibos of so many months before December. */
function recibosOfMesesBefore(count: number): Entered[] {
  return Array.from({ length: count }, (_, place) => addMesesToMes(MES, -place - 1)).flatMap((mes) =>
    RECIBOS.map(({ nombre, cents, day }) => ({ nombre, cents, fecha: fechaOf(mes, day) })),
  );
}

const DAYS = [1, 2, 5, 15, 28, 31];

/** Expenses through a day: none, one, or three a day, of which one has no budget. */
const BOUGHT: Record<string, (day: number) => Entered[]> = {
  nothing: () => [],
  one: (day) => [{ nombre: 'Pan', cents: 1250, fecha: fechaOf(MES, day) }],
  many: (day) =>
    Array.from({ length: day }, (_, place) => fechaOf(MES, place + 1)).flatMap((fecha, place) => [
      { nombre: `Mercado ${place * 7}`, cents: 1999, fecha },
      { nombre: `Bar ${place * 11}`, cents: 333, fecha },
      { nombre: `Cine ${place * 13}`, cents: 900, fecha, categoriaId: 2 },
    ]),
};

/** The month of the record, and how many lie before it. */
const RECORDED = { first: 0, second: 1, thirteenth: 12 };

const CASES = DAYS.flatMap((day) =>
  Object.entries(RECORDED).flatMap(([recorded, before]) =>
    Object.keys(BOUGHT).flatMap((bought) =>
      (['paid', 'due'] as const).map((recibos) => ({ day, recorded, before, bought, recibos })),
    ),
  ),
);

describe.each(CASES)(
  'day $day of the $recorded month, $bought bought, recibos $recibos',
  ({ day, before, bought, recibos }) => {
    const today = fechaOf(MES, day);
    const came = RECIBOS.filter((one) => one.day <= day);
    const paid = recibos === 'paid' ? came : [];
    const entered: Entered[] = [
      ...recibosOfMesesBefore(before),
      ...(BOUGHT[bought]?.(day) ?? []),
      ...paid.map(({ nombre, cents, day: on }) => ({ nombre, cents, fecha: fechaOf(MES, on) })),
      { nombre: 'Dentista', cents: 4000, fecha: fechaOf(MES, 31), estado: 'pendiente' },
      { nombre: 'Concierto', cents: 7000, fecha: fechaOf(MES, 31), estado: 'pendiente', categoriaId: 2 },
    ];

    it('every figure is the plain sum', () => {
      let spent = 0;
      for (const one of entered)
        if (
          one.fecha >= `${MES}-01` &&
          one.fecha <= today &&
          one.categoriaId !== 2 &&
          one.estado === undefined
        )
          spent += one.cents;
      // The dentist is typed ahead. A recibo is known after three months, and expected for fifteen days.
      let due = 4000;
      if (before >= 3)
        for (const one of RECIBOS) if (!paid.includes(one) && one.day >= day - 15) due += one.cents;
      const free = BUDGET_CENTS - spent - due;
      const each = free / (31 - day + 1);
      const daily = each >= 10_00 ? Math.floor(each / 100) * 100 : Math.floor(each);
      expect(answerOn(day, entered, 2135)).toEqual({
        budget: BigInt(BUDGET_CENTS),
        spent: BigInt(spent),
        due: BigInt(due),
        free: BigInt(free),
        daily: free > 0 ? BigInt(daily) : null,
      });
    });

    it('without budgets there is no answer', () => {
      expect(answerOn(day, entered, undefined)).toBeNull();
    });
  },
);

it('on 1 December with nothing entered, 2.135 € and five recibos leave 36 € a day', () => {
  const answer = answerOn(1, recibosOfMesesBefore(12), 2135);
  // 850,00 + 39,90 + 98,40 + 26,00.
  expect(answer).toMatchObject({ spent: 0n, due: 101_430n, free: 112_070n, daily: 3600n });
});

it.each([
  ['ten and more a day, to whole units', 310.99, 1000n],
  ['less, to cents', 309.99, 999n],
  ['less than a cent, not at all', 0.3, null],
])('shares out %s', (_, presupuesto, daily) => {
  expect(answerOn(1, [], presupuesto)?.daily).toBe(daily);
});

it.each([
  ['exactly spent', 100, [10_000], 0n],
  ['more than spent', 100, [12_000], -2000n],
])('a budget that is %s leaves nothing a day', (_, presupuesto, spent, free) => {
  const entered = spent.map((cents) => ({ nombre: 'Pan', cents, fecha: fechaOf(MES, 1) }));
  expect(answerOn(1, entered, presupuesto)).toMatchObject({ free, daily: null });
});

it('what comes may be more than what is left', () => {
  const answer = answerOn(1, recibosOfMesesBefore(12), 900);
  expect(answer).toMatchObject({ spent: 0n, budget: 90_000n, due: 101_430n, free: -11_430n, daily: null });
});

it('what is given out each day, is due and is spent never is more than the budget', () => {
  const entered = fc.record({
    nombre: fc.constantFrom('Alquiler', 'Luz', 'Pan'),
    cents: fc.integer({ min: 1, max: 300_000 }),
    fecha: fc
      .tuple(fc.integer({ min: -4, max: 1 }), fc.integer({ min: 1, max: 28 }))
      .map(([meses, day]) => fechaOf(addMesesToMes(MES, meses), day)),
    categoriaId: fc.constantFrom(1, 2),
    estado: fc.constantFrom('pendiente', 'pagado', 'otro'),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 31 }),
      fc.array(entered, { maxLength: 30 }),
      fc.integer({ min: 1, max: 500_000 }),
      (day, gastos, budget) => {
        const answer = answerOn(day, gastos, budget / 100);
        expect(answer?.budget).toBe(BigInt(budget));
        if (!answer || answer.daily === null) return;
        const daysLeft = BigInt(daysInMes(MES) - day + 1);
        expect(answer.daily * daysLeft + answer.due + answer.spent <= answer.budget).toBe(true);
      },
    ),
    propertyRuns(40),
  );
});
