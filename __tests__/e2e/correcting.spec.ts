import type { Locator, Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { storedTables, storeRows } from '../support/stored-rows';
import { seed } from '../support/seed';
import { expect, test, toastWith } from '../support/site-test';

const FILE = {
  ...buildFile([
    buildGastoFields({ nombre: 'Uber', cantidad: 12, fecha: '2026-01-03' }),
    buildGastoFields({ nombre: 'Uber', cantidad: 9, fecha: '2025-06-03' }),
    buildGastoFields({ nombre: 'Uber', cantidad: 8.5, fecha: '2025-05-03' }),
    buildGastoFields({ nombre: 'Cena', cantidad: 30.1, fecha: '2026-01-15', estado: 'pendiente' }),
    buildGastoFields({ nombre: 'Pan', cantidad: 2, fecha: '2026-01-14', estado: 'en disputa' }),
    buildGastoFields({ nombre: 'Luz', cantidad: 40, fecha: '2026-01-02', estado: 'pendiente' }),
  ]),
  categorias: [
    { id: 1, nombre: 'Alimentación', descripcion: '', color: 'red', icono: '🍎' },
    { id: 2, nombre: 'Transporte', descripcion: '', color: 'blue', icono: '🚌' },
  ],
};

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00+01:00') });
  await seed(page, FILE);
  await page.goto('gastos/');
  await expect(row(page, 'Cena')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one tap pays what was pending, and its toast takes it back', { tag: '@slow' }, async ({ page }) => {
    const before = await storedTables(page);
    await page.getByRole('button', { name: 'Pendiente. Marcar como pagado: Cena' }).tap();
    await expect(toastWith(page, 'Pagado: Cena')).toBeVisible();
    await expect(row(page, 'Cena')).not.toContainText('Pendiente');
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(row(page, 'Cena')).toContainText('Pendiente');
    expect(await storedTables(page)).toEqual(before);
  });

  test('a tap opens the whole expense, to change or to delete it', async ({ page }) => {
    const before = await storedTables(page);
    await page.getByRole('button', { name: 'Editar Pan' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Editar gasto' });
    await expect(dialog.getByLabel('Cantidad')).toHaveValue('2');
    await expect(dialog.getByRole('button', { name: /^Estado: en disputa/ })).toBeVisible();
    await dialog.getByLabel('Cantidad').fill('2,35');
    await dialog.getByLabel('Nombre').fill('Pan de centeno');
    await dialog.getByRole('button', { name: 'Guardar' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'Pan de centeno')).toContainText('2,35 €');
    await page.getByRole('button', { name: 'Editar Pan de centeno' }).tap();
    await dialog.getByRole('button', { name: 'Eliminar' }).tap();
    await expect(row(page, 'Pan de centeno')).toHaveCount(0);
    await toastWith(page, 'Eliminado: ').getByRole('button', { name: 'Deshacer' }).tap();
    await expect(row(page, 'Pan de centeno')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Control+z');
    await expect(row(page, 'Pan', true)).toContainText('2,00 €');
    expect(await storedTables(page)).toEqual(before);
  });

  test('a finger swipes an expense to pay or to delete it, and rests on it to select it', async ({
    page,
  }) => {
    const before = await storedTables(page);
    // From then on the browser leaves fingers that move sideways to the list.
    await expect(page.getByRole('region', { name: /^Gastos de/ }).locator('> div')).toHaveCSS(
      'touch-action',
      'pan-y',
    );
    await swipe(page, row(page, 'Cena'), 160);
    await expect(toastWith(page, 'Pagado: Cena')).toBeVisible();
    await expect(row(page, 'Cena')).not.toContainText('Pendiente');
    await swipe(page, row(page, 'Luz'), -160);
    await expect(row(page, 'Luz')).toHaveCount(0);
    // Not a tap: one that follows a swipe at once only ends it.
    await toastWith(page, 'Eliminado: Luz').getByRole('button', { name: 'Deshacer' }).click();
    await expect(row(page, 'Luz')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Control+z');
    await expect(row(page, 'Cena')).toContainText('Pendiente');
    expect(await storedTables(page)).toEqual(before);

    await rest(page, row(page, 'Luz'));
    await expect(page.getByRole('region', { name: 'Selección' })).toContainText('1 seleccionado');
    expect(await actsOfSelection(page)).toEqual([3, 3]);
    await expect(page.getByRole('checkbox', { name: 'Seleccionar Luz' })).toBeChecked();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Selección' })).toHaveCount(0);
    await expect(row(page, 'Luz')).toBeVisible();
  });

  test('what was done to a selection is said above its bar', async ({ page }) => {
    await page.getByRole('button', { name: 'Seleccionar', exact: true }).tap();
    await row(page, 'Cena').tap();
    await row(page, 'Luz').tap();
    const bar = page.getByRole('region', { name: 'Selección' });
    await bar.getByRole('button', { name: 'Marcar pagado' }).tap();
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: '2 gastos' });
    await expect(toast).toBeVisible();
    await expect(async () => {
      const [said, below] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
      expect((said?.y ?? NaN) + (said?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN);
    }).toPass();
  });

  test(
    'many are selected, changed and deleted at once, and come back',
    { tag: '@slow' },
    async ({ page }) => {
      const before = await storedTables(page);
      await page.getByRole('button', { name: 'Seleccionar', exact: true }).tap();
      await row(page, 'Cena').tap();
      await row(page, 'Luz').tap();
      await expect(page.getByRole('region', { name: 'Selección' })).toContainText('2 seleccionados');
      await page.getByRole('button', { name: 'Eliminar 2' }).tap();
      await expect(toastWith(page, '2 gastos eliminados')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Selección' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Deshacer' }).tap();
      await expect(row(page, 'Cena')).toBeVisible();
      expect(await storedTables(page)).toEqual(before);
    },
  );
});

test('a cell is edited in place: the row keeps its height, the list its place, and Enter goes down', async ({
  page,
}) => {
  const editor = page.getByRole('form', { name: 'Editar el gasto' });
  const height = (await row(page, 'Cena').boundingBox())?.height;
  const below = await row(page, 'Pan').boundingBox();
  await row(page, 'Cena').getByText('30,10 €').click();
  await expect(editor.getByLabel('Cantidad')).toBeFocused();
  const edited = page.getByRole('listitem').filter({ has: editor });
  expect((await edited.boundingBox())?.height).toBe(height);
  expect(await row(page, 'Pan').boundingBox()).toEqual(below);
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Cena')).toContainText('31,00 €');
  await expect(editor.getByLabel('Nombre')).toHaveValue('Pan');
  await expect(editor.getByLabel('Cantidad')).toBeFocused();
  // Nothing is typed here yet: it takes back what Enter saved.
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Cena')).toContainText('30,10 €');
  await page.keyboard.press('Shift+Tab');
  await expect(editor.getByLabel('Estado')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Editar Pan' })).toBeFocused();
});

test('a row at either edge of the window is edited where it stands', { tag: '@slow' }, async ({ page }) => {
  const gastos = Array.from({ length: 60 }, (_, place) =>
    buildGastoFields({
      nombre: `Gasto ${place + 1}`,
      fecha: `2026-01-${String(15 - (place % 15)).padStart(2, '0')}`,
    }),
  );
  await storeRows(page, 'gastos', gastos);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Editar Gasto/ }).first()).toBeVisible();
  for (const rows of ['compact', 'comfortable']) {
    if (rows === 'comfortable') await page.getByRole('button', { name: /^Filas/ }).click();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    for (const edge of ['top', 'bottom'] as const) {
      const [x, y] = await page.evaluate(cellAtEdge, edge);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.click(x, y);
      await expect(page.getByRole('form', { name: 'Editar el gasto' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('Escape');
    }
  }
});

for (const [press, delay] of [
  ['an instant', 0],
  ['a long', 400],
] as const)
  test(
    `${press} press of another row saves the one that is edited and opens the other`,
    { tag: '@slow' },
    async ({ page }) => {
      const editor = page.getByRole('form', { name: 'Editar el gasto' });
      await row(page, 'Cena').getByText('30,10 €').click();
      await editor.getByLabel('Cantidad').fill('31,5');
      await page.getByRole('button', { name: 'Editar Pan' }).click({ delay });
      await expect(row(page, 'Cena')).toContainText('31,50 €');
      await expect(editor.getByLabel('Nombre')).toHaveValue('Pan');
      await expect(editor.getByLabel('Nombre')).toBeFocused();
      await editor.getByLabel('Nombre').fill('Pan de centeno');
      await row(page, 'Luz').getByText('40,00 €').click({ delay });
      await expect(row(page, 'Pan de centeno')).toBeVisible();
      await expect(editor.getByLabel('Cantidad')).toBeFocused();
      await expect(editor.getByLabel('Cantidad')).toHaveValue('40');
      await editor.getByLabel('Cantidad').fill('0');
      await page.getByRole('button', { name: 'Editar Pan de centeno' }).click();
      await expect(editor.getByLabel('Cantidad')).toHaveAccessibleDescription(/mayor que cero/);
      await page.keyboard.press('Escape');
      await expect(editor).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Editar Luz' })).toBeFocused();
    },
  );

test(
  'after a category is corrected, offers the same for the others of its name',
  { tag: '@slow' },
  async ({ page }) => {
    const before = await storedTables(page);
    await page.getByRole('button', { name: 'Editar Uber' }).focus();
    await page.keyboard.press('c');
    const categoria = page.getByRole('form', { name: 'Editar el gasto' }).getByLabel('Categoría');
    await expect(categoria).toBeFocused();
    await categoria.selectOption('Transporte');
    await page.keyboard.press('Enter');
    await toastWith(page, '¿Cambiar también los otros 2 gastos «Uber»?')
      .getByRole('button', { name: 'Cambiar' })
      .click();
    await expect(toastWith(page, '2 gastos modificados')).toBeVisible();
    const { gastos } = await storedTables(page);
    const ofUber = gastos.filter(({ nombre }) => nombre === 'Uber');
    expect(new Set(ofUber.map(({ categoriaId }) => categoriaId)).size).toBe(1);

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Control+z');
    await expect(toastWith(page, 'Deshecho')).toBeVisible();
    // What was done outlives the page.
    await page.reload();
    await expect(row(page, 'Uber')).toContainText('Transporte');
    await page.keyboard.press('Control+z');
    await expect(row(page, 'Uber')).toContainText('Alimentación');
    expect(await storedTables(page)).toEqual(before);
    await page.keyboard.press('Control+Shift+z');
    await expect(row(page, 'Uber')).toContainText('Transporte');
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(async () => (await storedTables(page)).gastos).toEqual(gastos);
  },
);

test(
  'by keyboard alone: arrows, x, Shift, everything that matches, change, p and Supr',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Editar Cena' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Editar Pan' })).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: 'Seleccionar Pan' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Seleccionar Luz' }).click({ modifiers: ['Shift'] });
    await expect(page.getByRole('region', { name: 'Selección' })).toContainText('3 seleccionados');
    await page.getByRole('checkbox', { name: 'Seleccionar todos' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Selección' })).toContainText('4 seleccionados');
    await page.getByRole('button', { name: 'Cambiar…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cambiar 4 gastos' });
    await dialog.getByRole('button', { name: 'Cambiar 4 gastos' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Elige algo que cambiar.');
    await dialog.getByLabel('Categoría').selectOption('Transporte');
    await dialog.getByLabel('Fecha').fill('2026-01-10');
    await page.keyboard.press('Enter');
    await expect(toastWith(page, '4 gastos modificados')).toBeVisible();
    await expect(
      page.getByRole('region', { name: /^sábado, 10 de enero/ }).getByRole('listitem'),
    ).toHaveCount(4);

    // What was changed stays selected, until Escape.
    await expect(page.getByRole('region', { name: 'Selección' })).toContainText('4 seleccionados');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Selección' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Editar Luz' }).focus();
    await page.keyboard.press('p');
    await expect(row(page, 'Luz')).toContainText('Pagado');
    await page.keyboard.press('Delete');
    await expect(row(page, 'Luz')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Editar/ }).and(page.locator(':focus'))).toHaveCount(1);
  },
);

test('an expense that another tab changes or deletes meanwhile is not overwritten unseen', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Editar Cena' }).click();
  const editor = page.getByRole('form', { name: 'Editar el gasto' });
  await editor.getByLabel('Nombre').fill('Mi cena');
  const other = await context.newPage();
  await other.goto('gastos/?mes=2026-01');
  await other.getByRole('button', { name: 'Pendiente. Marcar como pagado: Cena' }).click();
  await expect(toastWith(other, 'Pagado: Cena')).toBeVisible();
  await page.bringToFront();
  await editor.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(editor.getByRole('alert')).toContainText('ha cambiado en otro sitio');
  await expect(editor.getByLabel('Nombre')).toHaveValue('Mi cena');
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await expect(row(page, 'Mi cena')).toBeVisible();
});

test('the count and the sum of a selection stand in one line', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check({ force: true });
  const sum = page.getByRole('region', { name: 'Selección' }).getByRole('status');
  await expect(sum).toHaveText('4 seleccionados · 84,10 €');
  expect(await linesOf(sum)).toBe(1);
});

for (const width of [360, 1280]) {
  test(`axe reports nothing on any state at ${width} px`, EVERY_STATE, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, 'list');
    if (width < 1000) await page.getByRole('button', { name: 'Seleccionar', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Seleccionar Luz' }).check({ force: true });
    await expectAccessible(page, 'selection');
    await page.getByRole('button', { name: 'Cambiar…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'change many');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quitar la selección' }).click();
    await page.getByRole('button', { name: 'Editar Cena' }).click();
    await page.getByLabel('Cantidad').fill('1,234');
    await page.keyboard.press('Enter');
    await expect(page.getByText('¿Qué cantidad es?')).toBeVisible();
    await expectAccessible(page, 'edit');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await expectAccessible(page, 'filters');
    await page.goto('gastos/?todo&q=nada&cat=1&estado=otro');
    await expect(page.getByText('Ningún gasto coincide')).toBeVisible();
    await expectAccessible(page, 'nothing found');
  });
}

function row(page: Page, nombre: string, exact = false) {
  const name = exact
    ? new RegExp(`^Editar ${nombre}$`)
    : new RegExp(`^Editar ${nombre}|^Seleccionar ${nombre}`);
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name }).or(page.getByRole('checkbox', { name })) })
    .first();
}

async function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
}

/** How many acts stand in each line of the selection's bar. */
async function actsOfSelection(page: Page): Promise<number[]> {
  const acts = page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: /\p{L}{3}/u });
  const tops = await acts.evaluateAll((buttons) =>
    buttons.map((button) => Math.round(button.getBoundingClientRect().top)),
  );
  const lines = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
  // «Quitar la selección» stands beside the sum.
  return lines.slice(1);
}

/** Runs in the page: the middle of the nombre in the first or last row that is seen whole. */
function cellAtEdge(edge: 'top' | 'bottom'): [x: number, y: number] {
  const cells = [...document.querySelectorAll('[data-gasto] [data-field=nombre]')]
    .map((cell) => cell.getBoundingClientRect())
    .filter(
      ({ left, top, bottom }) =>
        // The page keeps half a rem below what it brings into view.
        bottom <= innerHeight - 8 &&
        [top + 1, bottom - 1].every((y) =>
          document.elementFromPoint(left + 4, y)?.closest('[data-field=nombre]'),
        ),
    );
  const box = cells.at(edge === 'top' ? 0 : -1) ?? new DOMRect();
  return [box.left + 10, box.top + box.height / 2];
}

/** A finger on the middle of something. */
async function finger(page: Page, on: Locator) {
  const box = await on.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const devices = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  function send(type: 'touchStart' | 'touchMove' | 'touchEnd', across = 0) {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: x + across, y }];
    return devices.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await send('touchStart');
  return send;
}

async function swipe(page: Page, on: Locator, across: number): Promise<void> {
  const send = await finger(page, on);
  for (const part of [0.1, 0.3, 0.6, 1]) await send('touchMove', across * part);
  await expect(on).toHaveAttribute('data-swipe-counts', 'true');
  await send('touchEnd');
}

/** Until the finger has rested long enough, by the page's clock. */
async function rest(page: Page, on: Locator): Promise<void> {
  const send = await finger(page, on);
  await page.clock.fastForward(500);
  await send('touchEnd');
}
