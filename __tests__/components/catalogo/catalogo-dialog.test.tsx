import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CatalogoForm } from '@/components/catalogo/catalogo-dialog';
import { Dialog } from '@/components/ui/dialog';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { buildCategoriaFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { failCommits } from '../../support/failing-storage';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';

const done = jest.fn();

beforeEach(async () => {
  done.mockClear();
  await pageDatabase.categorias.bulkAdd([
    buildCategoriaFields({ nombre: 'Ocio', descripcion: 'Cine', color: 'red', icono: '🎬', presupuesto: 50 }),
    buildCategoriaFields({ nombre: 'Alimentación' }),
  ]);
  await pageDatabase.metodosPago.add(buildMetodoPagoFields());
});

afterEach(async () => {
  jest.restoreAllMocks();
  await pageDatabase.delete({ disableAutoOpen: false });
});

/** The form with the rows as they are stored at each moment. */
function LiveForm({ table, row }: { table: CatalogoTable; row: CatalogoRow | null }) {
  const rows = useCatalogo()?.[table];
  return rows ? (
    <Dialog onClose={done}>
      <CatalogoForm table={table} row={row} rows={[...rows.values()]} onDone={done} />
    </Dialog>
  ) : null;
}

async function openForm(table: CatalogoTable, id?: number) {
  const row = id === undefined ? null : ((await pageDatabase[table].get(id)) ?? null);
  renderWithToasts(<LiveForm table={table} row={row} />);
  const nombre = await screen.findByRole('textbox', { name: 'Nombre' });
  const user = newUser();
  async function save() {
    await user.click(screen.getByText('Guardar'));
  }
  async function type(label: string, text: string) {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  return { user, nombre, save, type };
}

it('creates a category, with the focus on its nombre first', async () => {
  const { user, nombre, save, type } = await openForm('categorias');
  expect(nombre).toHaveFocus();
  await type('Nombre', '  Viajes ');
  await type('Descripción', 'Lejos');
  await type('Presupuesto mensual', '1.200');
  await user.click(screen.getByLabelText('Morado'));
  await user.click(screen.getByRole('radio', { name: 'Avión' }));
  await save();
  expect(await screen.findByText('Categoría creada')).toBeInTheDocument();
  expect(done).toHaveBeenCalledTimes(1);
  expect(await outside(pageDatabase.categorias.get(3))).toEqual({
    id: 3,
    nombre: 'Viajes',
    descripcion: 'Lejos',
    color: 'purple',
    icono: '✈️',
    presupuesto: 1200,
  });
});

it('takes any color, and the first character that is typed as an icon', async () => {
  const { save, type } = await openForm('categorias');
  await type('Nombre', 'Viajes');
  fireEvent.change(screen.getByLabelText('Otro color'), { target: { value: '#0ea5e9' } });
  await type('Otro emoji', '🛸🛸');
  await save();
  await waitFor(() => {
    expect(done).toHaveBeenCalled();
  });
  expect(await outside(pageDatabase.categorias.get(3))).toMatchObject({ color: '#0ea5e9', icono: '🛸' });
});

it('a method has neither color nor presupuesto', async () => {
  const { save, type } = await openForm('metodosPago', 1);
  expect(screen.queryByRole('radiogroup', { name: 'Color' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Presupuesto mensual' })).not.toBeInTheDocument();
  await type('Nombre', 'Monedas');
  await save();
  expect(await screen.findByText('Método de pago modificado')).toBeInTheDocument();
  expect(await outside(pageDatabase.metodosPago.toArray())).toEqual([
    { ...buildMetodoPagoFields({ nombre: 'Monedas' }), id: 1 },
  ]);
});

it.each([
  ['Nombre', '', 'Escribe un nombre.'],
  ['Nombre', 'x'.repeat(101), 'Es demasiado largo: 100 caracteres como mucho.'],
  ['Nombre', 'Alimentación', 'Ya hay una categoría con ese nombre.'],
  ['Presupuesto mensual', '-5', 'Escribe el presupuesto sin el signo menos.'],
  ['Presupuesto mensual', 'abc', 'Escribe una cantidad, por ejemplo 250, o déjalo vacío.'],
])('refuses in «%s» %j in its place', async (name, text, sentence) => {
  const { save, type } = await openForm('categorias', 1);
  await type(name, text);
  await save();
  const field = screen.getByLabelText(name);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(sentence);
  expect(field).toHaveValue(text);
  expect(done).not.toHaveBeenCalled();
  expect(await outside(pageDatabase.categorias.get(1))).toMatchObject({ nombre: 'Ocio', presupuesto: 50 });
});

it('warns of a similar nombre once, and saves it on a second press', async () => {
  const { nombre, save, type } = await openForm('categorias');
  await type('Nombre', 'alimentacion');
  await save();
  expect(nombre).toHaveFocus();
  expect(nombre).toHaveAccessibleDescription(/^Se parece mucho a «Alimentación», que ya existe\./);
  await save();
  expect(await screen.findByText('Categoría creada')).toBeInTheDocument();
  expect(await outside(pageDatabase.categorias.get(3))).toMatchObject({ nombre: 'alimentacion' });
});

it('asks what an ambiguous presupuesto means', async () => {
  const { user, save, type } = await openForm('categorias', 1);
  await type('Presupuesto mensual', '1,234');
  await save();
  await user.click(screen.getByRole('button', { name: /^1\.234,00/ }));
  await save();
  expect(await screen.findByText('Categoría modificada')).toBeInTheDocument();
  expect(await outside(pageDatabase.categorias.get(1))).toMatchObject({ presupuesto: 1234 });
});

it('an emptied presupuesto is none', async () => {
  const { save, type } = await openForm('categorias', 1);
  await type('Presupuesto mensual', '');
  await save();
  expect(await screen.findByText('Categoría modificada')).toBeInTheDocument();
  expect(await outside(pageDatabase.categorias.get(1))).not.toHaveProperty('presupuesto');
});

it('saving what was not touched closes the form and says nothing', async () => {
  const { save } = await openForm('categorias', 1);
  await save();
  await waitFor(() => {
    expect(done).toHaveBeenCalled();
  });
  expect(screen.queryByText('Categoría modificada')).not.toBeInTheDocument();
});

it('says that the row has changed elsewhere, keeps what was typed, and saves it on a second press', async () => {
  const { nombre, save, type } = await openForm('categorias', 1);
  await type('Nombre', 'Diversión');
  await outside(pageDatabase.categorias.update(1, { descripcion: 'Teatro' }));
  await save();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Ha cambiado en otra pestaña/);
  expect(alert).toHaveFocus();
  expect(nombre).toHaveValue('Diversión');
  expect(await outside(pageDatabase.categorias.get(1))).toMatchObject({
    nombre: 'Ocio',
    descripcion: 'Teatro',
  });
  await save();
  expect(await screen.findByText('Categoría modificada')).toBeInTheDocument();
  expect(await outside(pageDatabase.categorias.get(1))).toMatchObject({
    nombre: 'Diversión',
    descripcion: 'Cine',
  });
});

it('says that the row was deleted elsewhere, and creates it again on a second press', async () => {
  const { save, type } = await openForm('categorias', 1);
  await type('Nombre', 'Diversión');
  await outside(pageDatabase.categorias.delete(1));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Se ha eliminado en otra pestaña/);
  await save();
  expect(await screen.findByText('Categoría creada')).toBeInTheDocument();
  expect(await outside(pageDatabase.categorias.get(3))).toMatchObject({
    nombre: 'Diversión',
    presupuesto: 50,
  });
});

it('keeps the form when the disk is full', async () => {
  const { nombre, save, type } = await openForm('categorias', 1);
  await type('Nombre', 'Diversión');
  failCommits('QuotaExceededError');
  await save();
  expect(await screen.findByText('No se ha podido guardar')).toBeInTheDocument();
  expect(
    screen.getByText('No queda espacio en este dispositivo. No se ha guardado nada.'),
  ).toBeInTheDocument();
  jest.restoreAllMocks();
  expect(nombre).toHaveValue('Diversión');
  expect(done).not.toHaveBeenCalled();
  expect(await outside(pageDatabase.categorias.get(1))).toMatchObject({ nombre: 'Ocio' });
});
