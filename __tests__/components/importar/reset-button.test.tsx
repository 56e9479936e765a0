import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResetButton } from '@/components/importar/reset-button';
import { pageDatabase } from '@/lib/hooks/page-database';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { provideDataWorker } from '../../support/data-worker';
import { failOperation } from '../../support/failing-storage';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';
import { contentOf, NOTHING } from '../../support/test-database';

beforeEach(provideDataWorker);

async function openDialog() {
  await pageDatabase.categorias.add(buildCategoriaFields());
  await pageDatabase.metodosPago.add(buildMetodoPagoFields());
  await pageDatabase.gastos.add(buildGastoFields());
  const before = await contentOf(pageDatabase);
  const user = userEvent.setup();
  renderWithToasts(<ResetButton disabled={false} />);
  await user.click(screen.getByRole('button', { name: 'Resetear Base de Datos' }));
  return { user, before, dialog: screen.getByRole('alertdialog', { name: 'Resetear Base de Datos' }) };
}

afterEach(async () => {
  jest.restoreAllMocks();
  await pageDatabase.delete({ disableAutoOpen: false });
});

it('asks, with the focus on «Cancelar»', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription('Estás seguro de querer resetear la base de datos?');
  expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
});

it('clears all data once confirmed, and says so', async () => {
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Resetear' }));
  expect(await screen.findByText('Database reset successfully')).toBeInTheDocument();
  expect(await outside(contentOf(pageDatabase))).toEqual(NOTHING);
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

it.each([
  ['«Cancelar»', '{Enter}'],
  ['Escape', '{Escape}'],
])('keeps all data after %s, and gives the focus back', async (_, key) => {
  const { user, before } = await openDialog();
  await user.keyboard(key);
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('button', { name: 'Resetear Base de Datos' })).toHaveFocus();
  expect(await outside(contentOf(pageDatabase))).toEqual(before);
});

it('says that nothing was cleared when the database fails', async () => {
  const { user, dialog, before } = await openDialog();
  failOperation('clear', 'categorias', 'UnknownError');
  await user.click(within(dialog).getByRole('button', { name: 'Resetear' }));
  expect(await screen.findByText('No se ha podido resetear la base de datos')).toBeInTheDocument();
  expect(screen.getByText(/No se ha borrado nada[.]$/)).toBeInTheDocument();
  expect(screen.queryByText('Database reset successfully')).not.toBeInTheDocument();
  expect(await outside(contentOf(pageDatabase))).toEqual(before);
});

it('cannot be opened while it is disabled', () => {
  renderWithToasts(<ResetButton disabled />);
  expect(screen.getByRole('button', { name: 'Resetear Base de Datos' })).toBeDisabled();
});
