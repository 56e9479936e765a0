import { render, screen, within } from '@testing-library/react';
import { LatestCard } from '@/components/resumen/cards/latest-card';
import { openedEntry } from '@/lib/page/opened-entry';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../../support/build-gasto';
import { newUser } from '../../../support/new-user';

const gastos = [
  buildGasto({ id: 2, fecha: '2026-10-05', cantidad: 1200.5, estado: 'pendiente' }),
  buildGasto({ id: 1, fecha: '2026-10-01', nombre: 'Luz', cantidad: 99.5 }),
];

it('shows the newest expenses, each to be opened, and the way to all of them', async () => {
  const catalogo = {
    categorias: new Map([[1, buildCategoria()]]),
    metodosPago: new Map([[1, buildMetodoPago()]]),
  };
  render(<LatestCard gastos={gastos} catalogo={catalogo} today="2026-10-06" />);
  const card = within(screen.getByRole('region', { name: 'Últimos gastos' }));
  expect(card.getAllByRole('listitem')).toHaveLength(2);
  expect(card.getByText(/^ayer/i)).toBeVisible();
  expect(card.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/gastos\/?$/),
  );
  await newUser().click(card.getByRole('button', { name: /Luz/ }));
  expect(openedEntry.getState()).toEqual({ state: 'edit', gasto: gastos[1] });
});
