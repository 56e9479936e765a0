import type { Page } from '@playwright/test';
import { buildFile, buildLongFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { expect, importFile, jsonFile, test } from '../support/site-test';
import { importResults } from '../support/import-screen';

const GASTOS = [
  buildGastoFields({ nombre: 'Pan', fecha: '2024-01-01' }),
  buildGastoFields({ nombre: 'Leche', fecha: '2025-06-01' }),
  buildGastoFields({ nombre: 'Pan de molde', fecha: '2026-01-01' }),
];

test.beforeEach(async ({ page }) => {
  await seed(page, buildFile(GASTOS));
  await page.goto('gastos/?todo&q=pan');
  await expect(found(page)).toHaveText('2 gastos');
});

test(
  'a search over everything follows what this page records and takes back',
  { tag: '@slow' },
  async ({ page }) => {
    await record(page, 'Panettone');
    await expect(found(page)).toHaveText('3 gastos');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(found(page)).toHaveText('2 gastos');
  },
);

test('it follows what another tab records', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('gastos/');
  await record(other, 'Panettone');
  await expect(found(page)).toHaveText('3 gastos');
  await other.goto('gastos/?todo&q=pan');
  await expect(found(other)).toHaveText('3 gastos');
  // A page in the back draws when it pleases.
  await page.bringToFront();
  await record(page, 'Empanada');
  await expect(found(other)).toHaveText('4 gastos');
});

test(
  'it follows an import of this page and one of another tab',
  { tag: '@slow' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await importFile(other, jsonFile(buildLongFile(300)));
    await other.getByRole('button', { name: 'Importar Otro Archivo' }).click();
    await importFile(other, jsonFile(buildFile([buildGastoFields({ nombre: 'Pan', fecha: '2020-05-05' })])));
    await expect(found(page)).toHaveText('3 gastos');

    // Within this page, so that its index lives on.
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('gasto número');
    await expect(found(page)).toHaveText('300 gastos');
    await page.getByRole('link', { name: 'Importar' }).first().click();
    await page.getByLabel('Archivo JSON').setInputFiles(jsonFile(buildLongFile(200)));
    await page.getByRole('button', { name: 'Importar Gastos' }).click();
    await expect(importResults(page)).toBeFocused();
    await page.goBack();
    await expect(found(page)).toHaveText('500 gastos');
  },
);

test('it keeps nobody from removing or upgrading the database', { tag: '@slow' }, async ({ page }) => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const removing = indexedDB.deleteDatabase('mis-gastos');
        removing.onsuccess = () => {
          resolve();
        };
        removing.onblocked = () => {
          reject(new Error('A connection keeps the database'));
        };
      }),
  );
  await expect(page.getByRole('alertdialog', { name: 'El navegador ha cerrado tus datos' })).toBeVisible();
});

/** How many expenses the list says that it shows. */
function found(page: Page) {
  return page.getByRole('status').filter({ hasText: /^[\d.]+ gastos?$/ });
}

async function record(page: Page, nombre: string): Promise<void> {
  await page.getByRole('link', { name: 'Nuevo gasto' }).first().click();
  await page.getByRole('textbox', { name: 'Cantidad' }).fill('12,50');
  await page.getByText('Alimentación').last().click();
  await page.getByLabel('Nombre').fill(nombre);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
