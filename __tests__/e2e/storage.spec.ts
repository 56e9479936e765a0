import { buildFile } from '../support/build-file';
import { chooseFile, expect, importFile, jsonFile, test, toastWith } from '../support/site-test';

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
  await expect(page.getByText('Todavía no hay gastos')).toBeVisible();
});

test('data of a newer version is left alone, on the screens and by an import', async ({ page }) => {
  // A page of the same origin on which the program does not run.
  await page.route('**/blank.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('blank.html');
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

test('when another tab upgrades or removes the database, this one stops and offers to reload', async ({
  page,
}) => {
  await importFile(page, jsonFile(buildFile()));
  await page.getByRole('link', { name: 'Ver Gastos' }).click();
  await expect(page.getByText('1 gasto', { exact: true })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('mis-gastos').onsuccess = () => {
          resolve();
        };
      }),
  );
  const notice = page.getByRole('alert').filter({ hasText: 'esta pestaña ha dejado de guardar' });
  await notice.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(page.getByText('Todavía no hay gastos')).toBeVisible();
});

test('a worker script that cannot be loaded ends in a notice, the file still selected', async ({ page }) => {
  await chooseFile(page, jsonFile(buildFile()));
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(toastWith(page, 'No se ha podido importar el archivo')).toContainText(
    'No se ha guardado nada.',
  );
  await expect(page.getByText('gastos.json')).toBeVisible();
});
