import type { Locator, Page } from '@playwright/test';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { expect, importFile, jsonFile, storedCounts, test, toastWith } from '../support/site-test';

const FILE = {
  categorias: [
    buildCategoria({ id: 1, nombre: 'Hogar', color: 'yellow', icono: '🏠' }),
    buildCategoria({ id: 2, nombre: 'Ocio', descripcion: 'Cine', color: '#ff8800', presupuesto: 200 }),
    buildCategoria({ id: 3, nombre: 'Salud', color: 'nada' }),
  ],
  metodosPago: [buildMetodoPago({ id: 1 }), buildMetodoPago({ id: 2, nombre: 'Tarjeta', icono: '💳' })],
  gastos: [
    buildGastoFields({ categoriaId: 1, metodoPagoId: 1, cantidad: 10 }),
    buildGastoFields({ categoriaId: 2, metodoPagoId: 1, cantidad: 2.5 }),
    buildGastoFields({ categoriaId: 2, metodoPagoId: 2, cantidad: 1000 }),
  ],
};

const HOGAR = '🏠Hogar10,00 €Comida1 gasto';
const OCIO = '🍎Ocio1.002,50 €Cine2 gastosPresupuesto: 200,00 € al mes';
const SALUD = '🍎Salud0,00 €Comida0 gastos';

test('by keyboard alone: create, edit, merge, delete and undo', async ({ page }) => {
  await openFull(page, 'categorias/');
  const heading = page.getByRole('heading', { level: 1 });
  await tabTo(page, page.getByRole('button', { name: 'Nueva categoría' }));
  await page.keyboard.press('Enter');
  await expect(nombreOf(page)).toBeFocused();
  await page.keyboard.type('Viajes');
  await tabTo(page, page.getByRole('radio', { name: 'Gris' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Rosa' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Categoría creada')).toContainText('Viajes');
  await expect(page.getByRole('button', { name: 'Nueva categoría' })).toBeFocused();
  await expect(rows(page)).toHaveText([HOGAR, OCIO, SALUD, '🏷️Viajes0,00 €0 gastos']);

  await act(page, 'Viajes', 'Editar');
  await expect(nombreOf(page)).toBeFocused();
  await page.keyboard.type('Vacaciones');
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Categoría cambiada')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vacaciones' })).toBeVisible();

  await act(page, 'Hogar', 'Unir con…');
  await expect(page.getByRole('radio', { name: 'Ocio' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Categorías unidas')).toContainText('1 gasto ahora en «Ocio»');
  await expect(heading).toBeFocused();
  await expect(rows(page).first()).toHaveText('🍎Ocio1.012,50 €Cine3 gastosPresupuesto: 200,00 € al mes');

  await act(page, 'Salud', 'Eliminar');
  await expect(toastWith(page, 'Categoría eliminada')).toContainText('Salud');
  await expect(heading).toBeFocused();
  await expect(rows(page)).toHaveCount(2);

  await page.keyboard.press('Control+z');
  await expect(page.getByRole('link', { name: 'Salud' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('link', { name: 'Hogar' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('link', { name: 'Viajes' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveText([HOGAR, OCIO, SALUD]);
  await page.keyboard.press('Control+z');
  await expect(toastWith(page, 'No hay nada que deshacer')).toBeVisible();
});

test('by touch on a phone: create, delete with a destination, undo by toast', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
  });
  const page = await context.newPage();
  await openFull(page, 'metodos-pago/');
  await page.getByRole('button', { name: 'Nuevo método de pago' }).tap();
  await nombreOf(page).fill('Bizum');
  await page.getByRole('radio', { name: 'Teléfono' }).locator('..').tap();
  await page.getByRole('button', { name: 'Guardar' }).tap();
  await expect(toastWith(page, 'Método de pago creado')).toBeVisible();
  await expect(rows(page)).toHaveText([
    '📱Bizum0,00 €0 gastos',
    '💵Efectivo12,50 €Billetes2 gastos',
    '💳Tarjeta1.000,00 €Billetes1 gasto',
  ]);

  await page.getByRole('button', { name: 'Acciones de «Efectivo»' }).tap();
  await page.getByRole('button', { name: 'Eliminar' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Eliminar método de pago' });
  await expect(dialog).toContainText('«Efectivo» tiene 2 gastos.');
  await dialog.getByRole('button', { name: 'Eliminar' }).tap();
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Elige un método de pago.');
  await dialog.getByText('Bizum').tap();
  await dialog.getByRole('button', { name: 'Eliminar' }).tap();
  const toast = toastWith(page, 'Método de pago eliminado');
  await expect(toast).toContainText('2 gastos ahora en «Bizum»');
  await expect(rows(page)).toHaveText(['📱Bizum12,50 €2 gastos', '💳Tarjeta1.000,00 €Billetes1 gasto']);
  await toast.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toHaveText('💵Efectivo12,50 €Billetes2 gastos');
  expect(await storedCounts(page)).toEqual({ gastos: 3, categorias: 3, metodosPago: 3 });
  await context.close();
});

test('what is wrong is said in its place, and nothing typed is lost', async ({ page }) => {
  await openFull(page, 'categorias/');
  await act(page, 'Hogar', 'Editar');
  const presupuesto = page.getByRole('textbox', { name: 'Presupuesto mensual' });
  const color = page.getByRole('textbox', { name: 'Otro color' });
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Sin terminar');
  for (const [field, typed, text] of [
    [nombreOf(page), '', 'Escribe un nombre.'],
    [nombreOf(page), 'x'.repeat(10_000), 'Es demasiado largo: 100 caracteres como mucho.'],
    [nombreOf(page), ' Ocio ', 'Ya hay una categoría con ese nombre.'],
    [color, '#12', 'Escribe un código de seis cifras, por ejemplo #22c55e, o elige un color.'],
    [presupuesto, '0', 'El presupuesto tiene que ser mayor que cero. Déjalo vacío si no hay.'],
    [presupuesto, '1e3', 'Escribe una cantidad, por ejemplo 250, o déjalo vacío.'],
  ] as const) {
    const before = await field.inputValue();
    await field.fill(typed);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toHaveValue(typed);
    if (field === color) await page.getByRole('radio', { name: 'Azul' }).locator('..').click();
    else await field.fill(before);
  }
  await presupuesto.fill('1,234');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(presupuesto).toHaveAccessibleDescription(/¿Qué cantidad es\?/);
  await page.getByRole('button', { name: '1.234,00 €' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toastWith(page, 'Categoría cambiada')).toBeVisible();
  await expect(rows(page).first()).toHaveText(
    '🏠Hogar10,00 €Sin terminar1 gastoPresupuesto: 1.234,00 € al mes',
  );
});

test('a nombre that differs in accents alone is warned of, and saved on a second press', async ({ page }) => {
  await openFull(page, 'categorias/');
  await page.getByRole('button', { name: 'Nueva categoría' }).click();
  await nombreOf(page).fill('ócio');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(nombreOf(page)).toBeFocused();
  await expect(nombreOf(page)).toHaveAccessibleDescription(/^Se parece mucho a «Ocio», que ya existe\./);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toastWith(page, 'Categoría creada')).toBeVisible();
  expect((await storedCounts(page)).categorias).toBe(4);
});

test('several are merged into one, and undone by toast', async ({ page }) => {
  await openFull(page, 'categorias/');
  await page.getByRole('button', { name: 'Unir categorías' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unir categorías' });
  for (const nombre of ['Hogar', 'Ocio', 'Salud'])
    await dialog.getByText(nombre, { exact: true }).first().click();
  await dialog.getByRole('radio', { name: 'Salud' }).locator('..').click();
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  const toast = toastWith(page, 'Categorías unidas');
  await expect(toast).toContainText('3 gastos ahora en «Salud»');
  await expect(rows(page)).toHaveText(['🍎Salud1.012,50 €Comida3 gastos']);
  await toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows(page)).toHaveText([HOGAR, OCIO, SALUD]);
});

test('without a survivor, a merge of many says so where it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const categorias = Array.from({ length: 60 }, (_, index) =>
    buildCategoria({ id: index + 1, nombre: `Categoría de nombre largo ${index + 1}` }),
  );
  await importFile(page, jsonFile({ ...FILE, categorias }));
  await page.goto('categorias/');
  await page.getByRole('button', { name: 'Unir categorías' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unir categorías' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(60);
  for (const box of await dialog.getByRole('checkbox').all()) await box.locator('..').click();
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(dialog.getByText('Elige una categoría.')).toBeInViewport({ ratio: 1 });
});

test('the only category with expenses cannot go before there is another', async ({ page }) => {
  await importFile(page, jsonFile({ ...FILE, categorias: FILE.categorias.slice(0, 1) }));
  await page.goto('categorias/');
  await act(page, 'Hogar', 'Eliminar');
  await expect(page.getByRole('dialog')).toContainText('Crea antes otra.');
  await page.getByRole('dialog').getByRole('button', { name: 'Nueva categoría' }).click();
  await nombreOf(page).fill('Otra');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('an edit that another tab overtook is said, nothing typed is lost, and saving again settles it', async ({
  page,
  context,
}) => {
  await openFull(page, 'categorias/');
  const other = await context.newPage();
  await other.goto('categorias/');
  await act(page, 'Ocio', 'Editar');
  await nombreOf(page).fill('Diversión');
  await act(other, 'Ocio', 'Editar');
  await other.getByRole('textbox', { name: 'Descripción' }).fill('Teatro');
  await other.getByRole('button', { name: 'Guardar' }).click();
  await expect(toastWith(other, 'Categoría cambiada')).toBeVisible();

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ha cambiado en otra pestaña' })).toBeFocused();
  await expect(nombreOf(page)).toHaveValue('Diversión');

  await act(other, 'Ocio', 'Unir con…');
  await other.getByRole('radio', { name: 'Hogar' }).locator('..').click();
  await other.getByRole('button', { name: 'Unir', exact: true }).last().click();
  await expect(toastWith(other, 'Categorías unidas')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Se ha eliminado en otra pestaña' })).toBeFocused();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toastWith(page, 'Categoría creada')).toContainText('Diversión');
  await expect(rows(page)).toHaveText([
    '🍎Diversión0,00 €Cine0 gastosPresupuesto: 200,00 € al mes',
    '🏠Hogar1.012,50 €Comida3 gastos',
    SALUD,
  ]);
});

test('a row leads to its expenses', async ({ page }) => {
  await openFull(page, 'categorias/');
  await page.getByRole('link', { name: 'Ocio' }).click();
  await expect(page).toHaveURL(/gastos\/\?todo&cat=2$/);
  await page.goto('metodos-pago/');
  await page.getByRole('link', { name: 'Tarjeta' }).click();
  await expect(page).toHaveURL(/gastos\/\?todo&metodo=2$/);
});

test('the sample ones are one press away where there is nothing', async ({ page }) => {
  await page.goto('metodos-pago/');
  await page.getByRole('button', { name: 'Crear los de ejemplo' }).click();
  await expect(toastWith(page, '4 métodos de pago creados')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Todavía no hay métodos de pago')).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`axe reports nothing at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('categorias/');
    await expect(page.getByText('Todavía no hay categorías')).toBeVisible();
    await expectAccessible(page);
    await openFull(page, 'metodos-pago/');
    await expectAccessible(page);
    await act(page, 'Efectivo', 'Editar');
    await expect(nombreOf(page)).toBeFocused();
    await expectAccessible(page);
    await page.goto('categorias/');
    await expect(rows(page).nth(1)).toHaveText(OCIO);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Acciones de «Ocio»' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Editar' }).click();
    await nombreOf(page).fill('hogar');
    await page.getByRole('textbox', { name: 'Otro color' }).fill('?');
    await page.getByRole('textbox', { name: 'Presupuesto mensual' }).fill('1,234');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(nombreOf(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await act(page, 'Ocio', 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Unir categorías' }).click();
    await page.getByRole('checkbox', { name: 'Ocio' }).locator('..').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unir' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await act(page, 'Salud', 'Eliminar');
    await expect(toastWith(page, 'Categoría eliminada')).toBeVisible();
    await expectAccessible(page);
  });
}

async function openFull(page: Page, path: string): Promise<void> {
  await importFile(page, jsonFile(FILE));
  await page.goto(path);
  await expect(rows(page).first()).toContainText(/ gastos?/);
}

function rows(page: Page): Locator {
  return page.getByRole('list', { name: /^(Categorías|Métodos de pago)$/ }).getByRole('listitem');
}

function nombreOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Nombre' });
}

/** Opens a row's actions and takes one of them, with keys. */
async function act(page: Page, nombre: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de «${nombre}»` }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: action }));
  await page.keyboard.press('Enter');
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
