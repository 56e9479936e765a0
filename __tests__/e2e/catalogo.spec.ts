import type { Locator, Page } from '@playwright/test';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../support/build-gasto';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, storedCounts, test, toastWith } from '../support/site-test';

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
const OCIO = '🍎Ocio1.002,50 €Cine2 gastosSuperadode 200,00 €';
const SALUD = '🍎Salud0,00 €Comida0 gastos';

test('by keyboard alone: create, edit, merge, delete and undo', async ({ page }) => {
  await openFull(page, 'categorias/');
  const heading = page.getByRole('heading', { level: 1 });
  await tabTo(page, page.getByRole('button', { name: 'Nueva categoría' }));
  await page.keyboard.press('Enter');
  await expect(nombreOf(page)).toBeFocused();
  await page.keyboard.type('Viajes');
  await tabTo(page, page.getByRole('radio', { name: 'Rojo' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Naranja' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Categoría creada')).toContainText('Viajes');
  await expect(page.getByRole('button', { name: 'Nueva categoría' })).toBeFocused();
  await expect(rows(page)).toHaveText([HOGAR, OCIO, SALUD, '🏷️Viajes0,00 €0 gastos']);

  await act(page, 'Viajes', 'Editar');
  await expect(nombreOf(page)).toBeFocused();
  await page.keyboard.type('Vacaciones');
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Categoría modificada')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vacaciones' })).toBeVisible();

  await act(page, 'Hogar', 'Unir con…');
  await expect(page.getByRole('radio', { name: 'Ocio' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Categorías unidas')).toContainText('1 gasto ahora en «Ocio»');
  await expect(heading).toBeFocused();
  await expect(rows(page).first()).toHaveText('🍎Ocio1.012,50 €Cine3 gastosSuperadode 200,00 €');

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

test('prints its figures without the buttons of the page', { tag: '@slow' }, async ({ page }) => {
  await openFull(page, 'categorias/');
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveText([HOGAR, OCIO, SALUD]);
  // The one that names the month stays, as its heading.
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveText([
    /enero de 2026$/,
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('by touch: create, delete with a destination, undo by toast', { tag: '@slow' }, async ({ page }) => {
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
  });
});

test('without a survivor, a merge of many says so where it is seen', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const categorias = Array.from({ length: 60 }, (_, index) =>
    buildCategoria({ id: index + 1, nombre: `Categoría de nombre largo ${index + 1}` }),
  );
  await seed(page, { ...FILE, categorias });
  await page.goto('categorias/');
  await page.getByRole('button', { name: 'Unir categorías' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unir categorías' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(60);
  await dialog.getByRole('checkbox').evaluateAll((boxes) => {
    for (const box of boxes) (box as HTMLInputElement).click();
  });
  await expect(dialog.getByRole('radio')).toHaveCount(60);
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(dialog.getByText('Elige una categoría.')).toBeInViewport({ ratio: 1 });
});

test(
  'a category has the hue of its own code, as light as the theme has all of them',
  { tag: '@slow' },
  async ({ page }) => {
    const colors = ['blue', '#0ea5e9', '#3b5bdb', '#808080'];
    await seed(page, {
      ...FILE,
      categorias: colors.map((color, at) => buildCategoria({ id: at + 1, nombre: `${at} ${color}`, color })),
    });
    for (const [colorScheme, lightness] of [
      ['light', 0.92],
      ['dark', 0.36],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('categorias/');
      await expect(rows(page)).toHaveCount(colors.length);
      const grounds = await page.locator('[data-hue]').evaluateAll((icons) =>
        icons.map(
          (icon) =>
            getComputedStyle(icon)
              .backgroundColor.match(/[\d.]+/g)
              ?.map(Number) ?? [],
        ),
      );
      expect(grounds.map(([light]) => light)).toEqual(colors.map(() => lightness));
      // By OKLCH, as the program's own blue is 248 degrees round.
      expect(grounds.slice(0, 3).map(([, , hue]) => Math.round(hue ?? 0))).toEqual([248, 237, 268]);
      expect(grounds[3]?.[1]).toBeLessThan(0.01);
    }
  },
);

for (const width of [360, 1280]) {
  test(`axe reports nothing at ${width} px`, EVERY_STATE, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
    await page.getByLabel('Otro color').fill('#0ea5e9');
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
  // The month of the expenses.
  await page.clock.setSystemTime(new Date('2026-01-20T12:00:00+01:00'));
  await seed(page, FILE);
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
