import { act, screen, waitFor, within } from '@testing-library/react';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { failCommits } from '../../../support/failing-storage';
import { closeGastos, listedGastos, OCTOBER, openGastos, storedGastos } from '../../../support/gastos-page';

afterEach(closeGastos);

function editButton(nombre: string): HTMLElement {
  return screen.getByRole('button', { name: `Editar ${nombre}` });
}

function focus(nombre: string): void {
  act(() => {
    editButton(nombre).focus();
  });
}

async function estados(): Promise<string> {
  return (await storedGastos()).map(({ nombre, estado }) => `${nombre} ${estado}`).join(', ');
}

const PAY = 'Pendiente. Marcar como pagado: Café con leche';

describe('one press', () => {
  it('pays what is pending; «Deshacer» makes it pending again', async () => {
    const user = await openGastos();
    const before = await storedGastos();
    await user.click(screen.getByRole('button', { name: PAY }));
    expect(await screen.findByText('Pagado: Café con leche')).toBeInTheDocument();
    expect(await estados()).toBe('Pan pagado, Café con leche pagado, Luz pagado');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: PAY })).not.toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Deshecho')).toBeInTheDocument();
    expect(await storedGastos()).toEqual(before);
    await user.click(await screen.findByRole('button', { name: 'Rehacer' }));
    expect(await screen.findByText('Rehecho')).toBeInTheDocument();
    expect(await estados()).toBe('Pan pagado, Café con leche pagado, Luz pagado');
  });

  it('gives the focus to the expense that it paid', async () => {
    const user = await openGastos();
    await user.click(screen.getByRole('button', { name: PAY }));
    await waitFor(() => {
      expect(editButton('Café con leche')).toHaveFocus();
    });
  });

  it('that could not be stored says so, and nothing changed', async () => {
    const user = await openGastos();
    failCommits('QuotaExceededError');
    await user.click(screen.getByRole('button', { name: PAY }));
    expect(await screen.findByText('No se han podido modificar los gastos')).toBeInTheDocument();
    expect(
      screen.getByText('No queda espacio en este dispositivo. No se ha guardado nada.'),
    ).toBeInTheDocument();
    jest.restoreAllMocks();
    expect(await estados()).toBe('Pan pagado, Café con leche pendiente, Luz pagado');
  });
});

it.each(['{ArrowDown}', '{ArrowUp}'])('%s leads into the list where nothing has the focus', async (key) => {
  const user = await openGastos({ wide: true });
  expect(document.body).toHaveFocus();
  await user.keyboard(key);
  expect(editButton('Café con leche')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(editButton('Pan')).toHaveFocus();
});

it('the arrows are left alone while something else has the focus', async () => {
  const user = await openGastos({ wide: true });
  const filters = screen.getByRole('button', { name: 'Filtros' });
  act(() => {
    filters.focus();
  });
  await user.keyboard('{ArrowDown}');
  expect(filters).toHaveFocus();
});

describe('of the expense that has the focus', () => {
  it('«p» changes what is paid into pending, and back', async () => {
    const user = await openGastos();
    focus('Luz');
    await user.keyboard('p');
    await waitFor(async () => {
      expect(await estados()).toBe('Pan pagado, Café con leche pendiente, Luz pendiente');
    });
    await screen.findByRole('button', { name: 'Pendiente. Marcar como pagado: Luz' });
    await user.keyboard('p');
    await waitFor(async () => {
      expect(await estados()).toBe('Pan pagado, Café con leche pendiente, Luz pagado');
    });
  });

  it('Supr deletes it, gives the focus to the next one, and Ctrl+Z brings it back', async () => {
    const user = await openGastos();
    const before = await storedGastos();
    focus('Café con leche');
    await user.keyboard('{Delete}');
    expect(await screen.findByText(/^Eliminado: Café con leche, 1,60.€$/)).toBeInTheDocument();
    await waitFor(() => {
      expect(editButton('Pan')).toHaveFocus();
    });
    expect(await estados()).toBe('Pan pagado, Luz pagado');
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Deshecho')).toBeInTheDocument();
    expect(await storedGastos()).toEqual(before);
  });

  it('Supr on the last one gives the focus to the one before', async () => {
    const user = await openGastos();
    focus('Luz');
    await user.keyboard('{Delete}');
    await waitFor(() => {
      expect(editButton('Pan')).toHaveFocus();
    });
  });

  it('Supr on the only one gives the focus to the heading', async () => {
    const user = await openGastos({ gastos: OCTOBER.slice(2) });
    focus('Luz');
    await user.keyboard('{Delete}');
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  });

  it('«p» gives the focus to the next one where the list is of another state', async () => {
    const pending = OCTOBER.map((gasto) => ({ ...gasto, estado: 'pendiente' }));
    const user = await openGastos({ gastos: pending, address: 'mes=2026-10&estado=pendiente' });
    focus('Café con leche');
    await user.keyboard('p');
    await waitFor(() => {
      expect(editButton('Pan')).toHaveFocus();
    });
  });

  it.each([
    ['another page deletes it', () => pageDatabase.gastos.delete(2)],
    [
      'another page gives it a day of another month',
      () => pageDatabase.gastos.update(2, { fecha: '2026-09-30' }),
    ],
  ])('the next one has it once %s', async (_how, change) => {
    await openGastos();
    focus('Café con leche');
    await act(async () => {
      await change();
    });
    await waitFor(() => {
      expect(editButton('Pan')).toHaveFocus();
    });
  });

  it('the arrow to another month gives it to the first one there, and in an empty month to the heading', async () => {
    const user = await openGastos({ gastos: [...OCTOBER, { nombre: 'Turrón', fecha: '2026-09-24' }] });
    focus('Pan');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => {
      expect(editButton('Turrón')).toHaveFocus();
    });
    await user.keyboard('{ArrowLeft}');
    await screen.findByText('No hay gastos en agosto de 2026');
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  });

  it('it keeps it where another page gives it another day of the month', async () => {
    await openGastos();
    focus('Café con leche');
    await act(() => pageDatabase.gastos.update(2, { fecha: '2026-10-01' }));
    await screen.findByRole('region', { name: /^jueves/ });
    await waitFor(() => {
      expect(
        within(screen.getByRole('region', { name: /^jueves/ })).getByRole('button', {
          name: 'Editar Café con leche',
        }),
      ).toHaveFocus();
    });
  });

  it.each(['e', 'c', '{Enter}'])('on a phone, «%s» opens it in the form', async (key) => {
    const user = await openGastos();
    focus('Luz');
    await user.keyboard(key);
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
    expect(await dialog.findByLabelText('Nombre')).toHaveValue('Luz');
  });

  it.each([
    ['e', 'Nombre', 'Luz'],
    ['c', 'Categoría', 'Hogar'],
  ])('on a desk, «%s» edits its %s in place', async (key, label, value) => {
    const user = await openGastos({ wide: true });
    focus('Luz');
    await user.keyboard(key);
    const row = within(await screen.findByRole('form', { name: 'Editar el gasto' }));
    expect(row.getByLabelText(label)).toHaveFocus();
    expect(row.getByLabelText(label)).toHaveValue(value);
  });

  it('the arrows move on to its neighbours, and stay at the ends', async () => {
    const user = await openGastos();
    focus('Café con leche');
    await user.keyboard('{ArrowUp}');
    expect(editButton('Café con leche')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(editButton('Pan')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(editButton('Luz')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(editButton('Pan')).toHaveFocus();
  });

  it('«x» selects it, and the keys are for all that is selected', async () => {
    const user = await openGastos({ wide: true });
    focus('Luz');
    await user.keyboard('x{ArrowUp}x');
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Luz' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Pan' })).toBeChecked();
    expect(screen.getByText(/^2 seleccionados/)).toBeVisible();
    await user.keyboard('{Delete}');
    expect(await screen.findByText('2 gastos eliminados')).toBeInTheDocument();
    await waitFor(() => {
      expect(listedGastos()).toHaveLength(1);
    });
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  });

  it('«x» pressed again takes it out of the selection', async () => {
    const user = await openGastos({ wide: true });
    focus('Luz');
    await user.keyboard('xx');
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Luz' })).not.toBeChecked();
  });
});

it.each(['p', 'x', 'e', '{Delete}'])('«%s» does nothing where no expense has the focus', async (key) => {
  const user = await openGastos();
  const before = await storedGastos();
  await user.keyboard(key);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  expect(await storedGastos()).toEqual(before);
});

it('keys that are typed are no shortcuts', async () => {
  const user = await openGastos();
  const before = await storedGastos();
  await user.type(screen.getByRole('searchbox'), 'pexc{Delete}');
  expect(screen.getByRole('searchbox')).toHaveValue('pexc');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await storedGastos()).toEqual(before);
});

it('another month ends what was chosen and edited, and does not bring it back', async () => {
  const user = await openGastos({
    gastos: [...OCTOBER, { nombre: 'Turrón', fecha: '2026-09-24' }],
    wide: true,
  });
  await user.click(editButton('Luz'));
  expect(await screen.findByRole('form')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Seleccionar Pan/ }));
  expect(await screen.findByRole('region', { name: 'Selección' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
  await screen.findByText('Turrón');
  expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(await screen.findByText('Luz')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
