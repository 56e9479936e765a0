import { render, screen } from '@testing-library/react';
import { GridHead } from '@/components/gasto/gasto-columns';
import type { Orden } from '@/lib/domain/gastos-query';
import { newUser } from '../../../support/new-user';

const NOTHING_SELECTED = {
  ids: new Set<number>(),
  selecting: false,
  setSelecting: () => undefined,
  toggle: () => undefined,
  extend: () => undefined,
  selectAll: () => undefined,
  isAll: false,
  clear: () => undefined,
};

function renderHead(orden: Orden) {
  const onOrden = jest.fn();
  render(<GridHead selection={NOTHING_SELECTED} orden={orden} onOrden={onOrden} />);
  return { user: newUser(), onOrden };
}

it.each<[Orden, RegExp, Orden]>([
  ['fecha-desc', /^Fecha/, 'fecha-asc'],
  ['fecha-asc', /^Fecha/, 'fecha-desc'],
  ['cantidad-desc', /^Fecha/, 'fecha-desc'],
  ['fecha-desc', /^Nombre/, 'nombre-asc'],
  ['nombre-asc', /^Nombre/, 'nombre-desc'],
  ['nombre-desc', /^Nombre/, 'nombre-asc'],
  ['fecha-desc', /^Cantidad/, 'cantidad-desc'],
  ['cantidad-desc', /^Cantidad/, 'cantidad-asc'],
])('in the order %s, a press on %p asks for %s', async (orden, name, asked) => {
  const { user, onOrden } = renderHead(orden);
  await user.click(screen.getByRole('button', { name }));
  expect(onOrden.mock.calls).toEqual([[asked]]);
});

it.each<[Orden, string]>([
  ['fecha-desc', 'Fecha, Más recientes'],
  ['nombre-asc', 'Nombre, Nombre, A–Z'],
  ['cantidad-asc', 'Cantidad, Menor cantidad'],
])('in the order %s, «%s» is the one pressed', (orden, name) => {
  renderHead(orden);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(name);
});

it('selects nothing where there is nothing', () => {
  renderHead('fecha-desc');
  expect(screen.getByRole('checkbox', { name: 'Seleccionar todos' })).not.toBeChecked();
});
