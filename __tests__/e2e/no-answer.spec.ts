import type { Page } from '@playwright/test';
import { openBlankPage } from '../support/blank-page';
import { buildFile, buildLongFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import {
  chooseFile,
  emptyListWays,
  expect,
  holdWriteLock,
  jsonFile,
  recordByKey,
  test,
  toastWith,
} from '../support/site-test';
import { importResults } from '../support/import-screen';

test('a database that does not open says so, and opens once nothing is in its way', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const other = await context.newPage();
  await openBlankPage(other);
  const connection = await other.evaluateHandle(
    () =>
      new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('mis-gastos', 1);
        request.onsuccess = () => {
          // It closes for nobody, so whoever comes after waits.
          indexedDB.deleteDatabase('mis-gastos');
          resolve(request.result);
        };
      }),
  );
  await page.goto('gastos/');
  const notice = page.getByRole('alert').filter({ hasText: 'Tus datos tardan en abrirse' });
  await expect(page.getByText('Cargando…').first()).toBeAttached();
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return notice.getByRole('button', { name: 'Recargar la página' }).isVisible();
    })
    .toBe(true);
  await connection.evaluate((open) => {
    open.close();
  });
  await expect(emptyListWays(page)).toBeVisible();
});

test(
  'a list goes on when the worker that keeps it is gone without a word',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, buildFile([buildGastoFields({ nombre: 'Pan', fecha: '2026-01-01' })]));
    await page.goto('gastos/?todo');
    await expect(found(page)).toHaveText('1 gasto');
    await endWorkers(page);
    await recordByKey(page, '3');
    await expect(found(page)).toHaveText('2 gastos');
  },
);

test(
  'an import whose worker is gone without a word says so, and can be tried again',
  { tag: '@slow' },
  async ({ page }) => {
    await chooseFile(page, jsonFile(buildLongFile(300)));
    const letGo = await holdWriteLock(page);
    await page.getByRole('button', { name: 'Importar Gastos' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await endWorkers(page);
    await expect(toastWith(page, 'No se ha podido importar el archivo')).toContainText(
      'El navegador no ha terminado esta tarea. No se ha guardado nada.',
    );
    await letGo();
    await page.getByRole('button', { name: 'Importar Gastos' }).click();
    await expect(importResults(page)).toBeVisible();
  },
);

/** Ends all workers of a page from within: the page is told nothing. */
async function endWorkers(page: Page): Promise<void> {
  const workers = page.workers();
  expect(workers.length).toBeGreaterThan(0);
  for (const worker of workers)
    await worker
      .evaluate(() => {
        self.close();
      })
      // It may be gone before it answers.
      .catch(() => undefined);
}

/** How many expenses the list says that it shows. */
function found(page: Page) {
  return page.getByRole('status').filter({ hasText: /^[\d.]+ gastos?$/ });
}
