import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageDatabase, pageProgram } from '@/lib/page/storage/page-database';
import { undoLimit } from '@/lib/page/settings/undo-limit';
import { provideDataWorker } from '../../../support/data-worker';
import { failCommits, failOperation } from '../../../support/failing-storage';
import { textOf } from '../../../support/text-of';
import { outside } from '../../../support/outside';
import { closeGastos, listedGastos, OCTOBER, openGastos, storedGastos } from '../../../support/gastos-page';

afterEach(closeGastos);

const SHIFT_CLICK = { shiftKey: true };

function box(nombre: string): HTMLElement {
  return screen.getByRole('checkbox', { name: `Seleccionar ${nombre}` });
}

function bar() {
  return within(screen.getByRole('region', { name: 'Selección' }));
}

async function select(
  nombres: readonly string[],
  options: Parameters<typeof openGastos>[0] = { wide: true },
) {
  const user = await openGastos(options);
  for (const nombre of nombres) await user.click(box(nombre));
  if (nombres.length > 0) await screen.findByRole('region', { name: 'Selección' });
  return user;
}

async function openBulk() {
  const user = await select(['Pan', 'Luz']);
  await user.click(bar().getByRole('button', { name: 'Cambiar…' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Cambiar 2 gastos' })) };
}

it('is there once something is selected, with the number on the button', async () => {
  const user = await select(['Pan']);
  expect(bar().getByRole('status')).toHaveTextContent('1 seleccionado');
  expect(bar().getByRole('button', { name: 'Eliminar 1' })).toBeEnabled();
  await user.click(box('Pan'));
  expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
});

it('opens a new expense like the one that is selected; of several there is no such thing', async () => {
  const user = await select(['Luz', 'Pan']);
  expect(bar().queryByRole('button', { name: 'Duplicar' })).not.toBeInTheDocument();
  await user.click(box('Pan'));
  await user.click(bar().getByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('button', { name: 'Duplicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  expect(await dialog.findByLabelText('Nombre')).toHaveValue('Luz');
});

it('a button opens the tags of all that is selected, and Enter behind one adds it', async () => {
  const user = await select(['Luz', 'Pan']);
  const button = bar().getByRole('button', { name: 'Etiquetas' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Etiquetas de 2 gastos' }));
  expect(dialog.getByRole('combobox', { name: 'Añadir etiquetas' })).toHaveFocus();
  expect(dialog.queryByLabelText('Fecha')).toBeNull();
  await user.keyboard('#casa{Enter}');
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
  expect((await storedGastos()).flatMap(({ etiquetas }) => etiquetas ?? [])).toEqual(['casa', 'casa']);
  expect(bar().getByRole('status')).toHaveTextContent('2 seleccionados');
});

it.each([
  [
    ['Lleno', 'Pan'],
    ['Modificado: Pan, 2,40 €', 'No caben más etiquetas en «Lleno».'],
  ],
  [
    ['Lleno', 'Otro', 'Más', 'Cuarto', 'Quinto'],
    ['No caben más etiquetas en «Lleno», «Otro», «Más» y 2 más.'],
  ],
])('names the expenses without room for another tag: %j', async (nombres, said) => {
  const etiquetas = Array.from({ length: 20 }, (_, place) => `e${place}`);
  const gastos = nombres.map((nombre) => ({
    ...{ nombre, cantidad: 2.4, fecha: '2026-10-05' },
    ...(nombre !== 'Pan' && { etiquetas }),
  }));
  const user = await select(nombres, { wide: true, gastos });
  await user.click(bar().getByRole('button', { name: 'Etiquetas' }));
  await screen.findByRole('dialog', { name: /^Etiquetas de/ });
  await user.keyboard('#casa{Enter}');
  for (const sentence of said)
    expect(
      await screen.findByText((text) => text.replaceAll('\u00a0', ' ') === sentence),
    ).toBeInTheDocument();
});

it('of one expense the tags are in the menu, which gets the focus back', async () => {
  const user = await select(['Luz']);
  await user.click(bar().getByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('button', { name: 'Etiquetas' }));
  expect(await screen.findByRole('dialog', { name: 'Etiquetas de 1 gasto' })).toBeVisible();
  await user.keyboard('#casa{Enter}');
  await waitFor(() => {
    expect(bar().getByRole('button', { name: 'Más' })).toHaveFocus();
  });
  expect((await storedGastos()).flatMap(({ etiquetas }) => etiquetas ?? [])).toEqual(['casa']);
});

it('Shift+D opens a new expense like that of the row that has the focus', async () => {
  const user = await select([]);
  screen.getByRole('button', { name: 'Editar Luz' }).focus();
  await user.keyboard('D');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  expect(await dialog.findByLabelText('Nombre')).toHaveValue('Luz');
});

it('is left by «back», which stays on the page', async () => {
  await select(['Pan', 'Luz']);
  const address = window.location.href;
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  });
  expect(window.location.href).toBe(address);
  expect(box('Pan')).not.toBeChecked();
});

it('says what the selected ones add up to, exactly', async () => {
  const user = await select(['Pan']);
  const all = await storedGastos();
  function cents(...nombres: string[]) {
    const selected = all.filter(({ nombre }) => nombres.includes(nombre));
    return selected.reduce((sum, { cantidad }) => sum + Math.round(cantidad * 100), 0);
  }
  function said() {
    return Number(bar().getByRole('status').textContent.replace(/^.*· /, '').replaceAll(/\D/g, ''));
  }
  expect(bar().getByRole('status')).toHaveTextContent(/^1 seleccionado · [\d.]+,\d\d\s€$/);
  expect(said()).toBe(cents('Pan'));
  await user.click(box('Luz'));
  expect(said()).toBe(cents('Pan', 'Luz'));
  await user.keyboard('{Control>}a{/Control}');
  expect(bar().getByRole('status')).toHaveTextContent('3 seleccionados');
  expect(said()).toBe(cents('Pan', 'Luz', 'Café con leche'));
});

it('Escape leaves the selection, and is left to others where nothing is selected', async () => {
  const user = await select(['Pan', 'Luz']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  expect(fireEvent(document.body, escape)).toBe(true);
});

it('Ctrl+A selects all that is listed, but not while a text is typed', async () => {
  const user = await openGastos({ wide: true });
  await user.click(screen.getByRole('searchbox', { name: 'Buscar' }));
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  act(() => {
    screen.getByRole('button', { name: 'Editar Pan' }).focus();
  });
  await user.keyboard('{Control>}a{/Control}');
  expect(bar().getByRole('status')).toHaveTextContent('3 seleccionados');
});

it('with Shift, the arrows select on, and back', async () => {
  const user = await openGastos({ wide: true });
  const [first, second, third] = screen.getAllByRole('button', { name: /^Editar / });
  act(() => {
    first?.focus();
  });
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(third).toHaveFocus();
  expect(bar().getByRole('status')).toHaveTextContent('3 seleccionados');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(second).toHaveFocus();
  expect(bar().getByRole('status')).toHaveTextContent('2 seleccionados');
});

it('with Shift, a press selects everything from the last one', async () => {
  await select(['Café con leche']);
  fireEvent.click(box('Luz'), SHIFT_CLICK);
  expect(bar().getByRole('status')).toHaveTextContent('3 seleccionados');
});

it('«Todos» selects the whole list, and the cross clears it', async () => {
  const user = await select(['Pan']);
  await user.click(bar().getByRole('button', { name: 'Todos (3)' }));
  expect(bar().getByRole('status')).toHaveTextContent('3 seleccionados');
  expect(bar().queryByRole('button', { name: /^Todos/ })).not.toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Quitar la selección' }));
  expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  expect(box('Pan')).not.toBeChecked();
});

it('the box in the grid’s head selects all, some or nothing', async () => {
  const user = await select(['Pan']);
  const all = screen.getByRole('checkbox', { name: 'Seleccionar todos' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(all).toBeChecked();
  expect(box('Luz')).toBeChecked();
  await user.click(all);
  expect(all).not.toBeChecked();
  expect(box('Luz')).not.toBeChecked();
});

it('on a phone, the boxes are there once they are asked for, and a press on a row selects it', async () => {
  const user = await openGastos();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Seleccionar' }));
  expect(bar().getByRole('button', { name: 'Eliminar 0' })).toBeDisabled();
  await user.click(box('Pan'));
  expect(bar().getByRole('status')).toHaveTextContent('1 seleccionado');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Quitar la selección' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('selects only what the filters leave', async () => {
  const user = await select(['Pan'], { wide: true, address: 'mes=2026-10&cat=1' });
  await user.click(bar().getByRole('button', { name: 'Todos (2)' }));
  await user.click(bar().getByRole('button', { name: 'Eliminar 2' }));
  await screen.findByText('2 gastos eliminados');
  expect((await storedGastos()).map(({ nombre }) => nombre)).toEqual(['Café con leche']);
});

it('what leaves the list leaves the selection: it is neither counted nor deleted', async () => {
  const user = await select(['Pan', 'Luz'], {
    address: 'mes=2026-10&estado=pendiente',
    gastos: OCTOBER.map((gasto) => ({ ...gasto, estado: 'pendiente' })),
    wide: true,
  });
  await user.click(screen.getByRole('button', { name: 'Pendiente. Marcar como pagado: Pan' }));
  expect(await bar().findByRole('button', { name: 'Eliminar 1' })).toBeEnabled();
  expect(bar().getByRole('status')).toHaveTextContent('1 seleccionado');
  await user.click(bar().getByRole('button', { name: 'Eliminar 1' }));
  expect(await screen.findByText(/^Eliminado: /)).toBeInTheDocument();
  expect((await storedGastos()).map(({ nombre }) => nombre)).toEqual(['Pan', 'Café con leche']);
});

it('deletes what is selected; «Deshacer» restores it to the letter', async () => {
  const user = await select(['Pan', 'Café con leche', 'Luz']);
  const before = await storedGastos();
  await user.click(bar().getByRole('button', { name: 'Eliminar 3' }));
  expect(await screen.findByText('3 gastos eliminados')).toBeInTheDocument();
  expect(await storedGastos()).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'No hay gastos en octubre de 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Deshecho')).toBeInTheDocument();
  expect(await storedGastos()).toEqual(before);
});

it('keeps the selection when nothing could be deleted, and says so', async () => {
  const user = await select(['Pan', 'Luz']);
  failCommits('QuotaExceededError');
  await user.click(bar().getByRole('button', { name: 'Eliminar 2' }));
  expect(await screen.findByText('No se han podido eliminar los gastos')).toBeInTheDocument();
  jest.restoreAllMocks();
  expect(bar().getByRole('status')).toHaveTextContent('2 seleccionados');
  expect(await storedGastos()).toHaveLength(3);
});

it('pays what is selected, and says where it was paid already', async () => {
  const user = await select(['Pan', 'Café con leche']);
  await user.click(bar().getByRole('button', { name: 'Marcar pagado' }));
  expect(await screen.findByText('Pagado: Café con leche')).toBeInTheDocument();
  expect((await storedGastos()).map(({ estado }) => estado)).toEqual(['pagado', 'pagado', 'pagado']);
  await user.click(bar().getByRole('button', { name: 'Marcar pagado' }));
  expect(await screen.findByText('Ya estaban así')).toBeInTheDocument();
});

it('gives what is selected another category from the bar itself; «Deshacer» restores it', async () => {
  const user = await select(['Pan', 'Luz']);
  const before = await storedGastos();
  await user.click(bar().getByRole('button', { name: 'Categoría' }));
  const choices = within(await screen.findByRole('dialog', { name: 'Categoría' }));
  expect(choices.getAllByRole('button').map(textOf)).toEqual(['🏠Hogar', '🎬Ocio']);
  expect(choices.getByRole('button', { name: 'Hogar' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('2 gastos modificados')).toBeInTheDocument();
  expect((await storedGastos()).map(({ categoriaId }) => categoriaId)).toEqual([2, 2, 2]);
  expect(bar().getByRole('status')).toHaveTextContent('2 seleccionados');
  expect(bar().getByRole('button', { name: 'Categoría' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Deshecho')).toBeInTheDocument();
  expect(await storedGastos()).toEqual(before);
});

describe('the dialog for many', () => {
  it('changes what was chosen and nothing else; «Deshacer» restores it', async () => {
    const { user, dialog } = await openBulk();
    const before = await storedGastos();
    await user.selectOptions(dialog.getByLabelText('Categoría'), 'Ocio');
    await user.selectOptions(dialog.getByLabelText('Estado'), 'Pendiente');
    fireEvent.change(dialog.getByLabelText('Fecha'), { target: { value: '2026-10-03' } });
    await user.click(dialog.getByRole('button', { name: 'Cambiar 2 gastos' }));
    expect(await screen.findByText('2 gastos modificados')).toBeInTheDocument();
    const part = { categoriaId: 2, estado: 'pendiente', fecha: '2026-10-03' };
    expect(await storedGastos()).toEqual(
      before.map((gasto) => (gasto.nombre === 'Café con leche' ? gasto : { ...gasto, ...part })),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // What is selected can be changed once more.
    expect(bar().getByRole('status')).toHaveTextContent('2 seleccionados');
    expect(bar().getByRole('button', { name: 'Cambiar…' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Deshecho')).toBeInTheDocument();
    expect(await storedGastos()).toEqual(before);
  });

  it('asks for something to change where nothing was chosen', async () => {
    const { user, dialog } = await openBulk();
    await user.click(dialog.getByRole('button', { name: 'Cambiar 2 gastos' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Elige algo que cambiar.');
    await user.selectOptions(dialog.getByLabelText('Método de pago'), 'Tarjeta');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the choice when it could not be stored, and can be sent again', async () => {
    const { user, dialog } = await openBulk();
    await user.selectOptions(dialog.getByLabelText('Método de pago'), 'Tarjeta');
    failCommits('QuotaExceededError');
    await user.click(dialog.getByRole('button', { name: 'Cambiar 2 gastos' }));
    expect(await screen.findByText('No se han podido modificar los gastos')).toBeInTheDocument();
    jest.restoreAllMocks();
    expect(dialog.getByLabelText('Método de pago')).toHaveDisplayValue('Tarjeta');
    await user.click(dialog.getByRole('button', { name: 'Cambiar 2 gastos' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect((await storedGastos()).map(({ metodoPagoId }) => metodoPagoId)).toEqual([2, 1, 2]);
  });

  it('left by Escape changes nothing, and the selection stays', async () => {
    const { user } = await openBulk();
    const before = await storedGastos();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bar().getByRole('status')).toHaveTextContent('2 seleccionados');
    expect(await storedGastos()).toEqual(before);
  });

  it('counts and changes only what is still shown of the selection', async () => {
    const user = await select(['Pan', 'Luz'], {
      address: 'mes=2026-10&estado=pendiente',
      gastos: OCTOBER.map((gasto) => ({ ...gasto, estado: 'pendiente' })),
      wide: true,
    });
    await user.click(bar().getByRole('button', { name: 'Cambiar…' }));
    await screen.findByRole('dialog', { name: 'Cambiar 2 gastos' });
    await act(() => pageDatabase.gastos.update(1, { estado: 'pagado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar 1 gasto' }));
    await user.selectOptions(dialog.getByLabelText('Categoría'), 'Ocio');
    await user.click(dialog.getByRole('button', { name: 'Cambiar 1 gasto' }));
    expect(await screen.findByText(/^Modificado: /)).toBeInTheDocument();
    expect((await storedGastos()).map(({ categoriaId }) => categoriaId)).toEqual([1, 2, 2]);
  });

  it('leaves out what is gone by now', async () => {
    const { user, dialog } = await openBulk();
    await act(() => pageDatabase.gastos.delete(3));
    await user.selectOptions(dialog.getByLabelText('Estado'), 'Pendiente');
    await user.click(await dialog.findByRole('button', { name: 'Cambiar 1 gasto' }));
    expect(await screen.findByText(/^Pendiente: /)).toBeInTheDocument();
    expect(await storedGastos()).toHaveLength(2);
    expect(listedGastos().join()).not.toContain('Luz');
  });
});

it('a category that another tab deletes while the dialog is open is asked for again, and nothing is written', async () => {
  const { user, dialog } = await openBulk();
  await outside(
    pageDatabase.categorias.add({ nombre: 'Viajes', descripcion: '', color: 'red', icono: '✈️' }),
  );
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Categoría' }),
    await dialog.findByRole('option', { name: /Viajes/ }),
  );
  await act(() => pageDatabase.categorias.where('nombre').equals('Viajes').delete());
  const choice = dialog.getByRole('combobox', { name: 'Categoría' });
  await waitFor(() => {
    expect(choice).toHaveAccessibleDescription('Esa categoría ya no existe. Elige otra.');
  });
  const before = await storedGastos();
  await user.click(dialog.getByRole('button', { name: 'Cambiar 2 gastos' }));
  expect(await storedGastos()).toEqual(before);
  await user.selectOptions(choice, 'Ocio');
  await user.click(dialog.getByRole('button', { name: 'Cambiar 2 gastos' }));
  await screen.findByText('2 gastos modificados');
});

describe('more than can be taken back', () => {
  const TOO_MANY =
    '2 gastos son demasiados para recordar cómo eran: no se podrá deshacer, y lo que hiciste antes';
  const PENDIENTES = OCTOBER.map((gasto) => ({ ...gasto, estado: 'pendiente' as const }));
  const initial = undoLimit.getState();

  beforeEach(() => {
    undoLimit.setState(1, true);
  });

  afterEach(() => {
    undoLimit.setState(initial, true);
  });

  it('is announced before it is deleted: nothing goes until then, and nothing is offered after', async () => {
    const user = await select(['Pan', 'Luz']);
    await user.click(bar().getByRole('button', { name: 'Eliminar 2' }));
    const question = await screen.findByRole('alertdialog', { name: 'No se podrá deshacer' });
    expect(question).toHaveTextContent(TOO_MANY);
    expect(question).toHaveTextContent('Antes se guarda una copia en este navegador');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(await storedGastos()).toHaveLength(3);
    await user.click(bar().getByRole('button', { name: 'Eliminar 2' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar 2' }),
    );
    await screen.findByText('2 gastos eliminados');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
    expect((await storedGastos()).map(({ nombre }) => nombre)).toEqual(['Café con leche']);
  });

  it('is announced before it is paid', async () => {
    const user = await select(['Café con leche', 'Luz'], { wide: true, gastos: PENDIENTES });
    await user.click(bar().getByRole('button', { name: 'Marcar pagado' }));
    const question = await screen.findByRole('alertdialog', { name: 'No se podrá deshacer' });
    expect(question).toHaveTextContent(TOO_MANY);
    expect(question).not.toHaveTextContent('copia');
    await user.click(within(question).getByRole('button', { name: 'Cambiar 2' }));
    await screen.findByText('2 gastos modificados');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });

  it('is announced in the dialog for many', async () => {
    const { user, dialog } = await openBulk();
    expect(dialog.getByRole('note')).toHaveTextContent(TOO_MANY);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Categoría' }), 'Ocio');
    await user.click(dialog.getByRole('button', { name: 'Cambiar 2 gastos' }));
    await screen.findByText('2 gastos modificados');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });

  it('is what is more than the limit alone', async () => {
    undoLimit.setState(2, true);
    const { dialog } = await openBulk();
    expect(dialog.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('deleting ten and more', () => {
  const MANY = Array.from({ length: 12 }, (_, index) => ({ nombre: `Gasto ${index}`, fecha: '2026-10-05' }));

  afterEach(() => pageProgram.delete({ disableAutoOpen: false }));

  async function removeAll() {
    provideDataWorker();
    const user = await select(['Gasto 3'], { wide: true, gastos: MANY });
    await user.click(bar().getByRole('button', { name: 'Todos (12)' }));
    await user.click(bar().getByRole('button', { name: 'Eliminar 12' }));
    return user;
  }

  it('asks first if no copy can be kept before: nothing goes until then', async () => {
    failOperation('add', 'copies', 'QuotaExceededError');
    const user = await removeAll();
    const question = await screen.findByRole('alertdialog', { name: 'No se puede guardar una copia antes' });
    expect(question).toHaveTextContent('No queda espacio en este dispositivo. Si eliminas 12 gastos así');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(await storedGastos()).toHaveLength(12);
    expect(bar().getByRole('status')).toHaveTextContent('12 seleccionados');
    await user.click(bar().getByRole('button', { name: 'Eliminar 12' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar sin copia' }));
    await screen.findByText('12 gastos eliminados');
    expect(await storedGastos()).toEqual([]);
  });

  it('keeps the copy and asks nothing otherwise', async () => {
    await removeAll();
    await screen.findByText('12 gastos eliminados');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await pageProgram.copies.toArray()).toMatchObject([{ reason: 'gastos-deleted', gastos: 12 }]);
  });
});
