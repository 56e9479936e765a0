import type { Page } from '@playwright/test';
import { openBlankPage } from '../support/blank-page';
import { buildFile } from '../support/build-file';
import { expectAccessible } from '../support/expect-accessible';
import { clearByBrowser, lostNotice, rowsLeft, upgradeFrom } from '../support/lost-storage';
import { seed } from '../support/seed';
import { chooseFile, emptyListWays, expect, jsonFile, test, toastWith } from '../support/site-test';
import { countStoredRows, NO_ROWS } from '../support/stored-rows';

test('a browser that gives no storage says so, and «Reintentar» goes on when it does', async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open.bind(indexedDB);
    let blocked = true;
    IDBFactory.prototype.open = (...call) => {
      if (blocked)
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      return open(...call);
    };
    Object.assign(window, {
      unblock: () => {
        blocked = false;
      },
    });
  });
  await page.goto('gastos/');
  const notice = page.getByRole('alert').filter({ hasText: 'Este navegador no deja guardar datos aquí' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Reintentar' }).click();
  await expect(notice).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as { unblock: () => void }).unblock();
  });
  await notice.getByRole('button', { name: 'Reintentar' }).click();
  await expect(emptyListWays(page)).toBeVisible();
});

test('data of a newer version is left alone, on the screens and by an import', async ({ page }) => {
  await openBlankPage(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('mis-gastos', 990);
        open.onupgradeneeded = () => open.result.createObjectStore('gastos', { keyPath: 'id' });
        open.onsuccess = () => {
          open.result.close();
          resolve();
        };
      }),
  );
  await page.goto('gastos/');
  await expect(page.getByRole('alert').filter({ hasText: 'versión más nueva' })).toBeVisible();
  await chooseFile(page, jsonFile(buildFile()));
  await expect(page.getByRole('alert').filter({ hasText: 'versión más nueva' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar Gastos' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Resetear Base de Datos' })).toBeDisabled();
});

for (const [what, act, details] of [
  ['another tab removes the database', removeDatabase, {}],
  ['the browser clears the data', clearByBrowser, { tag: '@slow' }],
] as const) {
  test(
    `when ${what}, the page is covered, and shows what is left once it is loaded again`,
    details,
    async ({ page }) => {
      await seed(page, buildFile());
      await page.goto('gastos/?mes=2026-01');
      await expect(page.getByText('1 gasto', { exact: true })).toBeVisible();
      // The next visit is to know of it.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('mis-gastos:stored')))
        .toContain('"gastos":1');
      await act(page);
      await expect(lostNotice(page)).toBeVisible();
      await expectAccessible(page, 'data cleared');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('n');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await rowsLeft(page)).toEqual(NO_ROWS);
      await page.getByRole('button', { name: 'Volver a cargar' }).click();
      await expect(page.getByRole('alert', { name: 'Aquí había 1 gasto' })).toBeVisible();
      await page.getByRole('button', { name: 'Empezar de cero' }).click();
      await expect(emptyListWays(page)).toBeVisible();
    },
  );
}

test(
  'when another tab upgrades the database, what is being typed can still be copied',
  { tag: '@slow' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await seed(page, buildFile());
    await page.goto('gastos/?nuevo');
    await page.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
    await page.getByLabel('Nombre').fill('Cena con Ana');
    await upgradeFrom(page);
    await expect(lostNotice(page)).toBeVisible();
    await expect(lostNotice(page)).toHaveAccessibleName('Mis Gastos se ha actualizado en otra pestaña');
    await expect(page.getByRole('region', { name: 'Lo que estabas escribiendo' })).toContainText(
      'Nombre: Cena con Ana',
    );
    await expectAccessible(page, 'taken over, form open');
    await page.getByRole('button', { name: 'Copiar lo escrito' }).click();
    await expect(page.getByText('Copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Cantidad: 12,5');
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'versión más nueva' }).first()).toBeVisible();
    expect((await countStoredRows(page)).gastos).toBe(1);
  },
);

test('a worker script that cannot be loaded ends in a notice, the file still selected', async ({ page }) => {
  // A worker begins with this script, one that waits for a file as soon as the page is calm.
  await page.route('**/turbopack-worker-*.js', (route) => route.abort());
  await page.goto('importar/');
  await chooseFile(page, jsonFile(buildFile()));
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(toastWith(page, 'No se ha podido importar el archivo')).toContainText(
    'No se ha guardado nada.',
  );
  await expect(page.getByText('gastos.json')).toBeVisible();
});

function removeDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('mis-gastos').onsuccess = () => {
          resolve();
        };
      }),
  );
}
