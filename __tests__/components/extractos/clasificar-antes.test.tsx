import { act, screen, waitFor, within } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ExtractosView } from '@/components/extractos/extractos-view';
import { readNotedShops } from '@/lib/db/brought-movements';
import { pageDatabase, pageProgram } from '@/lib/page/storage/page-database';
import { statementSession } from '@/lib/page/import/statement-session';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';
import { routerTo } from '../../support/router-to';
import { provideStatementWorker } from '../../support/statement-worker';

const TEXT = [
  'Fecha;Concepto;Importe',
  '20/05/2026;RENFE VIAJEROS;-40,00',
  '21/05/2026;CUOTA CLUB NAUTICO;-30,00',
  '22/05/2026;MERCADONA;-20,00',
  '23/05/2026;MERCADONA;-5,00',
  '24/05/2026;NOMINA;1500,00',
].join('\n');

provideStatementWorker();

afterEach(async () => {
  act(() => {
    statementSession.clear();
  });
  for (const table of [...pageDatabase.tables, ...pageProgram.tables]) await table.clear();
});

async function openCards() {
  const user = newUser();
  renderWithToasts(
    <AppRouterContext value={routerTo(() => undefined)}>
      <ExtractosView />
    </AppRouterContext>,
  );
  act(() => {
    statementSession.choose({ kind: 'text', text: TEXT, name: 'Texto pegado' });
  });
  const door = await screen.findByRole('button', { name: 'Clasificar antes (4 gastos)' });
  await waitFor(() => {
    expect(door).toBeEnabled();
  });
  await user.click(door);
  const cards = within(await screen.findByRole('dialog', { name: 'Por clasificar' }));
  await cards.findByRole('heading', { name: 'Renfe Viajeros' });
  return { user, cards };
}

it('classifies the rows of a review, which show what was chosen and import it', async () => {
  const { user, cards } = await openCards();
  expect(cards.getByText('1 gasto · 40,00 €')).toBeVisible();
  await user.click(cards.getByRole('button', { name: 'Otra' }));
  await user.keyboard('Tren{Enter}');
  expect(cards.getByRole('status')).toHaveTextContent('Renfe Viajeros: Tren');
  await cards.findByRole('heading', { name: 'Cuota Club Nautico' });
  await user.click(cards.getByRole('button', { name: 'No es un gasto' }));
  expect(cards.getByRole('status')).toHaveTextContent('No se importa: Cuota Club Nautico');
  await cards.findByRole('heading', { name: 'Mercadona' });
  await user.click(cards.getByRole('checkbox', { name: 'Siempre así' }));
  await user.click(cards.getByRole('button', { name: /^Supermercado/ }));
  expect(cards.getByText('Todo clasificado: 3 comercios, 4 gastos')).toBeVisible();
  expect(cards.getByRole('button', { name: 'Listo' })).toHaveAccessibleDescription(/^Todo clasificado/);
  await user.click(cards.getByRole('button', { name: 'Listo' }));

  expect(screen.queryByRole('button', { name: /^Clasificar antes/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Categoría de Renfe Viajeros')).toHaveDisplayValue('Tren');
  expect(screen.getByLabelText('Categoría de Mercadona')).toHaveDisplayValue('Supermercado');
  expect(screen.getByRole('checkbox', { name: /^Importar Cuota Club Nautico/ })).not.toBeChecked();
  expect(screen.getByText(/no es un gasto$/)).toBeVisible();

  await user.selectOptions(await screen.findByLabelText('Método de pago'), 'Efectivo');
  const importButton = screen.getByRole('button', { name: 'Importar movimientos' });
  await waitFor(() => {
    expect(importButton).toBeEnabled();
  });
  await user.click(importButton);
  await screen.findByRole('heading', { name: 'Resultado de la importación' });
  const categorias = await outside(pageDatabase.categorias.toArray());
  const stored = await outside(pageDatabase.gastos.toArray());
  expect(
    stored.map(({ nombre, categoriaId }) => [
      nombre,
      categorias.find(({ id }) => id === categoriaId)?.nombre,
    ]),
  ).toEqual([
    ['Renfe Viajeros', 'Tren'],
    ['Mercadona', 'Supermercado'],
    ['Mercadona', 'Supermercado'],
  ]);
  const asked = await outside(readNotedShops(pageProgram, 'asked').then((shops) => [...shops]));
  expect(asked).toEqual(['mercadona']);
  const sources = await outside(pageProgram.statementSources.toArray());
  expect(sources.flatMap(({ spared = [] }) => spared)).toEqual(['cuota club nautico']);
});

it('takes the choices of the cards back, in turn', async () => {
  const { user, cards } = await openCards();
  await user.keyboard('1');
  await cards.findByRole('heading', { name: 'Cuota Club Nautico' });
  await user.click(cards.getByRole('button', { name: 'No es un gasto' }));
  await cards.findByRole('heading', { name: 'Mercadona' });
  await user.click(cards.getByRole('button', { name: 'Deshacer' }));
  await cards.findByRole('heading', { name: 'Cuota Club Nautico' });
  await user.click(cards.getByRole('button', { name: 'Deshacer' }));
  await cards.findByRole('heading', { name: 'Renfe Viajeros' });
  expect(cards.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Clasificar antes (4 gastos)' })).toBeEnabled();
  expect(screen.getByLabelText('Categoría de Renfe Viajeros')).toHaveDisplayValue('Sin clasificar');
  expect(screen.getByRole('checkbox', { name: /^Importar Cuota Club Nautico/ })).toBeChecked();
});

it('shows skipped shops last when the cards open again', async () => {
  const { user, cards } = await openCards();
  await user.keyboard('{ArrowRight}');
  await cards.findByRole('heading', { name: 'Cuota Club Nautico' });
  expect(await cards.findByText('Saltado: Renfe Viajeros')).toBe(cards.getByRole('status'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clasificar antes (4 gastos)' }));
  const again = within(await screen.findByRole('dialog', { name: 'Por clasificar' }));
  await again.findByRole('heading', { name: 'Cuota Club Nautico' });
  await user.keyboard('1');
  await again.findByRole('heading', { name: 'Mercadona' });
  await user.keyboard('1');
  await again.findByRole('heading', { name: 'Renfe Viajeros' });
});
