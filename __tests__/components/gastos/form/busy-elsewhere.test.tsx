import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { knownEntryChoices } from '@/lib/page/queries/entry-choices';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { endImportElsewhere, importElsewhere } from '../../../support/busy-elsewhere';
import { failCommits } from '../../../support/failing-storage';
import { closeGastos, OCTOBER, openGastos, storedGastos } from '../../../support/gastos-page';
import { outside } from '../../../support/outside';

afterEach(async () => {
  await endImportElsewhere();
  await closeGastos();
});

const WAITS = 'Tu cambio espera un momento';

async function newForm(user: UserEvent) {
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  await dialog.findByLabelText('Cantidad');
  return dialog;
}

/** Opens the form of a new expense and sends it, while another tab writes. */
async function sendWhileBusy() {
  const user = await openGastos();
  const dialog = await newForm(user);
  await user.type(dialog.getByLabelText('Cantidad'), '12,5');
  await user.click(dialog.getByRole('radio', { name: /Hogar/ }));
  const letGo = importElsewhere();
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  return { user, dialog, letGo: () => outside(letGo()) };
}

function closed(): Promise<void> {
  return waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

async function cantidades() {
  return (await storedGastos()).map(({ cantidad }) => cantidad);
}

// The first one: no form has been open on this page before.
it('what the form begins with is read ahead, once the page is calm', async () => {
  const user = await openGastos();
  await waitFor(() => {
    expect(knownEntryChoices()).toBeDefined();
  });
  importElsewhere();
  const dialog = await newForm(user);
  expect(dialog.getByRole('radio', { name: /Ocio/ })).toBeInTheDocument();
});

it('«Guardar» says that it waits, and why, until it is stored', async () => {
  const { dialog, letGo } = await sendWhileBusy();
  const region = dialog.getByRole('status');
  expect(await dialog.findByRole('button', { name: 'Guardando…' })).toBeInTheDocument();
  await waitFor(() => {
    expect(region).toHaveTextContent(WAITS);
  });
  await letGo();
  await closed();
  await waitFor(() => {
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  });
  expect(await cantidades()).toEqual([2.4, 1.6, 1040.5, 12.5]);
});

it('a form that was left is stored later, and closes no other one', async () => {
  const { user, letGo } = await sendWhileBusy();
  await user.keyboard('{Escape}');
  await closed();
  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  const other = await newForm(user);
  await user.type(other.getByLabelText('Cantidad'), '7');
  await letGo();
  expect(await screen.findByText(/^Guardado: /)).toBeInTheDocument();
  expect(other.getByLabelText('Cantidad')).toHaveValue('7');
  expect(await cantidades()).toEqual([2.4, 1.6, 1040.5, 12.5]);
});

it('what cannot be stored after its form was left is offered again, and nothing typed since is lost', async () => {
  const { user, letGo } = await sendWhileBusy();
  await user.keyboard('{Escape}');
  await closed();
  const other = await newForm(user);
  expect(other.getByLabelText('Cantidad')).toHaveValue('');
  await user.type(other.getByLabelText('Cantidad'), '7');
  await letGo().then(() => {
    failCommits('QuotaExceededError');
  });
  expect(await screen.findByText('No se ha podido guardar el gasto')).toBeInTheDocument();
  jest.restoreAllMocks();
  await user.keyboard('{Escape}');
  await closed();
  const again = await newForm(user);
  expect(again.getByLabelText('Cantidad')).toHaveValue('7');
  await user.click(again.getByRole('button', { name: 'Vaciar' }));
  await user.keyboard('{Escape}');
  await closed();
  const last = await newForm(user);
  expect(last.getByLabelText('Cantidad')).toHaveValue('12,5');
  await user.click(last.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await cantidades()).toContain(12.5);
});

it('a press in the list says that it waits, too', async () => {
  const user = await openGastos();
  const letGo = importElsewhere();
  await user.click(screen.getByRole('button', { name: 'Pendiente. Marcar como pagado: Café con leche' }));
  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  await outside(letGo());
  expect(await screen.findByText(/^Pagado: /)).toBeInTheDocument();
});

it('the form of an expense whose category is not known yet waits until it is', async () => {
  const unknown = { nombre: 'Tren', fecha: '2026-10-05', categoriaId: 3 };
  const user = await openGastos({ gastos: [...OCTOBER, unknown] });
  const first = await newForm(user);
  await user.click(first.getByRole('button', { name: 'Cerrar' }));
  await closed();
  const letGo = importElsewhere(() =>
    pageDatabase.categorias.add({ nombre: 'Viajes', descripcion: '', color: 'blue', icono: '🧳' }),
  );
  await user.click(screen.getByRole('button', { name: 'Pendiente. Marcar como pagado: Café con leche' }));
  await user.click(screen.getByRole('button', { name: 'Editar Tren' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
  // By the time that this is said, the form of a new expense would have opened with what is known.
  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  expect(edited.queryByLabelText('Nombre')).not.toBeInTheDocument();
  await outside(letGo());
  expect(await edited.findByRole('radio', { name: /Viajes/ })).toBeChecked();
});

it('the form opens with what is known while nothing can be read', async () => {
  const user = await openGastos();
  const first = await newForm(user);
  await user.click(first.getByRole('button', { name: 'Cerrar' }));
  await closed();
  importElsewhere();
  const dialog = await newForm(user);
  expect(dialog.getByRole('radio', { name: /Ocio/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await closed();
  await user.click(screen.getByRole('button', { name: 'Editar Café con leche' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
  expect(await edited.findByLabelText('Nombre')).toHaveValue('Café con leche');
  expect(edited.getByRole('radio', { name: /Ocio/ })).toBeChecked();
});
