import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ExtractosView } from '@/components/extractos/extractos-view';
import { pageDatabase, pageProgram } from '@/lib/page/page-database';
import { statementSession } from '@/lib/page/statement-session';
import { buildGastoFields } from '../../support/build-gasto';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';
import { routerTo } from '../../support/router-to';
import { provideStatementWorker } from '../../support/statement-worker';

const TEXT = [
  'Fecha;Concepto;Importe;Saldo',
  '23/05/2026;MERCADONA;-42,10;857,90',
  '22/05/2026;NOMINA;500,00;900,00',
  '21/05/2026;MERCADONA;-10,00;400,00',
  '20/05/2026;METRO;-1,50;410,00',
].join('\n');

provideStatementWorker();

afterEach(async () => {
  act(() => {
    statementSession.clear();
  });
  for (const table of [...pageDatabase.tables, ...pageProgram.tables]) await table.clear();
});

async function review(text = TEXT) {
  renderWithToasts(
    <AppRouterContext value={routerTo(() => undefined)}>
      <ExtractosView />
    </AppRouterContext>,
  );
  act(() => {
    statementSession.choose({ kind: 'text', text, name: 'Texto pegado' });
  });
  await screen.findByRole('heading', { name: 'Lo que hay en el extracto' });
  return newUser();
}

function importButton() {
  return screen.getByRole('button', { name: 'Importar movimientos' });
}

async function bring(user: UserEvent) {
  await user.selectOptions(await screen.findByLabelText('Método de pago'), 'Efectivo');
  await waitFor(() => {
    expect(importButton()).toBeEnabled();
  });
  await user.click(importButton());
  await screen.findByRole('heading', { name: 'Resultado de la importación' });
  await screen.findByText(/gastos importados/);
  await screen.findByRole('button', { name: 'Deshacer importación' });
}

it('says what the balance proves, and what would be brought', async () => {
  await review();
  expect(screen.getByText('Cuadra: 4 de 4 movimientos con el saldo')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nuevos (3)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ingresos, que no se traen (1)' })).toBeVisible();
  expect(screen.getByText('Cargos del extracto').closest('div')).toHaveTextContent('53,60');
  expect(importButton()).toBeDisabled();
});

it('gives all of a shop a category by one act, and leaves out what is not ticked', async () => {
  const user = await review();
  await user.selectOptions(await screen.findByLabelText('Categoría de Mercadona'), 'Alimentación');
  await user.click(screen.getByRole('checkbox', { name: /^Traer Metro/ }));
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  const [categoria] = await outside(pageDatabase.categorias.toArray());
  expect(categoria?.nombre).toBe('Alimentación');
  expect(stored.map(({ nombre, categoriaId }) => [nombre, categoriaId])).toEqual([
    ['Mercadona', categoria?.id],
    ['Mercadona', categoria?.id],
  ]);
  expect(screen.getByText('Quedan fuera').closest('div')).toHaveTextContent('1,50');
});

it('shows apart what may not be spending, and counts it with one press', async () => {
  const user = await review(
    'Fecha;Concepto;Importe\n13/05/2026;Cambiado a USD;-101,00\n14/05/2026;Retirada en Banco Santander;-100,00\n15/05/2026;LIDL;-5,00\n16/05/2026;TOTAL GASTADO;-206,00',
  );
  const group = await screen.findByRole('region', {
    name: /^Quizá no son gastos \(2\) · 201,00.€: sacar efectivo, cambio de divisa$/,
  });
  const box = within(group).getByRole('checkbox', { name: /^Traer Retirada en Banco Santander/ });
  expect(box).not.toBeChecked();
  expect(screen.getByText('Cargos del extracto').closest('div')).toHaveTextContent('412,00');
  expect(screen.getByText('Se traen').closest('div')).toHaveTextContent('5,00');
  await user.click(
    within(group).getByRole('button', { name: 'Contar como gasto: Retirada en Banco Santander' }),
  );
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  expect(within(group).getByLabelText('Categoría de Retirada en Banco Santander')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No son movimientos (1)' }));
  expect(screen.getByRole('checkbox', { name: /^Traer Total Gastado/ })).not.toBeChecked();
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  expect(stored.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
    ['Retirada en Banco Santander', 100],
    ['Lidl', 5],
  ]);
});

it('asks for the own amount of a charge in another currency, and still holds it on coming back', async () => {
  const user = await review(
    'Fecha;Concepto;Importe;Divisa\n13/05/2026;PAN;-1,20;EUR\n14/05/2026;HOTEL PLAZA;-90,00;USD\n15/05/2026;LIDL;-5,00;EUR',
  );
  const field = await screen.findByRole('textbox', { name: /^Cantidad de Hotel Plaza/ });
  await user.type(field, '82,5');
  expect(screen.getByText('Se traen').closest('div')).toHaveTextContent('88,70');
  cleanup();
  renderWithToasts(
    <AppRouterContext value={routerTo(() => undefined)}>
      <ExtractosView />
    </AppRouterContext>,
  );
  expect(await screen.findByRole('textbox', { name: /^Cantidad de Hotel Plaza/ })).toHaveValue('82,5');
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  expect(stored.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
    ['Pan', 1.2],
    ['Hotel Plaza', 82.5],
    ['Lidl', 5],
  ]);
});

it('is undone at once', async () => {
  const user = await review();
  await bring(user);
  await user.click(await screen.findByRole('button', { name: 'Deshacer importación' }));
  await waitFor(() => {
    expect(statementSession.flow.getState().state).toBe('empty');
  });
  expect(await outside(pageDatabase.gastos.count())).toBe(0);
});

it('asks whether a typed expense is the same, and takes either answer', async () => {
  await pageDatabase.gastos.add(buildGastoFields({ nombre: 'Bus', cantidad: 1.5, fecha: '2026-05-19' }));
  const user = await review();
  const section = await screen.findByRole('region', { name: '¿Lo apuntaste tú? (1)' });
  expect(within(section).getByText(/^Apuntaste «Bus»/)).toBeVisible();
  expect(within(section).getByRole('radio', { name: 'Es el mismo' })).toBeChecked();
  await user.click(within(section).getByRole('radio', { name: 'Es otro' }));
  expect(within(section).getByRole('combobox', { name: /^Categoría de Metro/ })).toBeVisible();
  await user.click(within(section).getByRole('radio', { name: 'Es el mismo' }));
  await bring(user);
  expect(await outside(pageDatabase.gastos.count())).toBe(3);
  expect(screen.getByText('1 gasto tuyo lleva ahora el texto del banco.')).toBeVisible();
});

it('says where a balance is wrong, and that a row was not read', async () => {
  await review(TEXT.replace('410,00', '410,01').replace('22/05/2026', '32/05/2026'));
  expect(screen.getByText(/Fila 3, columna 1: «32\/05\/2026» no es un día que exista/)).toBeVisible();
});

it('says of what is no statement that it is none', async () => {
  renderWithToasts(<ExtractosView />);
  act(() => {
    statementSession.choose({ kind: 'text', text: 'hola', name: 'Texto pegado' });
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/No se encuentra ninguna tabla de movimientos/);
});

it('names all movements of a shop anew, and imports them so', async () => {
  const user = await review();
  const name = await screen.findByRole('button', { name: 'Cambiar el nombre de Mercadona' });
  await user.click(name);
  const field = screen.getByRole('textbox', { name: 'Nombre de Mercadona' });
  expect(field).toHaveFocus();
  await user.type(field, ' y más{Escape}');
  expect(screen.getByRole('button', { name: 'Cambiar el nombre de Mercadona' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('textbox', { name: 'Nombre de Mercadona' }));
  await user.keyboard('  La compra {Enter}');
  expect(screen.getByRole('button', { name: 'Cambiar el nombre de La compra' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Traer todo de La compra' })).toBeChecked();
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  expect(stored.map(({ nombre, descripcion }) => [nombre, descripcion])).toEqual(
    expect.arrayContaining([
      ['La compra', 'MERCADONA'],
      ['Metro', 'METRO'],
    ]),
  );
  expect(stored.filter(({ nombre }) => nombre === 'La compra')).toHaveLength(2);
});

it('gives a shop back the name that was read, if the new one is empty', async () => {
  const user = await review();
  await user.click(await screen.findByRole('button', { name: 'Cambiar el nombre de Metro' }));
  await user.clear(screen.getByRole('textbox', { name: 'Nombre de Metro' }));
  await user.keyboard('Otro');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Cambiar el nombre de Otro' }));
  await user.clear(screen.getByRole('textbox', { name: 'Nombre de Otro' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cambiar el nombre de Metro' })).toBeVisible();
});
