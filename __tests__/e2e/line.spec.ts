import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, importFile, jsonFile, storedCounts, test, toastWith } from '../support/site-test';
import { storedTables } from '../support/stored-rows';

test.beforeEach(async ({ page }) => {
  await seed(page, buildFile([buildGastoFields({ nombre: 'Café', cantidad: 1.8, fecha: '2026-01-05' })]));
  await page.goto('gastos/?mes=2026-01');
  await expect(page.getByText('1 gasto', { exact: true })).toBeVisible();
});

async function typeLine(page: Page, line: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Paleta de comandos' }).fill(line);
}

test('a line whose category is known is stored by Enter, and taken back by its toast', async ({ page }) => {
  await typeLine(page, 'cafe 2,10 ayer');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Añadir: Cafe, 2,10.€, ayer/);
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Guardado: Café, 2,10 €')).toBeVisible();
  expect((await storedCounts(page)).gastos).toBe(2);
  await toastWith(page, 'Guardado: Café').getByRole('button', { name: 'Deshacer' }).click();
  await expect(toastWith(page, 'Eliminado: Café, 2,10 €')).toBeVisible();
  expect((await storedCounts(page)).gastos).toBe(1);
});

test('a line whose category is not known opens the form filled', { tag: '@slow' }, async ({ page }) => {
  await typeLine(page, 'pan 12,50');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('12,50');
  await expect(form.getByLabel('Nombre')).toHaveValue('Pan');
  await form.getByRole('radio').first().check({ force: true });
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toastWith(page, 'Guardado: Pan, 12,50 €')).toBeVisible();
});

test(
  'a line takes the category that is usual for its words, and says why before it is stored',
  { tag: '@slow' },
  async ({ page }) => {
    const names = ['Mercadona centro', 'Mercadona playa', 'Mercadona estación', 'Mercadona norte'];
    const fields = names.map((nombre, place) => buildGastoFields({ nombre, fecha: `2026-01-0${place + 1}` }));
    await importFile(page, jsonFile(buildFile(fields)));
    await page.goto('gastos/?mes=2026-01');
    await expect(page.getByRole('region', { name: /^Gastos de / })).toBeVisible();
    await typeLine(page, 'mercadona puerto 12,30');
    const line = page.getByRole('option', { selected: true });
    await expect(line).toHaveText(/^Añadir: Mercadona puerto, 12,30.€ · Alimentación, como siempre$/);
    await page.keyboard.press('Enter');
    await expect(toastWith(page, 'Guardado: Mercadona puerto, 12,30 €')).toBeVisible();
    const { gastos } = await storedTables(page);
    expect(gastos.at(-1)).toMatchObject({
      nombre: 'Mercadona puerto',
      categoriaId: gastos.at(-2)?.categoriaId,
    });
  },
);

test(
  'what can mean two things is asked in the form, and nothing is stored before',
  { tag: '@slow' },
  async ({ page }) => {
    await typeLine(page, 'cafe 12,345');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await expect(form.getByText(/¿Qué cantidad es\?/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('12,345');
    await expectAccessible(page);
    expect((await storedCounts(page)).gastos).toBe(1);
  },
);

test('what is typed before the palette is there begins its line', { tag: '@slow' }, async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cafe 2,10');
  await expect(page.getByRole('combobox', { name: 'Paleta de comandos' })).toHaveValue('cafe 2,10');
});

test('words without an amount add nothing', { tag: '@slow' }, async ({ page }) => {
  await typeLine(page, 'cafe');
  await expect(page.getByRole('option', { name: /^Buscar «cafe»/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Añadir/ })).toHaveCount(0);
});

const MANY = '12,50 pan\ncafé 1,80\ntaxi 1,234\n';

/** Copies a text, as from notes or from a message, and pastes it where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

test(
  'many lines pasted into the palette are looked over by keyboard, and stored in one act',
  { tag: '@slow' },
  async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Paleta de comandos' })).toBeFocused();
    await paste(page, MANY);
    const review = page.getByRole('dialog', { name: 'Varios gastos' });
    await expect(review.getByRole('textbox', { name: 'Línea 1' })).toBeFocused();
    await expect(review.getByRole('status').last()).toContainText('Faltan 2');
    await page.keyboard.press('Enter');
    const categoria = review.getByRole('combobox', { name: 'Categoría de la línea 1' });
    await expect(categoria).toBeFocused();
    await categoria.selectOption({ index: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(review).toHaveCount(0);
    expect((await storedCounts(page)).gastos).toBe(1);

    // What is left is kept, also by a page that is loaded again.
    await page.reload();
    await expect(page.getByText('1 gasto', { exact: true })).toBeVisible();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Recuperar borrador 3 líneas' }).click();
    await review.getByRole('combobox', { name: 'Categoría de la línea 1' }).selectOption({ index: 1 });
    await review.getByRole('combobox', { name: 'Categoría de la línea 3' }).selectOption({ index: 1 });
    await review.getByRole('button', { name: '1,23 €' }).click();
    await review.getByRole('button', { name: 'Añadir los 3' }).click();
    await expect(toastWith(page, '3 gastos guardados')).toBeVisible();
    expect((await storedCounts(page)).gastos).toBe(4);
    await page.keyboard.press('Control+z');
    await expect(toastWith(page, 'Deshecho')).toContainText('3 gastos eliminados');
    expect((await storedCounts(page)).gastos).toBe(1);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'many lines pasted into the line of the form: «back» keeps them, and leads to the form with its offer',
    { tag: '@slow' },
    async ({ page }) => {
      await page.getByRole('link', { name: 'Nuevo gasto' }).tap();
      const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
      await form.getByRole('button', { name: 'Escribir o dictar' }).tap();
      await expect(form.getByRole('textbox', { name: 'Escribir o dictar' })).toBeFocused();
      await paste(page, MANY);
      const review = page.getByRole('dialog', { name: 'Varios gastos' });
      await expect(review.getByRole('textbox', { name: 'Línea 3' })).toBeVisible();
      await page.setViewportSize({ width: 360, height: 400 });
      await expect(review.getByRole('button', { name: 'Añadir los 3' })).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expect(review).toHaveCount(0);
      await expect(page).toHaveURL(/\/gastos\/\?mes=2026-01$/);
      await toastWith(page, 'Borrador guardado').getByRole('button', { name: 'Seguir' }).tap();
      await expect(review.getByRole('textbox', { name: 'Línea 1' })).toHaveValue('12,50 pan');
    },
  );
});
