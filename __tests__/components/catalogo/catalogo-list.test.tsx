import { screen, waitFor, within } from '@testing-library/react';
import { CatalogoList } from '@/components/catalogo/catalogo-list';
import type { CatalogoTable } from '@/lib/domain/entities';
import { overlay } from '@/lib/page/overlays';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { fixDate } from '../../support/fixed-date';
import { failCommits } from '../../support/failing-storage';
import { provideIndexWorker } from '../../support/in-process-worker';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { RECIBOS_BEFORE_DECEMBER } from '../../support/recibos-before-december';
import { renderWithToasts } from '../../support/render-with-toasts';
import { contentOf } from '../../support/test-database';
import { textOf } from '../../support/text-of';
import { WithAddress } from '../../support/with-address';

provideIndexWorker();

afterEach(async () => {
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  // A database that went away would take the index of the page with it.
  for (const table of pageDatabase.tables) await table.clear();
});

/** Three categories, the last without expenses, and two methods. */
async function storeSome() {
  await pageDatabase.categorias.bulkAdd([
    buildCategoria({ id: 1, nombre: 'Ocio', descripcion: 'Cine', presupuesto: 200 }),
    buildCategoria({ id: 2, nombre: 'Hogar', descripcion: '', color: 'url(nowhere)' }),
    buildCategoria({ id: 3, nombre: 'Ética', descripcion: '', color: '#ff0000' }),
  ]);
  await pageDatabase.metodosPago.bulkAdd(
    ['Efectivo', 'Bono'].map((nombre, index) => buildMetodoPago({ id: index + 1, nombre })),
  );
  await pageDatabase.gastos.bulkAdd([
    buildGastoFields({ categoriaId: 1, metodoPagoId: 1, cantidad: 1000 }),
    buildGastoFields({ categoriaId: 1, metodoPagoId: 1, cantidad: 234.56 }),
    buildGastoFields({ categoriaId: 2, metodoPagoId: 1, cantidad: 3 }),
  ]);
}

async function rowTexts(): Promise<string[]> {
  await screen.findAllByText(/ gastos?$/);
  return screen.getAllByRole('listitem').map(textOf);
}

function renderList(table: CatalogoTable, address = '/') {
  window.history.replaceState(null, '', address);
  return renderWithToasts(
    <WithAddress>
      <CatalogoList table={table} opening={null} />
    </WithAddress>,
  );
}

async function chooseAction(nombre: string, action: string) {
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: `Acciones de «${nombre}»` }));
  await user.click(await screen.findByRole('button', { name: action }));
  return user;
}

it('lists categories by name with what was spent this month, against their budgets, and leads to that', async () => {
  fixDate(2026, 11, 8);
  await storeSome();
  await pageDatabase.gastos.bulkAdd([
    buildGastoFields({ categoriaId: 1, cantidad: 170, fecha: '2026-11-03' }),
    buildGastoFields({ categoriaId: 2, cantidad: 7.5, fecha: '2026-11-30' }),
    buildGastoFields({ categoriaId: 2, cantidad: 9, fecha: '2026-10-31' }),
  ]);
  renderList('categorias');
  expect(await rowTexts()).toEqual([
    '🍎Ética0,00 €0 gastos',
    '🍎Hogar7,50 €1 gasto',
    '🍎Ocio170,00 €Cine1 gastode 200,00 €',
  ]);
  expect(screen.getByRole('link', { name: 'Ocio' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/gastos\/?\?mes=2026-11&cat=1$/),
  );
  await outside(
    pageDatabase.gastos.add(buildGastoFields({ categoriaId: 1, cantidad: 30, fecha: '2026-11-08' })),
  );
  expect(await screen.findByText('Justo')).toBeVisible();
});

it('warns of a budget as the start page does: not because recibos fill it, but by the pace', async () => {
  fixDate(2026, 12, 10);
  await storeSome();
  await pageDatabase.gastos.bulkAdd([
    ...RECIBOS_BEFORE_DECEMBER,
    buildGastoFields({ nombre: 'Alquiler', cantidad: 850, fecha: '2026-12-01' }),
    ...['02', '05', '09'].map((day) =>
      buildGastoFields({ categoriaId: 2, nombre: 'Pan', cantidad: 30, fecha: `2026-12-${day}` }),
    ),
  ]);
  await pageDatabase.categorias.update(1, { presupuesto: 850 });
  await pageDatabase.categorias.update(2, { presupuesto: 200 });
  renderList('categorias');
  expect(await screen.findByText('Queda poco')).toBeVisible();
  expect(screen.queryByText('Justo')).not.toBeInTheDocument();
});

it('writes a long amount in brief, and all of it in a tip', async () => {
  fixDate(2026, 11, 8);
  await storeSome();
  await pageDatabase.gastos.add(
    buildGastoFields({ categoriaId: 2, cantidad: 9_007_199_254_740.5, fecha: '2026-11-03' }),
  );
  renderList('categorias');
  await rowTexts();
  const amount = screen.getByText(/mill\.\s€$/);
  expect(amount).toHaveTextContent(/^9\.007\.199\smill\.\s€$/);
  expect(amount).toHaveAttribute('title', expect.stringMatching(/^9\.007\.199\.254\.740,50\s€$/));
});

/** The month's expenses of {@link storeSome}'s categories, and some of September. */
async function storeMeses() {
  fixDate(2026, 11, 25);
  await storeSome();
  await pageDatabase.gastos.bulkAdd([
    buildGastoFields({ categoriaId: 1, cantidad: 170, fecha: '2026-11-03' }),
    buildGastoFields({ categoriaId: 2, cantidad: 300, fecha: '2026-11-30' }),
    buildGastoFields({ categoriaId: 1, cantidad: 250, fecha: '2026-09-30' }),
    buildGastoFields({ categoriaId: 3, cantidad: 20, fecha: '2026-09-01' }),
  ]);
}

function sums() {
  return screen.getByText('Total').parentElement?.textContent.replaceAll(/\s/g, ' ');
}

it('says the total and what is left of the budgets, and of which', async () => {
  await storeMeses();
  renderList('categorias');
  await rowTexts();
  await waitFor(() => {
    expect(sums()).toBe('Total470,00 €quedan 30 € de 200 € en la categoría con presupuesto');
  });
});

it('takes from what is left the recibos that are still to come, as the start page does', async () => {
  fixDate(2026, 12, 1);
  await storeSome();
  await pageDatabase.gastos.bulkAdd([...RECIBOS_BEFORE_DECEMBER]);
  await pageDatabase.categorias.update(1, { presupuesto: 2135 });
  await pageDatabase.gastos.add(
    buildGastoFields({ categoriaId: 1, cantidad: 100, fecha: '2026-12-15', estado: 'pendiente' }),
  );
  renderList('categorias');
  await waitFor(() => {
    expect(sums()).toBe(
      'Total100,00 €quedan 1.021 € de 2.135 € en la categoría con presupuesto, descontados 1.114 € en recibos que vienen',
    );
  });
});

it('says when the recibos take more than is left', async () => {
  fixDate(2026, 12, 1);
  await storeSome();
  await pageDatabase.gastos.bulkAdd([...RECIBOS_BEFORE_DECEMBER]);
  await pageDatabase.categorias.update(1, { presupuesto: 900 });
  renderList('categorias');
  await waitFor(() => {
    expect(sums()).toBe('Total0,00 €Los recibos que vienen (1.014 €) superan lo que queda (900 €)');
  });
});

it('answers what another month took in two presses, and keeps the month in the address', async () => {
  await storeMeses();
  renderList('categorias');
  await rowTexts();
  const user = newUser();
  await user.click(screen.getByRole('button', { name: 'Elegir periodo: noviembre de 2026' }));
  await user.click(await screen.findByRole('button', { name: 'septiembre de 2026' }));
  expect(window.location.search).toBe('?mes=2026-09');
  await waitFor(() => {
    expect(sums()).toBe('Total270,00 €50 € por encima de 200 € en la categoría con presupuesto');
  });
  expect(await rowTexts()).toEqual([
    '🍎Ética20,00 €1 gasto',
    '🍎Hogar0,00 €0 gastos',
    '🍎Ocio250,00 €Cine1 gastoSuperadode 200,00 €',
  ]);
  expect(screen.getByRole('link', { name: 'Ocio' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/gastos\/?\?mes=2026-09&cat=1$/),
  );
});

it('counts a year, without budgets', async () => {
  await storeMeses();
  renderList('categorias', '/?desde=2026-02-01&hasta=2026-12-31');
  await rowTexts();
  expect(sums()).toBe('Total740,00 €');
});

function orden() {
  return screen.getByRole('combobox', { name: 'Orden' });
}

function nombres() {
  return screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
}

it('stands by nombre, by what was spent or by its part of the budget, and remembers that', async () => {
  await storeMeses();
  const { unmount } = renderList('categorias');
  await rowTexts();
  const user = newUser();
  expect(nombres()).toEqual(['Ética', 'Hogar', 'Ocio']);
  await user.selectOptions(orden(), 'Gastado');
  expect(nombres()).toEqual(['Hogar', 'Ocio', 'Ética']);
  await user.selectOptions(orden(), '% gastado');
  expect(nombres()).toEqual(['Ocio', 'Hogar', 'Ética']);
  unmount();
  renderList('metodosPago');
  await rowTexts();
  expect(orden()).toHaveValue('nombre');
  expect(within(orden()).queryByRole('option', { name: '% gastado' })).not.toBeInTheDocument();
});

it('opens the list of all budgets', async () => {
  await storeSome();
  renderList('categorias');
  await newUser().click(await screen.findByRole('button', { name: 'Poner presupuestos' }));
  expect(overlay.getState()).toBe('presupuestos');
});

it('on demand lists what was spent ever, and leads to that', async () => {
  await storeSome();
  renderList('categorias', '/?todo');
  expect(await rowTexts()).toEqual([
    '🍎Ética0,00 €0 gastos',
    '🍎Hogar3,00 €1 gasto',
    '🍎Ocio1.234,56 €Cine2 gastosPresupuesto: 200,00 € al mes',
  ]);
  expect(screen.getByText('3 categorías')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ocio' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/gastos\/?\?todo&cat=1$/),
  );
});

it('lists payment methods alike', async () => {
  await storeSome();
  renderList('metodosPago', '/?todo');
  expect(await rowTexts()).toEqual(['💵Bono0,00 €Billetes0 gastos', '💵Efectivo1.237,56 €Billetes3 gastos']);
  expect(screen.getByRole('link', { name: 'Efectivo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/gastos\/?\?todo&metodo=1$/),
  );
});

it('lets no stored text but the code of a color reach a style, paints one without a color, and shortens a huge nombre', async () => {
  await storeSome();
  await pageDatabase.categorias.add(buildCategoria({ id: 4, nombre: 'x'.repeat(10_000) }));
  const { container } = renderList('categorias');
  const texts = await rowTexts();
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(400);
  const styles = [...container.querySelectorAll('[style]')].map((part) => part.getAttribute('style'));
  expect(styles).toEqual([
    '--color-code: #ff0000;',
    'width: 0%;',
    expect.stringMatching(/^font-size: min\(0\.75rem, [\d.]+cqi\);$/),
  ]);
  expect([...container.querySelectorAll('[data-hue]')].map((icon) => icon.getAttribute('data-hue'))).toEqual([
    'red',
    'purple',
    'green',
    'green',
  ]);
});

it('creates the starters where there is nothing yet, as one act', async () => {
  renderList('categorias');
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Usar estas cinco' }));
  expect(await screen.findByText('5 categorías creadas')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Alimentación' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('heading', { name: 'Todavía no hay categorías' })).toBeVisible();
});

it('deletes at once what no expense uses, and brings it back', async () => {
  await storeSome();
  const before = await contentOf(pageDatabase);
  renderList('categorias');
  await rowTexts();
  const user = await chooseAction('Ética', 'Eliminar');
  expect(await screen.findByText('Categoría eliminada')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'Ética' })).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('link', { name: 'Ética' })).toBeVisible();
  expect(await outside(contentOf(pageDatabase))).toEqual(before);
});

it('asks where the expenses of a category in use go', async () => {
  await storeSome();
  renderList('categorias');
  await rowTexts();
  const user = await chooseAction('Ocio', 'Eliminar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar categoría' }));
  expect(dialog.getByText('«Ocio» tiene 2 gastos.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  const places = dialog.getByRole('radiogroup', { name: '¿A qué categoría pasan sus gastos?' });
  expect(places).toHaveAccessibleDescription('Elige una categoría.');
  expect(within(places).getAllByRole('radio')[0]).toHaveFocus();
  expect(within(places).queryByRole('radio', { name: /Ocio/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Hogar' }));
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('2 gastos ahora en «Hogar»')).toBeInTheDocument();
  const { gastos, categorias } = await outside(contentOf(pageDatabase));
  expect(gastos.map(({ categoriaId }) => categoriaId)).toEqual([2, 2, 2]);
  expect(categorias.map(({ id }) => id)).toEqual([2, 3]);
});

it('speaks of one expense in the singular', async () => {
  await storeSome();
  renderList('categorias');
  await rowTexts();
  await chooseAction('Hogar', 'Eliminar');
  expect(await screen.findByText('«Hogar» tiene 1 gasto.')).toBeVisible();
});

it('says that another one must be created first when there is nowhere for the expenses', async () => {
  await storeSome();
  await pageDatabase.categorias.bulkDelete([2, 3]);
  renderList('categorias');
  await rowTexts();
  const user = await chooseAction('Ocio', 'Eliminar');
  expect(
    await screen.findByText('«Ocio» tiene 2 gastos y no hay otra categoría para ellos. Crea antes otra.'),
  ).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nueva categoría' }));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
});

it('merges several rows into one of them', async () => {
  await storeSome();
  renderList('categorias');
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Unir categorías' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir categorías' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Ocio' }));
  await user.click(dialog.getByRole('button', { name: 'Unir' }));
  expect(dialog.getByRole('group', { name: '¿Cuáles?' })).toHaveAccessibleDescription('Elige al menos dos.');
  await user.click(dialog.getByRole('checkbox', { name: 'Hogar' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Ética' }));
  await user.click(dialog.getByRole('radio', { name: 'Ética' }));
  await user.click(dialog.getByRole('button', { name: 'Unir' }));
  expect(await screen.findByText('Categorías unidas')).toBeInTheDocument();
  const { gastos, categorias } = await outside(contentOf(pageDatabase));
  expect(gastos.map(({ categoriaId }) => categoriaId)).toEqual([3, 3, 3]);
  expect(categorias.map(({ nombre }) => nombre)).toEqual(['Ética']);
});

it('keeps what was chosen when the disk is full, and moves nothing', async () => {
  await storeSome();
  renderList('metodosPago');
  await rowTexts();
  const user = await chooseAction('Efectivo', 'Unir con…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir métodos de pago' }));
  await user.click(dialog.getByRole('radio', { name: 'Bono' }));
  failCommits('QuotaExceededError');
  await user.click(dialog.getByRole('button', { name: 'Unir' }));
  expect(await screen.findByText('No se han podido unir')).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: 'Bono' })).toBeChecked();
  jest.restoreAllMocks();
  await user.click(dialog.getByRole('button', { name: 'Unir' }));
  expect(await screen.findByText('Métodos de pago unidos')).toBeInTheDocument();
  expect(
    (await outside(contentOf(pageDatabase))).gastos.every(({ metodoPagoId }) => metodoPagoId === 2),
  ).toBe(true);
});
