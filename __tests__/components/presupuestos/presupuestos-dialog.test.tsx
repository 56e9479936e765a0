import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { PresupuestosDialog } from '@/components/presupuestos/presupuestos-dialog';
import { overlay, showOverlay } from '@/lib/page/overlays';
import { leavePresupuestos } from '@/lib/page/queries/presupuestos';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { keepStorageOpen } from '@/lib/page/storage/storage-status';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { failCommits } from '../../support/failing-storage';
import { fixDate } from '../../support/fixed-date';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';

beforeEach(() => {
  fixDate(2026, 11, 25);
  showOverlay('presupuestos');
});

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  leavePresupuestos(new Map());
  for (const table of pageDatabase.tables) await table.clear();
});

/** Ocio spent 84,31 in each of two months, Hogar 850 and 870; Ética nothing. Ocio has a budget. */
async function storeSome() {
  await pageDatabase.categorias.bulkAdd([
    buildCategoria({ id: 1, nombre: 'Ocio', presupuesto: 200 }),
    buildCategoria({ id: 2, nombre: 'Hogar' }),
    buildCategoria({ id: 3, nombre: 'Ética' }),
  ]);
  await pageDatabase.metodosPago.add(buildMetodoPago());
  await pageDatabase.gastos.bulkAdd([
    buildGastoFields({ categoriaId: 1, cantidad: 84.31, fecha: '2026-09-01' }),
    buildGastoFields({ categoriaId: 2, cantidad: 850, fecha: '2026-09-05' }),
    buildGastoFields({ categoriaId: 1, cantidad: 84.31, fecha: '2026-10-05' }),
    buildGastoFields({ categoriaId: 2, cantidad: 870, fecha: '2026-10-05' }),
    buildGastoFields({ categoriaId: 2, cantidad: 9999, fecha: '2026-11-05' }),
  ]);
}

/** The dialog as the page has it: gone once its overlay is. */
function Opened() {
  useEffect(keepStorageOpen, []);
  return <PresupuestosDialog />;
}

async function openList() {
  renderWithToasts(<Opened />);
  return within(await screen.findByRole('dialog', { name: 'Poner presupuestos' }));
}

async function storedBudgets() {
  return (await outside(pageDatabase.categorias.toArray())).map(({ presupuesto }) => presupuesto);
}

it('asks no budget of what nobody has classified, unless it has one', async () => {
  await storeSome();
  await pageDatabase.categorias.add(buildCategoria({ id: 4, nombre: 'Sin clasificar' }));
  const list = await openList();
  expect(list.getAllByRole('textbox')).toHaveLength(3);
  await outside(pageDatabase.categorias.update(4, { presupuesto: 50 }));
  expect(await list.findByRole('textbox', { name: 'Sin clasificar' })).toHaveValue('50');
});

it('lists all categories by name, with what is usual in grey', async () => {
  await storeSome();
  const list = await openList();
  const fields = list.getAllByRole('textbox');
  expect(
    fields.map((field) => [field.getAttribute('placeholder'), (field as HTMLInputElement).value]),
  ).toEqual([
    [null, ''],
    ['860', ''],
    ['85', '200'],
  ]);
  expect(list.getByRole('textbox', { name: 'Hogar' })).toHaveAccessibleDescription(/^Al mes: 860,00\s€$/);
  expect(list.getByRole('textbox', { name: 'Ocio' })).toHaveAccessibleDescription(/^Al mes: 84,31\s€$/);
  expect(list.getByText('En gris, lo que sueles gastar al mes (últimos 2 meses), redondeado.')).toBeVisible();
  expect(list.getByText('Total: 200,00 €')).toBeVisible();
  expect(list.getByText('Gastado en octubre: 954,31 €')).toBeVisible();
});

it('«Usar la media de todas» fills what is empty; one act saves, one takes back', async () => {
  await storeSome();
  const list = await openList();
  const user = newUser();
  const useAll = list.getByRole('button', { name: 'Usar la media de todas' });
  await user.click(useAll);
  expect(list.getByRole('textbox', { name: 'Hogar' })).toHaveValue('860');
  expect(list.getByRole('textbox', { name: 'Ocio' })).toHaveValue('200');
  expect(list.getByText('Total: 1.060,00 €')).toBeVisible();
  expect(useAll).toHaveAttribute('aria-disabled', 'true');
  await user.clear(list.getByRole('textbox', { name: 'Ocio' }));
  await user.type(list.getByRole('textbox', { name: 'Ética' }), '2x3,50');
  expect(list.getByText('= 7,00 €')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('3 presupuestos guardados')).toBeInTheDocument();
  expect(overlay.getState()).toBeNull();
  expect(await storedBudgets()).toEqual([undefined, 860, 7]);
  await user.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
  await waitFor(async () => {
    expect(await storedBudgets()).toEqual([200, undefined, undefined]);
  });
});

it('Enter goes to the next field and saves from the last', async () => {
  await storeSome();
  const list = await openList();
  const user = newUser();
  const [first, second, third] = list.getAllByRole('textbox');
  expect(first).toHaveFocus();
  await user.keyboard('30{Enter}');
  expect(second).toHaveFocus();
  await user.keyboard('40{Enter}');
  expect(third).toHaveFocus();
  await user.keyboard('50{Enter}');
  expect(await screen.findByText('3 presupuestos guardados')).toBeInTheDocument();
  expect(await storedBudgets()).toEqual([50, 40, 30]);
});

it('saves nothing while an amount is faulty, and asks about one with two meanings', async () => {
  await storeSome();
  const list = await openList();
  const user = newUser();
  await user.type(list.getByRole('textbox', { name: 'Ética' }), '5-9');
  await user.type(list.getByRole('textbox', { name: 'Hogar' }), '1,234');
  await user.click(list.getByRole('button', { name: 'Guardar' }));
  const etica = list.getByRole('textbox', { name: 'Ética' });
  expect(etica).toHaveFocus();
  expect(etica).toHaveAccessibleDescription(
    'El presupuesto tiene que ser mayor que cero. Déjalo vacío si no hay.',
  );
  await user.clear(etica);
  expect(etica).toBeValid();
  await user.click(list.getByRole('button', { name: /^1\.234,00\s€$/ }));
  expect(list.getByText('Total: 1.434,00 €')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Presupuesto guardado')).toBeInTheDocument();
  expect(await storedBudgets()).toEqual([200, 1234, undefined]);
});

it('keeps what was typed when it is closed, and offers to go on', async () => {
  await storeSome();
  const { unmount } = renderWithToasts(<Opened />);
  const user = newUser();
  await user.type(await screen.findByRole('textbox', { name: 'Hogar' }), '77');
  await user.keyboard('{Escape}');
  expect(overlay.getState()).toBeNull();
  expect(await screen.findByText('Hay cambios sin guardar')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Seguir', hidden: true }));
  expect(overlay.getState()).toBe('presupuestos');
  unmount();
  await openList();
  expect(screen.getByRole('textbox', { name: 'Hogar' })).toHaveValue('77');
  expect(await storedBudgets()).toEqual([200, undefined, undefined]);
});

it('says nothing when it is closed untouched', async () => {
  await storeSome();
  await openList();
  const user = newUser();
  await user.type(screen.getByRole('textbox', { name: 'Ocio' }), '{Backspace}0');
  await user.keyboard('{Escape}');
  expect(overlay.getState()).toBeNull();
  expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();
});

it('keeps what was typed when the disk is full', async () => {
  await storeSome();
  const list = await openList();
  const user = newUser();
  await user.type(list.getByRole('textbox', { name: 'Hogar' }), '77');
  failCommits('QuotaExceededError');
  await user.click(list.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('No se ha podido guardar')).toBeInTheDocument();
  expect(list.getByRole('textbox', { name: 'Hogar' })).toHaveValue('77');
});

it('proposes nothing before a whole month is recorded', async () => {
  await pageDatabase.categorias.add(buildCategoria({ id: 1, nombre: 'Ocio' }));
  await pageDatabase.gastos.add(buildGastoFields({ categoriaId: 1, cantidad: 30, fecha: '2026-10-20' }));
  const list = await openList();
  expect(list.getByText('Con un mes completo de gastos verás aquí lo que sueles gastar.')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Usar la media de todas' })).not.toBeInTheDocument();
  expect(list.getByText('Gastado en octubre: 30,00 €')).toBeVisible();
});
