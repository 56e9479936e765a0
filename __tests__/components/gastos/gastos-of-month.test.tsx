import { act, render, screen, within } from '@testing-library/react';
import { GastosOfMonth } from '@/components/gastos/gastos-of-month';
import type { Gasto } from '@/lib/domain/entities';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { textOf } from '../../support/text-of';

const TODAY = '2026-10-05';
const catalogo = {
  categorias: new Map([[1, buildCategoria()]]),
  metodosPago: new Map([[1, buildMetodoPago()]]),
};

function renderMonth(gastos: Gasto[], known = catalogo) {
  return render(<GastosOfMonth mes="2026-10" gastos={gastos} catalogo={known} today={TODAY} />);
}

const gastos = [
  buildGasto({ id: 4, fecha: '2026-10-05', nombre: 'Pan', cantidad: 1.5 }),
  buildGasto({ id: 3, fecha: '2026-10-05', nombre: 'Taxi', cantidad: 10, estado: 'pendiente' }),
  buildGasto({ id: 2, fecha: '2026-10-04', nombre: 'Cine', cantidad: 2286.9 }),
  buildGasto({ id: 1, fecha: '2026-10-01', nombre: 'Luz', cantidad: 0.005, estado: 'anulado' }),
];

it('adds up the month, and what of it is pending', () => {
  renderMonth(gastos);
  const totals = screen.getAllByRole('definition').map(textOf);
  expect(totals).toEqual(['2.298,41 €', '10,00 €']);
  expect(screen.getAllByRole('term').map(textOf)).toEqual(['Total', 'Pendiente']);
  expect(screen.getByText('4 gastos')).toBeVisible();
});

it('counts one expense in the singular', () => {
  renderMonth(gastos.slice(0, 1));
  expect(screen.getByText('1 gasto')).toBeVisible();
});

it('groups the expenses by day, each with its total', () => {
  renderMonth(gastos);
  const list = within(screen.getByRole('region', { name: 'Gastos de octubre de 2026' }));
  expect(list.getAllByRole('heading').map(textOf)).toEqual([
    'Hoy11,50 €',
    'Ayer2.286,90 €',
    'jueves, 1 de octubre0,01 €',
  ]);
  const today = within(list.getByRole('region', { name: /^Hoy/ }));
  expect(today.getAllByRole('listitem').map(textOf)).toEqual([
    expect.stringMatching(/^🍎PanAlimentación · 💵 Efectivo1,50 €Pagado$/),
    expect.stringMatching(/^🍎TaxiAlimentación · 💵 Efectivo10,00 €Pendiente$/),
  ]);
});

it.each([
  ['pagado', 'Pagado'],
  ['pendiente', 'Pendiente'],
  ['anulado', 'anulado'],
  ['PAGADO', 'PAGADO'],
])('shows the estado «%s» in words as «%s»', (estado, words) => {
  renderMonth([buildGasto({ fecha: TODAY, estado })]);
  expect(within(screen.getByRole('listitem')).getByText(words)).toBeVisible();
});

it('names a category and a method that are gone', () => {
  renderMonth([buildGasto({ fecha: TODAY, categoriaId: 99, metodoPagoId: 99 })]);
  expect(textOf(screen.getByRole('listitem'))).toContain('Sin categoría · Sin método de pago');
});

it.each([
  ['#22c55e', 'green'],
  ['red', 'red'],
  ['red; background: url(https://example.com)', 'gray'],
])('paints the icon of a category whose colour is %j as %s', (color, hue) => {
  const categorias = new Map([[1, buildCategoria({ color })]]);
  const { container } = renderMonth([buildGasto({ fecha: TODAY })], { ...catalogo, categorias });
  expect(container.querySelector('[data-hue]')).toHaveAttribute('data-hue', hue);
  expect(container.querySelector('[style]')).toBeNull();
});

it('shows one character of an icon, however long it is', () => {
  const categorias = new Map([[1, buildCategoria({ icono: '👨‍👩‍👧‍👦🍎abc' })]]);
  const { container } = renderMonth([buildGasto({ fecha: TODAY })], { ...catalogo, categorias });
  expect(container.querySelector('[data-hue]')).toHaveTextContent(/^👨‍👩‍👧‍👦$/u);
});

it('draws no more of a huge nombre than a row could show', () => {
  renderMonth([buildGasto({ fecha: TODAY, nombre: 'x'.repeat(100_000) })]);
  expect(textOf(screen.getByRole('listitem')).length).toBeLessThan(400);
});

it('shows markup in a nombre as text', () => {
  renderMonth([buildGasto({ fecha: TODAY, nombre: '<img src=x onerror=alert(1)>' })]);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

/** jsdom lays nothing out: this takes the place of its missing IntersectionObserver. */
let comeNearTheEnd: (() => void) | undefined;

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        comeNearTheEnd = () => {
          act(() => {
            callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
          });
        };
      }
      observe() {}
      disconnect() {}
    },
  });
});

it('shows every expense of a long month as its end comes near', () => {
  const many = Array.from({ length: 90 }, (_, index) =>
    buildGasto({ id: index, fecha: `2026-10-${String(30 - Math.floor(index / 3)).padStart(2, '0')}` }),
  );
  renderMonth(many);
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  comeNearTheEnd?.();
  expect(screen.getAllByRole('listitem')).toHaveLength(90);
});

it('says of a month without expenses that there are none in it', () => {
  renderMonth([]);
  expect(screen.getByRole('heading', { name: 'No hay gastos en octubre de 2026' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a importar' })).toBeVisible();
});

it('says of an empty database that there are no expenses yet', () => {
  renderMonth([], { categorias: new Map(), metodosPago: new Map() });
  expect(screen.getByRole('heading', { name: 'Todavía no hay gastos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a importar' })).toBeVisible();
});
