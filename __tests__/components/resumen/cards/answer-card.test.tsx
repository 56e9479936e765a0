import { act, render, screen, within } from '@testing-library/react';
import { AnswerCard, budgetsOfResumen } from '@/components/resumen/cards/answer-card';
import { byId, type Gasto } from '@/lib/domain/entities';
import { joinSummaries, summarizeMes } from '@/lib/domain/mes-summary';
import { dueInMes } from '@/lib/domain/recurring/due';
import { seriesKey } from '@/lib/domain/recurring/recurring';
import { periodMeses, readMeses, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { endedSeries } from '@/lib/page/storage/stored-notes';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../../support/build-gasto';
import { newUser } from '../../../support/new-user';
import { RECIBOS_BEFORE_DECEMBER } from '../../../support/recibos-before-december';
import { textOf } from '../../../support/text-of';

const TODAY = '2026-12-01';
const DECEMBER: ResumenPeriod = { kind: 'mes', mes: '2026-12' };

const RECIBOS = RECIBOS_BEFORE_DECEMBER.map((fields, place) => buildGasto({ id: place + 1, ...fields }));

/** 30,00 on each day through the end of October. */
const SINCE_20_OCTOBER = Array.from({ length: 12 }, (_, place) =>
  buildGasto({ id: place + 1, fecha: `2026-10-${20 + place}`, cantidad: 30 }),
);

type Shown = {
  gastos?: readonly Gasto[];
  period?: ResumenPeriod;
  today?: string;
  presupuesto?: number;
  others?: number;
};

function show({ gastos = RECIBOS, period = DECEMBER, today = TODAY, presupuesto, others = 0 }: Shown) {
  const summaries = new Map(
    readMeses(period, today).map((mes) => [
      mes,
      summarizeMes(gastos.filter(({ fecha }) => fecha.startsWith(mes))),
    ]),
  );
  const categorias = byId([
    buildCategoria({ id: 1, ...(presupuesto === undefined ? {} : { presupuesto }) }),
    ...Array.from({ length: others }, (_, place) =>
      buildCategoria({ id: place + 2, nombre: `Otra ${place}` }),
    ),
  ]);
  const catalogo = { categorias, metodosPago: byId([buildMetodoPago()]) };
  const due =
    period.kind === 'mes'
      ? dueInMes({ summaries, catalogo, today, ended: endedSeries.read() }, period.mes)
      : [];
  const summary = joinSummaries(periodMeses(period).flatMap((mes) => summaries.get(mes) ?? []));
  const since = gastos.map(({ fecha }) => fecha).sort()[0] ?? null;
  const resumen = { period, since, today, summaries, isWhole: true };
  const pictured = { resumen, summary, catalogo, due };
  return render(<AnswerCard {...pictured} budgets={budgetsOfResumen(pictured)} />);
}

function answer() {
  return screen.getByRole('region', { name: 'Cómo vas' });
}

/** The sentence, and the line below it. */
function said(): string[] {
  return ['p', 'figcaption'].map((name) =>
    textOf(answer().querySelector(name) ?? document.createElement('p')),
  );
}

async function loaded() {
  await act(async () => {
    await import('@/components/resumen/charts/pace-chart');
    await import('@/components/resumen/cards/due-list');
  });
}

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES');
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it.each<[string, Shown, string[]]>([
  [
    'on the first, recibos are taken off that have not come',
    { presupuesto: 2135 },
    [
      'Te quedan 1.121 € para gastar: unos 36 € al día hasta el 31',
      '2.135 € de presupuesto · 0 € gastados · 1.014 € en recibos que vienen 4',
    ],
  ],
  [
    'less than ten a day has its cents',
    { presupuesto: 300, gastos: [buildGasto({ fecha: TODAY, cantidad: 50 })] },
    ['Te quedan 250 € para gastar: unos 8,06 € al día hasta el 31', '300 € de presupuesto · 50 € gastados'],
  ],
  [
    'on the last day, all of it',
    { presupuesto: 100, gastos: [buildGasto({ fecha: '2026-12-31', cantidad: 55.5 })], today: '2026-12-31' },
    ['Te quedan 44,50 € para gastar hoy', '100 € de presupuesto · 55,50 € gastados'],
  ],
  [
    'nothing is left',
    { presupuesto: 50, gastos: [buildGasto({ fecha: TODAY, cantidad: 50 })] },
    ['Te quedan 0 € para gastar hasta el 31', '50 € de presupuesto · 50 € gastados'],
  ],
  [
    'the budget is gone',
    { presupuesto: 2135, gastos: [buildGasto({ fecha: TODAY, cantidad: 2432.59 })] },
    ['Te has pasado 297,59 € del presupuesto', '2.135 € de presupuesto · 2.433 € gastados'],
  ],
  [
    'what comes is more than what is left',
    { presupuesto: 900 },
    [
      'Los recibos que vienen (1.014 €) superan lo que queda (900 €)',
      '900 € de presupuesto · 0 € gastados · 1.014 € en recibos que vienen 4',
    ],
  ],
  [
    'rounding would hide by how much',
    { presupuesto: 1014.1 },
    [
      'Los recibos que vienen (1.014,30 €) superan lo que queda (1.014,10 €)',
      '1.014 € de presupuesto · 0 € gastados · 1.014 € en recibos que vienen 4',
    ],
  ],
  [
    'a pending expense whose money all came back is not due',
    {
      presupuesto: 100,
      gastos: [
        buildGasto({
          fecha: '2026-12-24',
          cantidad: 60,
          estado: 'pendiente',
          reembolsos: [{ id: 'a', cantidad: 60, fecha: TODAY }],
        }),
      ],
    },
    ['Te quedan 100 € para gastar: unos 3,22 € al día hasta el 31', '100 € de presupuesto · 0 € gastados'],
  ],
  [
    'only some categories have a budget',
    { presupuesto: 2135, others: 1 },
    [
      'Te quedan 1.121 € para gastar: unos 36 € al día hasta el 31',
      '2.135 € de presupuesto · 0 € gastados en la categoría con presupuesto · 1.014 € en recibos que vienen 4 · Poner presupuestos',
    ],
  ],
  [
    'a month that is over',
    { presupuesto: 2135, period: { kind: 'mes', mes: '2026-11' } },
    ['Te sobraron 1.121 € de 2.135 €', '1.014,30 € de 2.135,00 € (48 %)'],
  ],
  [
    'one that went over',
    { presupuesto: 1000, period: { kind: 'mes', mes: '2026-11' } },
    ['Te pasaste 14,30 € del presupuesto', '1.014,30 € de 1.000,00 € (101 %)'],
  ],
  [
    'a month of which a part was recorded, and what remained is unknown',
    { presupuesto: 450, gastos: SINCE_20_OCTOBER, period: { kind: 'mes', mes: '2026-10' } },
    ['Gastaste 360,00 € en octubre', '360,00 € de 450,00 € (80 %)'],
  ],
  [
    'such a month that went over all the same',
    { presupuesto: 300, gastos: SINCE_20_OCTOBER, period: { kind: 'mes', mes: '2026-10' } },
    ['Te pasaste 60 € del presupuesto', '360,00 € de 300,00 € (120 %)'],
  ],
  [
    'a month before the record',
    { presupuesto: 450, gastos: SINCE_20_OCTOBER, period: { kind: 'mes', mes: '2026-09' } },
    ['No hay gastos apuntados en septiembre', ''],
  ],
  [
    'a year before the record',
    { gastos: SINCE_20_OCTOBER, period: { kind: 'year', year: '2025' } },
    ['No hay gastos apuntados en 2025', ''],
  ],
  [
    'without budgets, what was spent',
    { gastos: [buildGasto({ fecha: TODAY })] },
    ['Llevas 45,50 €', 'Poner presupuestos'],
  ],
  [
    'without budgets, the record begun in the month before',
    {
      gastos: ['2026-11-05', '2026-11-20', '2026-12-10', '2026-12-21'].map((fecha, id) =>
        buildGasto({ id, fecha, cantidad: id < 2 ? 10 : 15 }),
      ),
      today: '2026-12-21',
    },
    ['Llevas 30,00 €: desde el día 5, 50 % más que en los mismos días de noviembre', 'Poner presupuestos'],
  ],
  [
    'without budgets, of a year whose last one began in August',
    {
      gastos: ['2025-08-01', '2026-08-01'].map((fecha, id) =>
        buildGasto({ id, fecha, cantidad: 10 - 4 * id }),
      ),
      period: { kind: 'year', year: '2026' },
    },
    ['Llevas 6,00 €: desde el 1 de agosto, 40 % menos que en los mismos días de 2025', ''],
  ],
  [
    'without budgets, of a month as the one before',
    {
      gastos: ['2026-10-01', '2026-11-01'].map((fecha, id) => buildGasto({ id, fecha, cantidad: 1000 + id })),
      period: { kind: 'mes', mes: '2026-11' },
    },
    ['Gastaste 1.001,00 € en noviembre: casi lo mismo que en octubre', ''],
  ],
  [
    'without budgets, of nearly nothing beside the month before',
    {
      gastos: ['2026-10-01', '2026-11-01'].map((fecha, id) =>
        buildGasto({ id, fecha, cantidad: id === 0 ? 900 : 0.5 }),
      ),
      period: { kind: 'mes', mes: '2026-11' },
    },
    ['Gastaste 0,50 € en noviembre: 99 % menos que en octubre', ''],
  ],
  [
    'without budgets, of as much as the month before',
    {
      gastos: ['2026-10-01', '2026-11-01'].map((fecha, id) => buildGasto({ id, fecha, cantidad: 45 })),
      period: { kind: 'mes', mes: '2026-11' },
    },
    ['Gastaste 45,00 € en noviembre: lo mismo que en octubre', ''],
  ],
  ['a year to come', { period: { kind: 'year', year: '2027' } }, ['2027: nada comprometido todavía', '']],
])('%s', async (_, shown, sentences) => {
  show(shown);
  await loaded();
  expect(said()).toEqual(sentences);
});

it.each([
  [250, 'Te quedan 250 $ para gastar: unos 8 $ al día hasta el 31'],
  [20, 'Te quedan 20 $ para gastar hasta el 31'],
])('of %s in a currency without cents, a day’s part is whole', async (presupuesto, sentence) => {
  localStorage.setItem('mis-gastos:currency', 'CLP');
  show({ presupuesto, gastos: [] });
  await loaded();
  expect(said()[0]).toBe(sentence);
});

describe('a month to come', () => {
  const november = '2026-11-28';

  it.each<[string, Shown, string]>([
    ['with budgets', { presupuesto: 2135 }, 'Diciembre: 1.014 € ya comprometidos de 2.135 €'],
    ['without', {}, 'Diciembre: 1.014 € ya comprometidos'],
    ['without anything', { gastos: [] }, 'Diciembre: nada comprometido todavía'],
  ])('says what is committed, %s', async (_, shown, sentence) => {
    show({ ...shown, today: november });
    await loaded();
    expect(said()[0]).toBe(sentence);
    // No pace.
    expect(answer().querySelector('svg[viewBox^="0 0 "] polyline')).toBeNull();
  });

  it('lists it', async () => {
    show({ today: november });
    await loaded();
    expect(within(answer()).getAllByRole('listitem')).toHaveLength(4);
    expect(within(answer()).queryByRole('button', { name: /recibos que vienen/ })).toBeNull();
  });
});

it('recibos from 1.000 up are rounded to whole units, as the headline is', async () => {
  const user = newUser();
  show({
    presupuesto: 2135,
    gastos: RECIBOS.map((gasto) => (gasto.nombre === 'Alquiler' ? { ...gasto, cantidad: 1050.4 } : gasto)),
  });
  await loaded();
  await user.click(within(answer()).getByRole('button', { name: /recibos que vienen/ }));
  await loaded();
  const [rent, internet] = within(answer()).getAllByRole('listitem').map(textOf);
  expect(rent).toMatch(/Alquiler1\.050 €Hoy/);
  expect(internet).toMatch(/Internet39,90 €/);
  expect(
    within(answer()).getByRole('button', { name: /^Apuntar como pendiente: Alquiler, 1\.050.€/ }),
  ).toBeEnabled();
});

it('the recibos open in place, each with its day, and one is said to repeat no more', async () => {
  const user = newUser();
  show({ presupuesto: 2135 });
  await loaded();
  expect(within(answer()).queryAllByRole('listitem')).toEqual([]);
  await user.click(within(answer()).getByRole('button', { name: /1\.014.€ en recibos que vienen 4/ }));
  await loaded();
  const lines = within(answer()).getAllByRole('listitem');
  expect(lines.map(textOf)).toEqual([
    expect.stringMatching(/Alquiler850,00 €Hoy · cada mes/),
    expect.stringMatching(/Internet39,90 €sábado, 5 de diciembre · cada mes/),
    expect.stringMatching(/Luz98,40 €sábado, 12 de diciembre · cada mes/),
    expect.stringMatching(/Gimnasio26,00 €domingo, 20 de diciembre · cada mes/),
  ]);
  expect(
    within(answer()).getByRole('button', { name: /^Apuntar como pendiente: Alquiler, 850,00/ }),
  ).toBeEnabled();
  await user.click(within(answer()).getByRole('button', { name: 'No se repite: Luz' }));
  expect(endedSeries.read()).toEqual([seriesKey({ cadence: 'monthly', nombre: 'Luz' })]);
  expect(answer().querySelector('p')).toHaveFocus();
});
