import type { Page } from '@playwright/test';
import { exchangeFile } from '../support/exchange-file';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, importFile, jsonFile, storedCounts, test, toastWith } from '../support/site-test';

const ROWS = 30;

async function imported(page: Page): Promise<Awaited<ReturnType<typeof storedCounts>>> {
  await importFile(page, jsonFile(exchangeFile(ROWS), 'enero.json'));
  return storedCounts(page);
}

const NONE = { gastos: 0, categorias: 0, metodosPago: 0 };

test(
  'an import is undone from its results, and that is undone by the toast',
  { tag: '@slow' },
  async ({ page }) => {
    const all = await imported(page);
    const results = page.getByRole('region', { name: 'Procesar Importación' });
    await results.getByRole('button', { name: 'Deshacer importación' }).click();
    await expect(toastWith(page, 'Importación deshecha')).toContainText('Se han eliminado 30 gastos.');
    await expect(page.getByRole('button', { name: 'Seleccionar Archivo' })).toBeFocused();
    expect(await storedCounts(page)).toEqual(NONE);
    await toastWith(page, 'Importación deshecha').getByRole('button', { name: 'Deshacer' }).click();
    await expect(toastWith(page, 'Importación recuperada')).toContainText('Se han recuperado 30 gastos.');
    expect(await storedCounts(page)).toEqual(all);
  },
);

test(
  'an import of another visit is undone from the list, which asks about what was edited since',
  { tag: '@slow' },
  async ({ page }) => {
    await imported(page);
    await page.goto('gastos/?todo');
    await page
      .getByRole('button', { name: /Marcar como pagado/ })
      .first()
      .click();
    await expect(toastWith(page, 'Pagado: ')).toBeVisible();
    await page.goto('importar/');
    const list = page.getByRole('region', { name: 'Importaciones anteriores' });
    await expect(list.getByRole('listitem')).toContainText(['enero.json']);
    await expectAccessible(page);
    const undo = list.getByRole('button', { name: /^Deshacer importación de enero\.json/ });
    await undo.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 gasto de esta importación se editó después.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(undo).toBeFocused();
    expect(await storedCounts(page)).toMatchObject({ gastos: ROWS });
    await undo.click();
    await question.getByRole('button', { name: 'Conservar lo editado' }).click();
    await expect(toastWith(page, 'Importación deshecha')).toBeVisible();
    expect(await storedCounts(page)).toEqual({ gastos: 1, categorias: 1, metodosPago: 1 });
    await expect(list.getByText('Deshecha')).toBeVisible();
  },
);

test('a reset is taken back by the toast', async ({ page }) => {
  const all = await imported(page);
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Estás seguro de querer resetear la base de datos?');
  await expect(question.getByRole('checkbox', { name: 'Guardar una copia en este navegador' })).toBeChecked();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Resetear' }).click();
  const done = toastWith(page, 'Database reset successfully');
  await expect(done).toBeVisible();
  expect(await storedCounts(page)).toEqual(NONE);
  await expect(page.getByRole('region', { name: 'Procesar Importación' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Deshacer importación/ })).toHaveCount(0);
  await done.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toastWith(page, 'Copia restaurada')).toBeVisible();
  expect(await storedCounts(page)).toEqual(all);
  // With its rows, the import is there again.
  await page.getByRole('button', { name: /^Deshacer importación de enero\.json/ }).click();
  await expect(toastWith(page, 'Importación deshecha')).toContainText('Se han eliminado 30 gastos.');
  expect(await storedCounts(page)).toEqual(NONE);
});

test('a reset without a copy leaves nothing in either database', { tag: '@slow' }, async ({ page }) => {
  await imported(page);
  await page.getByRole('button', { name: 'Deshacer importación', exact: true }).click();
  await expect(toastWith(page, 'Importación deshecha')).toBeVisible();
  await imported(page);
  await page.reload();
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox', { name: 'Guardar una copia en este navegador' }).uncheck();
  await expect(question).toContainText('No quedará nada: ni las copias de antes');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Resetear' }).click();
  await expect(toastWith(page, 'Database reset successfully')).toHaveText('Database reset successfully');
  expect(await storedCounts(page)).toEqual(NONE);
  expect(await page.evaluate(keysOfProgram)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Exportar tus datos' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Importaciones anteriores' })).toHaveCount(0);
});

test(
  'what another tab has reset is offered for undoing no more',
  { tag: '@slow' },
  async ({ page, context }) => {
    await imported(page);
    const undo = page.getByRole('button', { name: /^Deshacer importación/ });
    await expect(undo).toHaveCount(2);
    const other = await context.newPage();
    await other.goto('importar/');
    await other.getByRole('button', { name: 'Resetear Base de Datos' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Resetear' }).click();
    await expect(toastWith(other, 'Database reset successfully')).toBeVisible();
    await expect(undo).toHaveCount(0);
  },
);

/** Runs in the page: the key of every row in the second database. */
async function keysOfProgram(): Promise<IDBValidKey[]> {
  const opening = indexedDB.open('mis-gastos-programa');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const stores = [...opening.result.objectStoreNames];
  const transaction = opening.result.transaction(stores);
  const requests = stores.map((store) => transaction.objectStore(store).getAllKeys());
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  opening.result.close();
  return requests.flatMap(({ result }) => result);
}

test(
  'the copies of a browser are restored, and erased for good, in the settings',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, exchangeFile(ROWS));
    await page.goto('gastos/?todo');
    await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
    const all = await storedCounts(page);
    await page.getByRole('button', { name: 'Eliminar 30' }).click();
    await expect(toastWith(page, '30 gastos eliminados')).toBeVisible();
    await page.goto('ajustes/');
    const copies = page.getByRole('region', { name: 'Copias en este navegador' });
    await expect(copies.getByRole('listitem')).toContainText(['Antes de eliminar gastos']);
    await expectAccessible(page);
    await copies.getByRole('button', { name: /^Restaurar la copia/ }).click();
    await expect(toastWith(page, 'Copia restaurada')).toBeVisible();
    expect(await storedCounts(page)).toEqual(all);
    await expect(copies.getByRole('listitem')).toContainText([
      'Antes de restaurar',
      'Antes de eliminar gastos',
    ]);
    await copies.getByRole('button', { name: 'Borrar copias' }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar copias' }).click();
    await expect(toastWith(page, 'Copias borradas')).toBeVisible();
    await expect(copies.getByRole('listitem')).toHaveCount(0);
    await page.reload();
    await expect(copies.getByText('Todavía no hay ninguna.')).toBeVisible();
    expect(await storedCounts(page)).toEqual(all);
  },
);
