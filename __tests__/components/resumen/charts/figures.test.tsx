import { act, render, renderHook, screen, within } from '@testing-library/react';
import { AnswerCard, budgetsOfResumen } from '@/components/resumen/cards/answer-card';
import { BudgetsCard } from '@/components/resumen/cards/budgets-card';
import { CategoriasPart, MetodosPart, TimePart, useWait } from '@/components/resumen/charts/figures';
import { TotalsCards } from '@/components/resumen/cards/totals-cards';
import { byId, type Gasto } from '@/lib/domain/entities';
import { joinSummaries, summarizeMes } from '@/lib/domain/mes-summary';
import { toCents } from '@/lib/domain/money';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { paceWithRecibos } from '@/components/resumen/charts/pace-chart';
import { periodMeses, readMeses, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../../support/build-gasto';
import { newUser } from '../../../support/new-user';
import { textOf } from '../../../support/text-of';

// They are drawn at once on paper, and stay.
beforeAll(() => {
  const { unmount } = renderHook(useWait);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  unmount();
});

const TODAY = '2026-10-10';
/** The first day with expenses. */
const SINCE = '2026-09-01';

const OCTOBER: ResumenPeriod = { kind: 'mes', mes: '2026-10' };

const CATALOGO = {
  categorias: byId([
    buildCategoria({ id: 1, presupuesto: 100 }),
    buildCategoria({ id: 2, nombre: 'Ocio', color: 'purple' }),
  ]),
  metodosPago: byId([buildMetodoPago({ id: 1, nombre: 'Tarjeta' })]),
};

const GASTOS = [
  buildGasto({
    id: 5,
    fecha: '2026-10-09',
    cantidad: 60,
    nombre: 'Cine',
    categoriaId: 2,
    estado: 'pendiente',
  }),
  buildGasto({ id: 4, fecha: '2026-10-05', cantidad: 90 }),
  buildGasto({ id: 3, fecha: '2026-10-05', cantidad: 50, categoriaId: 9, metodoPagoId: 7 }),
  buildGasto({ id: 2, fecha: '2026-09-30', cantidad: 300 }),
  buildGasto({ id: 1, fecha: '2026-09-10', cantidad: 250 }),
];

function resumenOf(gastos: readonly Gasto[], period = OCTOBER, since = SINCE) {
  const summaries = new Map(
    readMeses(period, TODAY).map((mes) => [
      mes,
      summarizeMes(gastos.filter(({ fecha }) => fecha.startsWith(mes))),
    ]),
  );
  const summary = joinSummaries(periodMeses(period).flatMap((mes) => summaries.get(mes) ?? []));
  return { resumen: { period, since, today: TODAY, summaries, isWhole: true }, summary };
}

async function renderFigures(
  gastos: readonly Gasto[] = GASTOS,
  period = OCTOBER,
  due: readonly DueGasto[] = [],
  since = SINCE,
) {
  const shown = { ...resumenOf(gastos, period, since), catalogo: CATALOGO, due };
  const pictured = { ...shown, budgets: budgetsOfResumen(shown) };
  await act(async () => {
    render(
      <>
        <AnswerCard {...pictured} />
        {period.kind === 'mes' ? (
          <BudgetsCard mes={period.mes} budgets={pictured.budgets} recorded={pictured.resumen} />
        ) : null}
        <CategoriasPart {...pictured} />
        <TimePart {...pictured} />
        <MetodosPart {...pictured} />
      </>,
    );
    // What loads later is there.
    await import('@/lib/domain/recurring/recurring');
    await import('@/components/resumen/charts/pace-chart');
  });
  layOut();
  return newUser();
}

/** As wide as every picture is. */
let width: number;

let toMeasure: (() => void)[];

/** jsdom lays nothing out: its pictures learn their width from {@link layOut}. */
class WidthObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}

  observe(target: Element) {
    const entry = { target, contentRect: new DOMRect(0, 0, width, 0) } as ResizeObserverEntry;
    toMeasure.push(() => {
      this.report([entry], this);
    });
  }

  unobserve() {}

  disconnect() {}
}

function layOut(): void {
  act(() => {
    for (const measure of toMeasure) measure();
  });
}

function figure(name: string) {
  return within(screen.getByRole('region', { name }));
}

function captionOf(name: string): string {
  const caption = screen.getByRole('region', { name }).querySelector('figcaption');
  return caption ? textOf(caption) : '';
}

async function renderAnswer(): Promise<void> {
  await act(async () => {
    const shown = { ...resumenOf(GASTOS), catalogo: CATALOGO, due: [] };
    render(<AnswerCard {...shown} budgets={budgetsOfResumen(shown)} />);
    await import('@/components/resumen/charts/pace-chart');
  });
  layOut();
}

afterEach(() => {
  localStorage.clear();
});

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES');
  width = 700;
  toMeasure = [];
  window.ResizeObserver = WidthObserver;
});

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['Categorías', 'Lo que más: Alimentación, 90,00 € (45 %)'],
  ['Métodos de pago', 'Con tarjeta: 150,00 € (75 %)'],
  ['Mes a mes', 'El mes con más gasto fue septiembre de 2026, con 550,00 €'],
  ['Día a día', 'Lo que más: el lunes 5, 140,00 €; hubo gastos 2 días'],
])('«%s» says: %s', async (name, sentence) => {
  await renderFigures();
  expect(captionOf(name)).toBe(sentence);
});

it.each([
  ['Categorías', 'Ocio: 60,00 €, 30 %', '/gastos/?mes=2026-10&cat=2'],
  ['Categorías', 'Sin categoría: 50,00 €, 25 %', '/gastos/?mes=2026-10&cat=0'],
  ['Métodos de pago', 'Sin método de pago: 50,00 €, 25 %', '/gastos/?mes=2026-10&metodo=0'],
  ['Mes a mes', 'septiembre de 2026: 550,00 €', '/gastos/?mes=2026-09'],
  ['Día a día', 'viernes, 9 de octubre: 60,00 €', '/gastos/?desde=2026-10-09&hasta=2026-10-09'],
])('in «%s», «%s» leads to %s', async (name, mark, href) => {
  await renderFigures();
  const links = figure(name)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-label')?.replaceAll('\u00a0', ' ') === mark);
  expect(links[0]).toHaveAttribute('href', href);
});

it('shows every picture as a table', async () => {
  const user = await renderFigures();
  const categorias = figure('Categorías');
  expect(categorias.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver como tabla: Categorías' }));
  const rows = within(categorias.getByRole('table')).getAllByRole('row');
  expect(rows.map(textOf)).toEqual([
    'CategoríaCantidadParteGastos',
    'Alimentación90,00 €45 %1',
    'Ocio60,00 €30 %1',
    'Sin categoría50,00 €25 %1',
  ]);
  await user.click(screen.getByRole('button', { name: 'Ocultar la tabla: Categorías' }));
  expect(categorias.queryByRole('table')).not.toBeInTheDocument();
});

it('stacks the months by category on demand, with what is what', async () => {
  const user = await renderFigures();
  const meses = figure('Mes a mes');
  await user.click(meses.getByRole('switch', { name: 'Por categoría' }));
  expect(meses.getAllByRole('listitem').map(textOf)).toEqual(['Alimentación', 'Ocio', 'Sin categoría']);
  await user.click(screen.getByRole('button', { name: 'Ver como tabla: Mes a mes' }));
  const october = within(meses.getByRole('table')).getByRole('row', { name: /^octubre de 2026/ });
  expect(textOf(october)).toBe('octubre de 202690,00 €60,00 €50,00 €200,00 €');
});

it('a segment of a stacked month leads to its category in that month, where it is large enough', async () => {
  const user = await renderFigures();
  const meses = figure('Mes a mes');
  await user.click(meses.getByRole('switch', { name: 'Por categoría' }));
  const segment = meses.getByRole('link', { name: /^Alimentación, octubre de 2026: 90,00/ });
  expect(segment).toHaveAttribute('href', '/gastos/?mes=2026-10&cat=1');
  expect(meses.queryByRole('link', { name: /^Ocio, octubre/ })).not.toBeInTheDocument();
});

it('draws the months below each other where columns have no room', async () => {
  width = 300;
  await renderFigures();
  const meses = figure('Mes a mes');
  expect(meses.getByRole('link', { name: /^octubre de 2026: 200,00/ })).toHaveAttribute(
    'href',
    '/gastos/?mes=2026-10',
  );
  expect(meses.getAllByText(/^\d+,\d\d.€$/).map(textOf)).toContain('200,00 €');
});

it.each([
  ['Categorías', 'Lo que más: Ocio, 60,00 € (100 %)'],
  ['Métodos de pago', 'Con tarjeta: 60,00 € (100 %)'],
  ['Mes a mes', 'De estos meses, solo diciembre de 2026 tiene gastos: 60,00 €'],
  ['Día a día', 'Lo que más: el miércoles 9, 60,00 €; hay gastos 1 día'],
])('of a month that is still to come, «%s» says: %s', async (name, sentence) => {
  await renderFigures([buildGasto({ fecha: '2026-12-09', cantidad: 60, categoriaId: 2 })], {
    kind: 'mes',
    mes: '2026-12',
  });
  expect(captionOf(name)).toBe(sentence);
});

it('says of a budget what is left, and that it will be used up at this pace', async () => {
  const three = [1, 2, 3].map((id) => buildGasto({ id: 10 + id, fecha: '2026-10-02', cantidad: 30 }));
  await renderFigures(three);
  await figure('Presupuestos').findByText(/a este ritmo/);
  const [line] = figure('Presupuestos').getAllByRole('listitem');
  expect(line && textOf(line)).toContain('90,00 € de 100,00 €');
  expect(line && textOf(line)).toContain('Queda poco');
  expect(line && textOf(line)).toContain('quedan 10,00 €; a este ritmo, 279 € a fin de mes');
});

it.each([
  [40, 'quedan 30,00 € tras los recibos; a este ritmo, 133 € a fin de mes'],
  [70, 'quedan 0,00 € tras los recibos; a este ritmo, 163 € a fin de mes'],
  [
    70.01,
    'Los recibos que vienen (70,01 €) superan lo que queda (70,00 €); a este ritmo, 163 € a fin de mes',
  ],
])(
  'takes a recibo of %d that is still to come from what is left of its budget, as the answer does',
  async (cantidad, said) => {
    const three = [1, 2, 3].map((id) => buildGasto({ id: 10 + id, fecha: '2026-10-02', cantidad: 10 }));
    const [last] = summarizeMes(three).gastos;
    if (!last) throw new Error('no expense');
    const seen = { ...last, metodoPagoId: 1 };
    const luz: DueGasto = {
      ...{ ...seen, fecha: '2026-10-20', nombre: 'Luz', cents: toCents(cantidad) },
      series: { cadence: 'monthly', nombre: 'Luz', next: '2026-10-20', count: 3, last: seen },
    };
    await renderFigures(three, OCTOBER, [luz]);
    await figure('Presupuestos').findByText(/a este ritmo/);
    const [line] = figure('Presupuestos').getAllByRole('listitem');
    expect(line && textOf(line)).toContain(said);
  },
);

it('draws amounts that are none, which only broken data hold, as nothing', async () => {
  await renderFigures([buildGasto({ fecha: '2026-10-02', cantidad: NaN })]);
  expect(figure('Categorías').getByRole('link')).toHaveAccessibleName(/^Alimentación: 0,00/);
  expect(document.querySelector('[width="NaN"], [height="NaN"]')).toBeNull();
});

it.each([
  [{ fecha: '2026-10-25', cantidad: 900 }, OCTOBER, 'es octubre de 2026, con 1.100,00 €'],
  [
    { fecha: '2026-11-20', cantidad: 900 },
    { kind: 'mes', mes: '2026-11' },
    'será noviembre de 2026, con 900,00 €',
  ],
] as const)('of %j, «Mes a mes» says that the most expensive month %3$s', async (more, period, said) => {
  await renderFigures([buildGasto({ id: 9, ...more }), ...GASTOS], period);
  expect(captionOf('Mes a mes')).toBe(`El mes con más gasto ${said}`);
});

it('names no month and no day as the one with the most if another one had as much', async () => {
  const equal = ['2026-08-03', '2026-09-03', '2026-09-04'].map((fecha, id) =>
    buildGasto({ id, fecha, cantidad: id === 0 ? 80 : 40 }),
  );
  await renderFigures(equal, { kind: 'mes', mes: '2026-09' });
  expect(captionOf('Mes a mes')).toBe('');
  expect(captionOf('Día a día')).toBe('Hubo gastos 2 días');
});

it.each([
  ['2026-08-20', ''],
  ['2026-08-01', 'El mes con más gasto fue septiembre de 2026, con 500,00 €'],
])('recorded since %s, two months are compared if both are whole', async (fecha, said) => {
  const gastos = [
    buildGasto({ fecha, cantidad: 90 }),
    buildGasto({ id: 2, fecha: '2026-09-03', cantidad: 500 }),
  ];
  await renderFigures(gastos, { kind: 'mes', mes: '2026-09' }, [], fecha);
  expect(captionOf('Mes a mes')).toBe(said);
});

it('means no cents in a currency without them', async () => {
  localStorage.setItem('mis-gastos:currency', 'CLP');
  await renderFigures(
    [10, 20, 25].map((cantidad, id) => buildGasto({ id, fecha: `2026-10-0${id + 2}`, cantidad })),
  );
  const third = figure('Día a día').getByRole('link', { name: /4 de octubre/ });
  expect(third.dataset['tip']).toMatch(/7.\$ más que en un día con gastos/);
});

it('writes marks of scales in whole units, or with all cents', async () => {
  await renderFigures([buildGasto({ fecha: '2026-10-02', cantidad: 8.75 })]);
  expect(textOf(screen.getByRole('region', { name: 'Día a día' }))).toMatch(/Hasta8,80 €$/);
  const axis = [...screen.getByRole('region', { name: 'Mes a mes' }).querySelectorAll('g[aria-hidden] text')];
  expect(axis.map(textOf)).toEqual(['0 €', '2,50 €', '5 €', '7,50 €', '10 €']);
});

it('names no category and no method as the one with the most where all money came back', async () => {
  const gasto = buildGasto({ id: 1, fecha: '2026-10-05', cantidad: 40 });
  await renderFigures([{ ...gasto, reembolsos: [{ id: 'a', cantidad: 40, fecha: '2026-10-06' }] }]);
  for (const name of ['Categorías', 'Métodos de pago', 'Día a día']) expect(captionOf(name)).toBe('');
});

it('says nothing of months that have no expenses', async () => {
  await renderFigures([], { kind: 'mes', mes: '2030-01' });
  expect(captionOf('Mes a mes')).toBe('No hay gastos en estos meses');
});

it('a month without expenses has only its months and its budgets', async () => {
  await renderFigures([], OCTOBER);
  expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(['Presupuestos', 'Mes a mes']);
});

it('a year has no calendar and no budgets', async () => {
  await renderFigures(GASTOS, { kind: 'year', year: '2026' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
    'Categorías',
    'Mes a mes',
    'Métodos de pago',
  ]);
  expect(captionOf('Categorías')).toBe('Lo que más: Alimentación, 640,00 € (85 %)');
});

describe('TotalsCards', () => {
  function facts(gastos: readonly Gasto[], period = OCTOBER, since = SINCE): string {
    render(<TotalsCards {...resumenOf(gastos, period, since)} catalogo={CATALOGO} />);
    return textOf(screen.getByRole('region', { name: 'Lo gastado' }));
  }

  it('of a period to come there is what is entered, and no average', () => {
    const ahead = buildGasto({ fecha: '2026-12-05', cantidad: 30, estado: 'pendiente' });
    expect(facts([...GASTOS, ahead], { kind: 'mes', mes: '2026-12' })).toBe(
      'Total30,00 €1 gastoPendiente30,00 €100 % por pagar',
    );
  });

  it('compares the month with the same days of the last and with the mean of those before', () => {
    expect(facts(GASTOS)).toBe(
      [
        'Total200,00 €3 gastos · 20 % menos que a estas alturas de septiembre',
        'Media al día20,00 €Media del mes anterior: 18,33 €',
        'Pendiente60,00 €30 % por pagar',
        'Mayor gasto90,00 €Supermercado · 5 oct 2026',
      ].join(''),
    );
  });

  it('tells what was spent so far from what was entered ahead', () => {
    const planned = buildGasto({ id: 9, fecha: '2026-10-25', cantidad: 100 });
    expect(facts([planned, ...GASTOS])).toContain('Total300,00 €4 gastos · 200,00 € hasta hoy');
  });

  it('of a year, says the mean of a month, and of which months', () => {
    expect(facts(GASTOS, { kind: 'year', year: '2026' })).toContain('Media al mes550,00 €En septiembre');
  });

  it.each([
    ['2026-01-01', 'Media al mes10,00 €De enero a septiembre'],
    ['2026-08-18', 'Media al mes62,00 €18 ago 2026 – 30 sept 2026'],
    ['2026-09-10', 'Media al mes88,01 €Desde el 10 de septiembre'],
    ['2026-09-20', 'Media al día4,29 €Desde el 20 de septiembre'],
  ])('of a year recorded since %s, says which days count', (since, said) => {
    const first = buildGasto({ fecha: since, cantidad: 90 });
    expect(facts([first], { kind: 'year', year: '2026' }, since)).toContain(said);
  });

  it('of a first month, says from which day on', () => {
    const first = buildGasto({ fecha: '2026-10-08', cantidad: 90 });
    expect(facts([first], OCTOBER, first.fecha)).toContain('Media al día30,00 €Desde el día 8');
  });

  it('has nothing to compare where there is nothing', () => {
    expect(facts([])).toBe('Total0,00 €0 gastosMedia al día0,00 €Pendiente0,00 €Mayor gastoNinguno');
  });
});

describe('AnswerCard', () => {
  it('draws the course of the month, of its budgets where there are some', async () => {
    await renderAnswer();
    const days = figure('Cómo vas').getAllByRole('link');
    expect(days).toHaveLength(10);
    expect(textName(days.at(-1))).toBe('Hasta el sábado, 10 de octubre: 90,00 €');
    expect(days.at(-1)).toHaveAttribute('href', '/gastos/?desde=2026-10-01&hasta=2026-10-10&cat=1');
  });

  it('is one stop for Tab, and says beside a day what it is and how it differs', async () => {
    await renderAnswer();
    const user = newUser();
    const days = figure('Cómo vas').getAllByRole('link');
    // Few categories have a budget here.
    await user.tab();
    expect(figure('Cómo vas').getByRole('button', { name: 'Poner presupuestos' })).toHaveFocus();
    await user.tab();
    expect(days[0]).toHaveFocus();
    await user.keyboard('{End}{ArrowLeft}');
    expect(days.at(-2)).toHaveFocus();
    await user.hover(days.at(-1) ?? document.body);
    const tip = document.querySelector('[data-slot=tip]');
    expect(tip && textOf(tip)).toBe(
      'Hasta el sábado, 10 de octubre: 90,00 €160,00 € menos que el 10 de septiembre',
    );
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

it('in a month that is over, nothing is left of a budget any more: it remained', async () => {
  await renderFigures(GASTOS.slice(0, 3), { kind: 'mes', mes: '2026-09' });
  const [line] = figure('Presupuestos').getAllByRole('listitem');
  expect(line && textOf(line)).toContain('sobraron 100,00 €');
  expect(line && textOf(line)).not.toContain('quedan');
});

describe('with recibos', () => {
  const RENTS = ['07', '08', '09', '10'].map((mes, index) =>
    buildGasto({ id: 30 + index, nombre: 'Alquiler', cantidad: 50, fecha: `2026-${mes}-01` }),
  );

  it('the pace leaves them out, and their part of the budget; a switch takes them in, and is remembered', async () => {
    const user = await renderFigures([...RENTS, ...GASTOS]);
    const answer = figure('Cómo vas');
    const last = answer.getAllByRole('link').at(-1);
    expect(textName(last)).toBe('Hasta el sábado, 10 de octubre: 140,00 €, 90,00 € sin recibos');
    expect(answer.getByText('Presupuesto sin recibos')).toBeVisible();
    await user.click(answer.getByRole('switch', { name: 'Con recibos' }));
    expect(textName(answer.getAllByRole('link').at(-1))).toBe('Hasta el sábado, 10 de octubre: 140,00 €');
    expect(answer.getByText('Presupuesto')).toBeVisible();
    expect(paceWithRecibos.read()).toBe(true);
  });

  it('the calendar marks them with a dot, and shades the days without them', async () => {
    await renderFigures([...RENTS, ...GASTOS]);
    expect(captionOf('Día a día')).toBe('Sin recibos. Lo que más: el lunes 5, 140,00 €; hubo gastos 2 días');
    const first = figure('Día a día').getByRole('link', { name: /1 de octubre/ });
    expect(textName(first)).toBe('jueves, 1 de octubre: 50,00 €, 50,00 € en recibos');
    expect(first).toHaveAttribute('data-level', '0');
    expect(figure('Día a día').getByText('recibo')).toBeVisible();
  });

  it('the largest expense is none of them', () => {
    const rents = RENTS.map((rent) => ({ ...rent, cantidad: 850 }));
    render(<TotalsCards catalogo={CATALOGO} {...resumenOf([...rents, ...GASTOS])} />);
    expect(textOf(screen.getByRole('region', { name: 'Lo gastado' }))).toMatch(
      /Mayor gasto90,00 €Supermercado · 5 oct 2026 · sin recibos$/,
    );
  });
});

it('a budget that is exceeded fills its bar, with a mark where it ended', async () => {
  await renderFigures([buildGasto({ fecha: '2026-10-05', cantidad: 125 })]);
  const [line] = figure('Presupuestos').getAllByRole('listitem');
  expect(line && textOf(line)).toContain('Superado25,00 € por encima');
  expect(line?.querySelector('[data-budget=over]')).toHaveStyle({ width: '100%' });
  expect(line?.querySelector('[data-slot=budget-mark]')).toHaveStyle({ left: '80%' });
});

it('what is pending is a picture only where there are other states', async () => {
  await renderFigures([...GASTOS, buildGasto({ id: 9, fecha: '2026-10-03', estado: 'aplazado' })]);
  expect(captionOf('Pendiente y pagado')).toBe('Quedan 60,00 € por pagar (24 %)');
});

it('a bar fills as much of its track as its share is of the whole', async () => {
  await renderFigures();
  const [track, bar] = screen
    .getByRole('region', { name: 'Categorías' })
    .querySelectorAll('rect[height="6"]');
  const [whole, part] = [track, bar].map((rect) => Number(rect?.getAttribute('width')));
  expect((part ?? 0) / (whole ?? 0)).toBeCloseTo(0.45);
});

it('shows the six largest categories, and the others on demand', async () => {
  const many = Array.from({ length: 9 }, (_, id) =>
    buildGasto({ id, fecha: '2026-10-02', categoriaId: id + 1 }),
  );
  const categorias = byId(many.map(({ categoriaId }) => buildCategoria({ id: categoriaId })));
  render(<CategoriasPart {...resumenOf(many)} catalogo={{ ...CATALOGO, categorias }} />);
  expect(figure('Categorías').getAllByRole('link')).toHaveLength(6);
  await newUser().click(figure('Categorías').getByRole('button', { name: 'Ver las otras 3' }));
  expect(figure('Categorías').getAllByRole('link')).toHaveLength(9);
});

it('folds the months before the first expense', async () => {
  await renderFigures();
  expect(figure('Mes a mes').getAllByRole('link')).toHaveLength(3);
});

function textName(element: Element | undefined): string {
  return element?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ') ?? '';
}

it.each<[ResumenPeriod, string]>([
  [OCTOBER, 'mes=2026-10'],
  [{ kind: 'year', year: '2026' }, 'desde=2026-01-01&hasta=2026-12-31'],
])(
  'shows sums by tag of a period, an expense with two tags in both, and leads to them',
  async (period, days) => {
    const gastos = [
      buildGasto({ id: 3, fecha: '2026-10-03', cantidad: 40, etiquetas: ['b'] }),
      buildGasto({ id: 2, fecha: '2026-10-02', cantidad: 20, etiquetas: ['a', 'B'] }),
      buildGasto({ id: 1, fecha: '2026-10-01', cantidad: 10, etiquetas: ['a'] }),
    ];
    expect(resumenOf(gastos, period).summary.totals.total).toBe(7000n);
    await renderFigures(gastos, period);
    const tags = figure('Etiquetas');
    expect(tags.getByText('Un gasto con dos etiquetas cuenta en las dos')).toBeVisible();
    const links = tags.getAllByRole('link').map((link) => [textName(link), link.getAttribute('href')]);
    expect(links).toEqual([
      ['#b: 60,00 €, 86 %', `/gastos/?${days}&etiqueta=b`],
      ['#a: 30,00 €, 43 %', `/gastos/?${days}&etiqueta=a`],
    ]);
  },
);

it('says that an expense counts in two tags only where one does', async () => {
  await renderFigures([
    buildGasto({ id: 2, fecha: '2026-10-02', cantidad: 20, etiquetas: ['b'] }),
    buildGasto({ id: 1, fecha: '2026-10-01', cantidad: 10, etiquetas: ['a'] }),
  ]);
  expect(figure('Etiquetas').getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('Un gasto con dos etiquetas cuenta en las dos')).toBeNull();
});

it('shows no figure of tags where the period has none', async () => {
  await renderFigures();
  expect(screen.queryByRole('region', { name: 'Etiquetas' })).toBeNull();
});
