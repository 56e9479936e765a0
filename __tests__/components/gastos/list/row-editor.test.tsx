import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { beginUse } from '@/lib/page/phase';
import { failCommits } from '../../../support/failing-storage';
import { closeGastos, OCTOBER, openGastos, setWide, storedGastos } from '../../../support/gastos-page';

afterEach(closeGastos);

const PAN = 1;

function editButton(nombre: string): HTMLElement {
  return screen.getByRole('button', { name: `Editar ${nombre}` });
}

function closed(): Promise<void> {
  return waitFor(() => {
    expect(screen.queryByRole('form', { name: 'Editar el gasto' })).not.toBeInTheDocument();
  });
}

/** The row of this expense is edited, with the focus in this cell. */
async function editing(label: string, nombre: string): Promise<HTMLElement> {
  await waitFor(() => {
    const row = within(screen.getByRole('form', { name: 'Editar el gasto' }));
    expect(row.getByLabelText('Nombre')).toHaveValue(nombre);
    expect(row.getByLabelText(label)).toHaveFocus();
  });
  return screen.getByLabelText(label);
}

async function stored(id = PAN) {
  return (await storedGastos()).find((gasto) => gasto.id === id);
}

async function editRow(nombre = 'Pan', gastos = OCTOBER) {
  const user = await openGastos({ wide: true, gastos });
  const before = await storedGastos();
  await user.click(editButton(nombre));
  const form = await screen.findByRole('form', { name: 'Editar el gasto' });
  return { user, before, form, row: within(form) };
}

async function retype(user: Awaited<ReturnType<typeof openGastos>>, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

it.each([
  ['2,40 €', 'Cantidad', '2,40'],
  ['En la plaza', 'Descripción', 'En la plaza'],
  ['Ocio', 'Categoría', 'Ocio'],
  ['1 oct 2026', 'Fecha', '2026-10-01'],
])('a press on «%s» edits its row, with the focus on %s', async (text, label, value) => {
  const user = await openGastos({ wide: true });
  await user.click(screen.getByText((content) => content.replaceAll('\u00a0', ' ') === text));
  const row = within(await screen.findByRole('form', { name: 'Editar el gasto' }));
  expect(row.getByLabelText(label)).toHaveFocus();
  expect(row.getByLabelText(label)).toHaveValue(value);
});

it('an edited row keeps its place among those of its day, where not all are drawn', async () => {
  const gastos = Array.from({ length: 40 }, (_, index) => ({
    nombre: `Gasto ${index}`,
    fecha: '2026-10-05',
  }));
  const { form } = await editRow('Gasto 38', gastos);
  const item = screen.getAllByRole('listitem').find((row) => row.contains(form));
  expect(item).toHaveAttribute('aria-setsize', '40');
  expect(item).toHaveAttribute('aria-posinset', '2');
});

it('Enter saves what was typed, says so with «Deshacer», and goes down to the same cell of the next row', async () => {
  const { user, before, row } = await editRow();
  await retype(user, row.getByLabelText('Nombre'), 'Barra');
  await retype(user, row.getByLabelText('Cantidad'), '3,1{Enter}');
  const below = await editing('Cantidad', 'Luz');
  expect(await stored()).toEqual({ ...before[0], nombre: 'Barra', descripcion: 'Barra', cantidad: 3.1 });
  expect(await screen.findByText(/^Modificado: Barra, 3,10.€$/)).toBeInTheDocument();
  // Its text is selected: typing replaces it.
  await user.keyboard('7');
  expect(below).toHaveValue('7');
  await user.keyboard('{Escape}');
  await closed();
  expect(editButton('Luz')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByText('Deshecho');
  expect(await storedGastos()).toEqual(before);
});

it('Ctrl+Z in the next row takes back what Enter saved, as long as nothing is typed there', async () => {
  const { user, before, row } = await editRow();
  await retype(user, row.getByLabelText('Cantidad'), '3,1{Enter}');
  const below = await editing('Cantidad', 'Luz');
  const value = below.getAttribute('value') ?? '';
  await user.keyboard('1{Control>}z{/Control}');
  expect(screen.queryByText('Deshecho')).not.toBeInTheDocument();
  await retype(user, below, value);
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText('Deshecho');
  expect(await storedGastos()).toEqual(before);
});

it('Enter in the last row gives the focus back to it', async () => {
  const { user, row } = await editRow('Luz');
  await retype(user, row.getByLabelText('Nombre'), 'Gas{Enter}');
  await closed();
  await waitFor(() => {
    expect(editButton('Gas')).toHaveFocus();
  });
});

it('Tab goes to the next cell, and the row is saved once it is left', async () => {
  const { user, before, row } = await editRow();
  const labels = ['Nombre', 'Descripción', 'Categoría', 'Método', 'Estado', 'Cantidad'];
  await user.keyboard('Barra');
  for (const label of labels) {
    expect(row.getByLabelText(label)).toHaveFocus();
    await user.tab();
  }
  expect(await storedGastos()).toEqual(before);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Seleccionar Luz' })).toHaveFocus();
  await closed();
  expect(await stored()).toEqual({ ...before[0], nombre: 'Barra', descripcion: 'Barra' });
});

it('keys typed before the fields are there begin the text of the pressed cell', async () => {
  await openGastos({ wide: true });
  fireEvent.click(screen.getByText((content) => content.replaceAll('\u00a0', ' ') === '2,40 €'));
  for (const key of ['n', '9', ',', '5']) fireEvent.keyDown(document.body, { key });
  expect(await editing('Cantidad', 'Pan')).toHaveValue('n9,5');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('saves a choice of category, method, estado and day', async () => {
  const { user, before, row } = await editRow();
  await user.selectOptions(row.getByLabelText('Método'), 'Tarjeta');
  await user.selectOptions(row.getByLabelText('Estado'), 'Pendiente');
  fireEvent.change(row.getByLabelText('Fecha'), { target: { value: '2026-10-04' } });
  await user.click(row.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await stored()).toEqual({ ...before[0], metodoPagoId: 2, estado: 'pendiente', fecha: '2026-10-04' });
});

it('a day of another month takes the row away, and the next one has the focus', async () => {
  const { user, row } = await editRow('Café con leche');
  fireEvent.change(row.getByLabelText('Fecha'), { target: { value: '2026-09-30' } });
  await user.click(row.getByRole('button', { name: 'Guardar' }));
  await closed();
  await waitFor(() => {
    expect(screen.queryByText('Café con leche')).not.toBeInTheDocument();
  });
  await waitFor(() => {
    expect(editButton('Pan')).toHaveFocus();
  });
});

it.each(['{Escape}', '«Cancelar»'])(
  '%s leaves the expense as it was, and gives the focus back',
  async (way) => {
    const { user, before, row } = await editRow();
    await retype(user, row.getByLabelText('Nombre'), 'Barra');
    if (way === '{Escape}') await user.keyboard(way);
    else await user.click(row.getByRole('button', { name: 'Cancelar' }));
    await closed();
    expect(await storedGastos()).toEqual(before);
    await waitFor(() => {
      expect(editButton('Pan')).toHaveFocus();
    });
  },
);

it('going elsewhere saves what was changed', async () => {
  const { user, before, row } = await editRow();
  await retype(user, row.getByLabelText('Nombre'), 'Barra');
  await user.click(screen.getByRole('searchbox'));
  await closed();
  expect(await stored()).toEqual({ ...before[0], nombre: 'Barra', descripcion: 'Barra' });
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('a press on nothing at all saves what was changed', async () => {
  const { user, row } = await editRow();
  await retype(user, row.getByLabelText('Nombre'), 'Barra');
  await user.click(document.body);
  await closed();
  expect(await stored()).toMatchObject({ nombre: 'Barra' });
});

it('going elsewhere closes a row in which nothing was changed, and nothing is done', async () => {
  const { user, before } = await editRow();
  await user.click(screen.getByRole('searchbox'));
  await closed();
  expect(await storedGastos()).toEqual(before);
  expect(screen.queryByText(/^Modificado: /)).not.toBeInTheDocument();
});

it('Enter where nothing was changed goes down, and nothing is done', async () => {
  const { user, before } = await editRow();
  await user.keyboard('{Enter}');
  await editing('Nombre', 'Luz');
  expect(await storedGastos()).toEqual(before);
  expect(screen.queryByText(/^Modificado: /)).not.toBeInTheDocument();
});

describe('what is wrong is said below the row, and nothing is stored', () => {
  it.each([
    ['Cantidad', '', '¿Cuánto ha sido?'],
    ['Cantidad', 'doce', 'Escribe una cantidad, por ejemplo 12,50.'],
    ['Cantidad', '-3', 'Escríbela sin el signo menos. Si te han devuelto dinero, réstalo del gasto: 80-20.'],
    ['Fecha', '', 'Elige un día que exista.'],
    ['Nombre', 'x'.repeat(201), 'Es demasiado largo: 200 caracteres como mucho.'],
    ['Descripción', 'x'.repeat(2001), 'Es demasiado larga: 2.000 caracteres como mucho.'],
  ])('%s %#', async (label, value, sentence) => {
    const { user, before, row } = await editRow();
    const input = row.getByLabelText(label);
    fireEvent.change(input, { target: { value } });
    await user.click(row.getByRole('button', { name: 'Guardar' }));
    expect(input).toBeInvalid();
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(sentence);
    expect(await storedGastos()).toEqual(before);
  });

  it('also where something else is pressed, and the row stays', async () => {
    const { user, before, row } = await editRow();
    fireEvent.change(row.getByLabelText('Cantidad'), { target: { value: 'doce' } });
    await user.click(screen.getByRole('searchbox'));
    expect(row.getByRole('alert')).toHaveTextContent('Escribe una cantidad, por ejemplo 12,50.');
    expect(await storedGastos()).toEqual(before);
  });

  it('until it is mended', async () => {
    const { user, row } = await editRow();
    const input = row.getByLabelText('Cantidad');
    await retype(user, input, 'doce{Enter}');
    expect(input).toBeInvalid();
    await retype(user, input, '12');
    expect(input).toBeValid();
    await user.keyboard('{Enter}');
    await editing('Cantidad', 'Luz');
    expect((await stored())?.cantidad).toBe(12);
  });

  it('a category and a method that are gone must be chosen anew', async () => {
    const { user, row } = await editRow('Suelto', [
      { nombre: 'Suelto', fecha: '2026-10-05', categoriaId: 8, metodoPagoId: 9 },
    ]);
    expect(row.getByLabelText('Categoría')).toHaveDisplayValue('Sin categoría');
    await user.click(row.getByRole('button', { name: 'Guardar' }));
    expect(row.getByLabelText('Categoría')).toHaveFocus();
    expect(row.getByRole('alert')).toHaveTextContent('Elige una categoría.Elige un método de pago.');
    await user.selectOptions(row.getByLabelText('Categoría'), 'Ocio');
    await user.selectOptions(row.getByLabelText('Método'), 'Tarjeta');
    await user.click(row.getByRole('button', { name: 'Guardar' }));
    await closed();
    expect(await stored()).toMatchObject({ categoriaId: 2, metodoPagoId: 2 });
  });

  it('an amount that could mean two things is asked about', async () => {
    const { user, row } = await editRow();
    await retype(user, row.getByLabelText('Cantidad'), '1,234{Enter}');
    expect(row.getByRole('alert')).toHaveTextContent('¿Qué cantidad es?');
    await user.click(row.getByRole('button', { name: /^1\.234,00/ }));
    await user.click(row.getByRole('button', { name: 'Guardar' }));
    await closed();
    expect((await stored())?.cantidad).toBe(1234);
  });
});

describe('an expense that changed elsewhere', () => {
  it('is said, and saving again goes over it', async () => {
    const { user, before, row } = await editRow();
    await retype(user, row.getByLabelText('Nombre'), 'Barra');
    await act(() => pageDatabase.gastos.update(PAN, { cantidad: 9 }));
    await user.click(row.getByRole('button', { name: 'Guardar' }));
    expect(await row.findByText(/^Este gasto ha cambiado en otro sitio/)).toBeVisible();
    expect(await stored()).toMatchObject({ nombre: 'Pan', cantidad: 9 });
    await user.click(row.getByRole('button', { name: 'Guardar' }));
    await closed();
    expect(await stored()).toEqual({ ...before[0], nombre: 'Barra', descripcion: 'Barra' });
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Deshecho');
    expect(await stored()).toMatchObject({ nombre: 'Pan', cantidad: 9 });
  });
});

describe('what was typed is not lost', () => {
  const UNSAVED = 'Hay cambios sin guardar';

  function row() {
    return screen.findByRole('form', { name: 'Editar el gasto' }).then(within);
  }

  async function typeBarra() {
    const { user, before, row: first } = await editRow();
    await retype(user, first.getByLabelText('Nombre'), 'Barra');
    return { user, before };
  }

  it('where another tab moves the row to another day, and saving says that it has changed', async () => {
    const { user, before } = await typeBarra();
    await act(() => pageDatabase.gastos.update(PAN, { fecha: '2026-10-01' }));
    await waitFor(() => {
      expect(screen.getByRole('region', { name: /^jueves, 1 de octubre/ })).toContainElement(
        screen.getByRole('form', { name: 'Editar el gasto' }),
      );
    });
    expect((await row()).getByLabelText('Nombre')).toHaveValue('Barra');
    expect((await row()).getByLabelText('Nombre')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await (await row()).findByText(/^Este gasto ha cambiado en otro sitio/)).toBeVisible();
    await user.click((await row()).getByRole('button', { name: 'Guardar' }));
    await closed();
    expect(await stored()).toEqual({ ...before[0], nombre: 'Barra', descripcion: 'Barra' });
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  });

  it('where another tab moves it out of the list: it is said, and goes on in the form', async () => {
    const { user, before } = await typeBarra();
    await act(() => pageDatabase.gastos.update(PAN, { fecha: '2026-09-30' }));
    expect(await screen.findByText(UNSAVED)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Seguir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
    expect(await dialog.findByLabelText('Nombre')).toHaveValue('Barra');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/^Este gasto ha cambiado en otro sitio/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(await stored()).toEqual({ ...before[0], nombre: 'Barra', descripcion: 'Barra' });
  });

  it('where another tab deletes it: it is said, and saving adds it again', async () => {
    const { user } = await typeBarra();
    await act(() => pageDatabase.gastos.delete(PAN));
    await user.click(await screen.findByRole('button', { name: 'Seguir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
    await user.click(await dialog.findByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/^Este gasto se ha eliminado en otro sitio/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(async () => {
      expect((await storedGastos()).map(({ nombre }) => nombre)).toContain('Barra');
    });
  });

  it('where the window goes narrow and wide again', async () => {
    const { user } = await typeBarra();
    setWide(false);
    expect(screen.queryByRole('form', { name: 'Editar el gasto' })).not.toBeInTheDocument();
    expect(await screen.findByText(UNSAVED)).toBeInTheDocument();
    setWide(true);
    expect((await row()).getByLabelText('Nombre')).toHaveValue('Barra');
    await waitFor(() => {
      expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
    });
    await user.click((await row()).getByRole('button', { name: 'Guardar' }));
    await closed();
    expect(await stored()).toMatchObject({ nombre: 'Barra' });
  });

  it('where the row is scrolled far away and back; another row can be edited meanwhile', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      nombre: `Gasto ${300 - index}`,
      fecha: '2026-10-05',
    }));
    beginUse();
    const { user, row: first } = await editRow('Gasto 1', many);
    await retype(user, first.getByLabelText('Nombre'), 'Barra');
    scrollTo(200 * 32);
    await waitFor(() => {
      expect(screen.queryByRole('form', { name: 'Editar el gasto' })).not.toBeInTheDocument();
    });
    expect(await screen.findByText(UNSAVED)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Editar Gasto 200' }));
    expect((await row()).getByLabelText('Nombre')).toHaveValue('Gasto 200');
    await user.keyboard('{Escape}');
    await closed();
    scrollTo(0);
    await user.click(await screen.findByRole('button', { name: 'Editar Gasto 1' }));
    expect((await row()).getByLabelText('Nombre')).toHaveValue('Barra');
    await user.keyboard('{Escape}');
    await closed();
    expect((await storedGastos()).map(({ nombre }) => nombre)).not.toContain('Barra');
    await user.click(await screen.findByRole('button', { name: 'Editar Gasto 1' }));
    expect((await row()).getByLabelText('Nombre')).toHaveValue('Gasto 1');
  });
});

/** Scrolls the list, so many pixels of which are above the screen then. */
function scrollTo(pixels: number): void {
  jest.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -pixels));
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

it('what could not be stored stays in the row, and can be sent again', async () => {
  const { user, before, row } = await editRow();
  await retype(user, row.getByLabelText('Nombre'), 'Barra');
  failCommits('QuotaExceededError');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No se ha podido guardar el gasto')).toBeInTheDocument();
  jest.restoreAllMocks();
  expect(row.getByLabelText('Nombre')).toHaveValue('Barra');
  expect(await storedGastos()).toEqual(before);
  await user.type(row.getByLabelText('Nombre'), '{Enter}');
  await waitFor(async () => {
    expect(await stored()).toMatchObject({ nombre: 'Barra' });
  });
});

it('an unknown estado is among the choices, and is kept', async () => {
  const { user, row } = await editRow('Pan', [{ nombre: 'Pan', fecha: '2026-10-05', estado: 'en disputa' }]);
  expect(row.getByLabelText('Estado')).toHaveDisplayValue('en disputa');
  await retype(user, row.getByLabelText('Cantidad'), '5{Enter}');
  await closed();
  expect(await stored()).toMatchObject({ estado: 'en disputa', cantidad: 5 });
});
