import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { UnfinishedRow } from '@/lib/db/databases';
import type { GastoFields } from '@/lib/domain/entities';
import { type GastoDraft, newDraft } from '@/lib/domain/gasto-entry';
import { openEntryOfLine } from '@/lib/page/overlays';
import { pageDatabase, pageProgram } from '@/lib/page/storage/page-database';
import { failCommits } from '../../../support/failing-storage';
import { closeGastos, openGastos, storedGastos } from '../../../support/gastos-page';
import { outside } from '../../../support/outside';

afterEach(closeGastos);

async function openForm(gastos?: readonly Partial<GastoFields>[]) {
  const user = await openGastos(gastos ? { gastos } : {});
  return { user, form: await newForm(user) };
}

async function newForm(user: UserEvent) {
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  await form.findByLabelText('Cantidad');
  return form;
}

async function closed(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

/** What is kept of what was typed, of all tabs. */
function unfinished() {
  return outside(pageProgram.unfinished.toArray());
}

/** Keeps a draft as a tab does that has left it. */
function keepElsewhere(typed: Partial<GastoDraft>, row: Partial<UnfinishedRow> = {}) {
  const draft = { ...newDraft('2026-10-06', null), ...typed };
  const id = `of ${typed.nombre ?? typed.cantidad}`;
  const kept: UnfinishedRow = { id, tab: 'another', openIn: null, at: 1, content: { kind: 'gasto', draft } };
  return outside(pageProgram.unfinished.put({ ...kept, ...row }));
}

async function newest() {
  return (await storedGastos()).at(-1);
}

/** Many categories, of which «Renta» is never used. */
async function addCategorias(): Promise<void> {
  const nombres = [...Array.from({ length: 9 }, (_, place) => `Otra ${place}`), 'Renta'];
  await outside(
    pageDatabase.categorias.bulkAdd(
      nombres.map((nombre) => ({ nombre, descripcion: '', color: 'blue', icono: '📦' })),
    ),
  );
}

it('says in the form itself that saving has failed, until something is typed', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Cantidad'), '12,5');
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  failCommits('QuotaExceededError');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/^No se ha podido guardar el gasto\. /);
  jest.restoreAllMocks();
  await user.type(form.getByLabelText('Cantidad'), '0');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await newest()).toMatchObject({ cantidad: 12.5 });
});

it('suggests known names from the first focus on', async () => {
  const { user, form } = await openForm();
  function names() {
    return document.querySelectorAll('datalist option');
  }
  expect(names()).toHaveLength(0);
  await user.click(form.getByLabelText('Nombre'));
  expect(names().length).toBeGreaterThan(0);
});

it('works out a sum, and shows what it comes to before it is saved', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Cantidad'), '145,80/3');
  expect(form.getByRole('status')).toHaveTextContent(/^= 48,60.€$/);
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await newest()).toMatchObject({ cantidad: 48.6, nombre: 'Ocio' });
});

it.each([
  ['1/0', 'No se puede dividir entre cero.'],
  ['5-5', 'La cantidad tiene que ser mayor que cero.'],
  ['=1+1', 'Escribe la cuenta sin el signo «=», por ejemplo 42+8,50.'],
])('says in its place what is wrong with «%s», and keeps it', async (typed, sentence) => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Cantidad'), typed);
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(form.getByLabelText('Cantidad')).toHaveAccessibleDescription(sentence);
  expect(form.getByLabelText('Cantidad')).toHaveFocus();
  expect(form.getByLabelText('Cantidad')).toHaveValue(typed);
});

it('letters typed among the categories choose any of them, also one that is not shown', async () => {
  const user = await openGastos();
  await addCategorias();
  const form = await newForm(user);
  // The form learns of what another tab has added a moment later.
  expect(await form.findByRole('button', { name: /^Más/ })).toBeVisible();
  expect(form.queryByRole('radio', { name: /Renta/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  await user.keyboard('ren');
  expect(form.getByRole('radio', { name: /Renta/ })).toBeChecked();
});

it('«Más» opens all categories, to find one by typing', async () => {
  const user = await openGastos();
  await addCategorias();
  const form = await newForm(user);
  // The form learns of what another tab has added a moment later.
  await user.click(await form.findByRole('button', { name: /^Más/ }));
  await user.type(screen.getByRole('combobox', { name: 'Buscar una categoría' }), 'rent{Enter}');
  expect(form.getByRole('radio', { name: /Renta/ })).toBeChecked();
  expect(screen.getByRole('dialog', { name: 'Nuevo gasto' })).toBeInTheDocument();
});

it('a category brings the method that it was last paid with, unless one was chosen', async () => {
  const { user, form } = await openForm([
    { nombre: 'Cine', categoriaId: 2, metodoPagoId: 2, fecha: '2026-10-05' },
    { nombre: 'Pan', categoriaId: 1, metodoPagoId: 1, fecha: '2026-10-06' },
  ]);
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  expect(form.getByRole('radio', { name: /Tarjeta/ })).toBeChecked();
  await user.click(form.getByRole('radio', { name: /Efectivo/ }));
  await user.click(form.getByRole('radio', { name: /Hogar/ }));
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  expect(form.getByRole('radio', { name: /Efectivo/ })).toBeChecked();
});

it('a day to come is still to be paid, until it is said otherwise', async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole('radio', { name: 'Otro día' }));
  const day = form.getByLabelText('Fecha');
  await user.clear(day);
  await user.type(day, '2026-10-09');
  expect(form.getByRole('button', { name: /^Estado: Pendiente/ })).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: /^Estado/ }));
  await user.clear(day);
  await user.type(day, '2026-10-10');
  expect(form.getByRole('button', { name: /^Estado: Pagado/ })).toBeInTheDocument();
});

it('a recent one fills the whole form at one press', async () => {
  const { user, form } = await openForm([
    { nombre: 'Café', cantidad: 1.8, categoriaId: 2, metodoPagoId: 2, fecha: '2026-10-05' },
  ]);
  await user.click(within(await form.findByRole('group', { name: 'Recientes' })).getByRole('button'));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await newest()).toMatchObject({
    nombre: 'Café',
    cantidad: 1.8,
    categoriaId: 2,
    metodoPagoId: 2,
    fecha: '2026-10-06',
  });
});

it('what was typed comes back with the form, until it is emptied', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Cantidad'), '12,5');
  await user.type(form.getByLabelText('Nombre'), 'Cena');
  await user.click(form.getByRole('button', { name: 'Cerrar' }));
  await closed();
  let again = await newForm(user);
  expect(again.getByLabelText('Cantidad')).toHaveValue('12,5');
  expect(again.getByLabelText('Cantidad')).toHaveFocus();
  expect(again.getByLabelText('Nombre')).toHaveValue('Cena');
  await user.click(again.getByRole('button', { name: 'Vaciar' }));
  expect(again.getByLabelText('Cantidad')).toHaveValue('');
  expect(again.getByLabelText('Cantidad')).toHaveFocus();
  expect(again.getByLabelText('Nombre')).toHaveValue('');
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => {
    expect(screen.queryByText('Borrador guardado')).not.toBeInTheDocument();
  });
  expect(await unfinished()).toEqual([]);
  again = await newForm(user);
  expect(again.getByLabelText('Cantidad')).toHaveValue('');
  expect(again.queryByRole('button', { name: 'Vaciar' })).not.toBeInTheDocument();
});

it('«Vaciar» can be taken back until something is typed', async () => {
  const user = await openGastos();
  await keepElsewhere({ cantidad: '3', nombre: 'Pan' });
  const form = await newForm(user);
  await user.click(form.getByRole('button', { name: 'Vaciar' }));
  await user.click(form.getByRole('button', { name: 'Deshacer' }));
  expect(form.getByLabelText('Cantidad')).toHaveValue('3');
  expect(form.getByLabelText('Nombre')).toHaveValue('Pan');
  await user.click(form.getByRole('button', { name: 'Vaciar' }));
  await user.keyboard('4');
  expect(form.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  expect(form.getByLabelText('Cantidad')).toHaveValue('4');
});

it('a draft comes back even if the browser takes its time', async () => {
  const user = await openGastos();
  await keepElsewhere({ cantidad: '3', nombre: 'Pan' });
  const locks = {
    request: () => new Promise(() => undefined),
    query: () =>
      new Promise<LockManagerSnapshot>((resolve) => {
        setTimeout(resolve, 300, {});
      }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const form = await newForm(user);
  Reflect.deleteProperty(navigator, 'locks');
  expect(form.getByLabelText('Cantidad')).toHaveValue('3');
});

it('of several drafts one comes back at a time, the newest first', async () => {
  const user = await openGastos();
  const chosen = { categoria: 'Ocio', metodoPago: 'Efectivo' };
  await keepElsewhere({ ...chosen, cantidad: '3', nombre: 'Pan' });
  await keepElsewhere({ ...chosen, cantidad: '4', nombre: 'Luz' }, { at: 2 });
  let form = await newForm(user);
  expect(form.getByLabelText('Nombre')).toHaveValue('Luz');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await newest()).toMatchObject({ nombre: 'Luz', cantidad: 4 });
  form = await newForm(user);
  expect(form.getByLabelText('Nombre')).toHaveValue('Pan');
  expect(await unfinished()).toMatchObject([{ content: { draft: { nombre: 'Pan' } } }]);
});

it('one tap on a recent or on a category is no draft', async () => {
  const { user, form } = await openForm([
    { nombre: 'Café', cantidad: 1.8, categoriaId: 2, metodoPagoId: 2, fecha: '2026-10-05' },
  ]);
  await user.click(within(await form.findByRole('group', { name: 'Recientes' })).getByRole('button'));
  await user.click(form.getByRole('radio', { name: 'Hogar' }));
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => {
    expect(screen.queryByText('Borrador guardado')).not.toBeInTheDocument();
  });
  expect(await unfinished()).toEqual([]);
  expect((await newForm(user)).getByLabelText('Nombre')).toHaveValue('');
});

it('leaving a filled form says that what was typed is kept, and leads back to it', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Cantidad'), '12,5');
  await user.keyboard('{Escape}');
  await closed();
  expect(await screen.findByText('Borrador guardado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Seguir' }));
  const again = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  expect(await again.findByLabelText('Cantidad')).toHaveValue('12,5');
  await waitFor(() => {
    expect(screen.queryByText('Borrador guardado')).not.toBeInTheDocument();
  });
  await user.click(again.getByRole('radio', { name: /Ocio/ }));
  await user.click(again.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await newest()).toMatchObject({ cantidad: 12.5, categoriaId: 2 });
});

it('a copy of an expense leaves the draft where it is', async () => {
  const user = await openGastos();
  await keepElsewhere({ cantidad: '3' });
  await user.click(screen.getByRole('button', { name: 'Editar Luz' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
  await user.click(await edited.findByRole('button', { name: 'Duplicar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  expect(await form.findByLabelText('Nombre')).toHaveValue('Luz');
  await user.keyboard('{Escape}');
  await closed();
  expect(await unfinished()).toMatchObject([{ content: { draft: { cantidad: '3' } } }]);
});

it('what a line has filled in survives leaving the form, too', async () => {
  const user = await openGastos();
  act(() => {
    openEntryOfLine({ draft: { cantidad: '7,5', nombre: 'Pan' }, questions: [] });
  });
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  expect(await form.findByLabelText('Cantidad')).toHaveValue('7,5');
  await user.keyboard('{Escape}');
  await closed();
  const again = await newForm(user);
  expect(again.getByLabelText('Nombre')).toHaveValue('Pan');
});

it('what is saved is no draft any more', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Cantidad'), '3');
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await unfinished()).toEqual([]);
});

it('«Duplicar» opens the form with the same, of today', async () => {
  const user = await openGastos();
  await user.click(screen.getByRole('button', { name: 'Editar Luz' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
  await user.click(await edited.findByRole('button', { name: 'Duplicar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  expect(await form.findByLabelText('Nombre')).toHaveValue('Luz');
  expect(form.getByRole('radio', { name: 'Hoy' })).toBeChecked();
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await newest()).toMatchObject({ nombre: 'Luz', cantidad: 1040.5, fecha: '2026-10-06' });
});

it('the expense after a duplicate begins without its tags', async () => {
  const luz = { nombre: 'Luz', categoriaId: 2, etiquetas: ['casa'], fecha: '2026-10-05' };
  const user = await openGastos({ gastos: [luz] });
  await user.click(screen.getByRole('button', { name: 'Editar Luz' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
  await user.click(await edited.findByRole('button', { name: 'Duplicar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  expect(await form.findByRole('button', { name: 'Quitar la etiqueta casa' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Guardar y otro' }));
  await waitFor(() => {
    expect(form.getByLabelText('Nombre')).toHaveValue('');
  });
  await user.type(form.getByLabelText('Cantidad'), '3');
  await user.type(form.getByLabelText('Nombre'), 'Cine');
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await newest()).toMatchObject({ nombre: 'Cine' });
  expect(await newest()).not.toHaveProperty('etiquetas');
});

it('a nombre that is its category’s follows the category', async () => {
  const user = await openGastos({
    gastos: [{ nombre: 'Hogar', descripcion: 'Hogar', fecha: '2026-10-05' }],
  });
  await user.click(screen.getByRole('button', { name: 'Editar Hogar' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Editar gasto' }));
  await user.click(await edited.findByRole('radio', { name: /Ocio/ }));
  await user.click(edited.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect(await newest()).toMatchObject({ nombre: 'Ocio', descripcion: 'Ocio' });
});

describe('a line of text', () => {
  async function openLine() {
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Escribir o dictar' }));
    const line = form.getByRole('textbox', { name: 'Escribir o dictar' });
    expect(line).toHaveFocus();
    return { user, form, line };
  }

  function understood(form: Awaited<ReturnType<typeof openLine>>['form']) {
    return within(form.getByRole('list', { name: 'Entendido' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  }

  it('fills the form, shows what was understood, and Enter saves it', async () => {
    const { user, form, line } = await openLine();
    await user.type(line, '12,50 pan ayer ocio');
    expect(understood(form)).toEqual([expect.stringMatching(/^12,50.€$/), '5 oct 2026', 'Ocio', 'Pan']);
    expect(form.getByLabelText('Cantidad')).toHaveValue('12,50');
    await user.keyboard('{Enter}');
    await closed();
    expect(await newest()).toMatchObject({
      nombre: 'Pan',
      cantidad: 12.5,
      fecha: '2026-10-05',
      categoriaId: 2,
    });
  });

  it('takes back what it says no more', async () => {
    const { user, form, line } = await openLine();
    await user.type(line, '8 pan ocio');
    expect(form.getByRole('radio', { name: /Ocio/ })).toBeChecked();
    await user.type(line, 'so');
    expect(form.getByRole('radio', { name: /Ocio/ })).not.toBeChecked();
    expect(form.getByLabelText('Nombre')).toHaveValue('Pan ocioso');
  });

  it('asks about an amount that can mean two things, and takes the answer', async () => {
    const { user, form, line } = await openLine();
    await user.type(line, 'pan 1,234');
    const [answer] = form.getAllByRole('button', { name: /^1\.234,00/ });
    if (!answer) throw new Error('Nothing is asked');
    await user.click(answer);
    expect(form.getByLabelText('Cantidad')).toHaveValue('1.234');
  });

  it('reads the beginning of a line of a megabyte, and says so', async () => {
    const { line } = await openLine();
    fireEvent.change(line, { target: { value: `5 pan ${'x'.repeat(1_000_000)}` } });
    expect(line).toHaveAccessibleDescription(/^La línea es demasiado larga: se leen los primeros 500/);
  });
});
