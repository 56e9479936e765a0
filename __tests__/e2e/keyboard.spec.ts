import type { Route } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { exchangeFile } from '../support/exchange-file';
import { seed } from '../support/seed';
import { expect, jsonFile, test, toastWith } from '../support/site-test';
import { importResults } from '../support/import-screen';

test('the whole journey by keyboard alone', async ({ page }) => {
  // Waited for from the start: a key is quicker than the browser's change to handing its picker over.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('importar/');
  await tabTo('Descargar Ejemplo');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;

  await tabTo('Seleccionar Archivo');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(jsonFile({ ...buildFile(), gastos: [...buildFile().gastos, {}] }));
  await expect(page.getByRole('button', { name: 'Importar Gastos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(importResults(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Detalle de los errores' })).toBeFocused();
  for (const name of ['Importar Otro Archivo', 'Ver Gastos', /^Revisar /, 'Descargar gastos rechazados']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Ver Gastos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeFocused();

  await tabTo('Mes anterior');
  await page.keyboard.press('Enter');
  const lastMes = new Date();
  lastMes.setDate(0);
  const written = lastMes.toLocaleDateString('es', { month: 'long', year: 'numeric' });
  await expect(page.getByText(`No hay gastos en ${written}`)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Elegir periodo' })).toBeVisible();
  await tabTo(`enero de ${lastMes.getFullYear()}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Elegir periodo/ })).toBeFocused();

  await page.goto('importar/');
  await tabTo('Resetear Base de Datos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Database reset successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resetear Base de Datos' })).toBeFocused();

  /** Presses Tab until the control of that name has the focus, which must be visible. */
  async function tabTo(name: string) {
    const target = page.getByRole('button', { name, exact: true });
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  }
});

test(
  'what is pressed before what carries it out has loaded is carried out then',
  { tag: '@slow' },
  async ({ page }) => {
    const firstPaint = await (await page.request.get('gastos/')).text();
    await seed(page, exchangeFile(30));
    // A first visit loads more before it shows a row: it makes the second database.
    await page.goto('gastos/');
    await expect(page.locator('[data-gasto]').first()).toBeVisible();
    const held: Route[] = [];
    let isHolding = true;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const isOfFirstPaint = firstPaint.includes(new URL(route.request().url()).pathname);
      if (isOfFirstPaint || !isHolding) await route.continue();
      else held.push(route);
    });
    // Some of what is held belongs to the page's loading.
    await page.goto('gastos/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-gasto]').first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('n');
    await page.keyboard.type('12,5');
    await expect.poll(() => held.length).toBeGreaterThan(2);
    isHolding = false;
    for (const route of held) await route.continue();
    await expect(page.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('12,5');
    // Under the form, which hides toasts.
    await expect(page.getByText('No hay nada que deshacer').first()).toBeAttached();
  },
);
