import { expect, test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile, importButton, importFile, importResults } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { countStoredRows, NO_ROWS, rowsOf, storedTables } from '../support/stored-rows';

const ROWS = 5000;

/** Opens the site in a second tab of the same browser. */
async function secondTab(page: Page): Promise<Page> {
  return page.context().newPage();
}

function answerToReset(page: Page) {
  return page.getByRole('alertdialog').getByRole('button', { name: 'Resetear' });
}

async function askForReset(page: Page): Promise<void> {
  await page.goto('importar/');
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
}

test('two imports at once are both stored whole', async () => {
  const file = exchangeFile(ROWS);
  const path = await writeAsJson(file);
  await withFreshProfile(async (page) => {
    const other = await secondTab(page);
    await Promise.all([chooseFile(page, path), chooseFile(other, path)]);
    await Promise.all([importButton(page).click(), importButton(other).click()]);
    await Promise.all([importResults(page).waitFor(), importResults(other).waitFor()]);
    expect(await countStoredRows(page)).toEqual({ ...rowsOf(file), gastos: 2 * ROWS });
  });
});

test('an import and a reset at once leave all of the import, or nothing', async () => {
  const file = exchangeFile(ROWS);
  const path = await writeAsJson(file);
  await withFreshProfile(async (page) => {
    await importFile(page, path);
    const other = await secondTab(page);
    await askForReset(other);
    await chooseFile(page, path);
    await Promise.all([importButton(page).click(), answerToReset(other).click()]);
    await Promise.all([
      importResults(page).waitFor(),
      other.getByText('Database reset successfully').waitFor(),
    ]);
    expect([NO_ROWS, rowsOf(file)]).toContainEqual(await countStoredRows(page));
  });
});

test('what was saved beside a restore is in the data or in the copy that it kept', async () => {
  const file = exchangeFile(ROWS);
  const path = await writeAsJson(file);
  await withFreshProfile(async (page) => {
    await importFile(page, path);
    await askForReset(page);
    await answerToReset(page).click();
    await page.getByText('Database reset successfully').waitFor();
    const other = await secondTab(page);
    await other.goto('gastos/?nuevo');
    const form = other.getByRole('dialog', { name: 'Nuevo gasto' });
    await form.getByRole('textbox', { name: 'Cantidad' }).fill('77,77');
    await form.getByRole('radio', { name: 'Hogar' }).locator('..').click();
    await page.goto('ajustes/');
    await Promise.all([
      page.getByRole('button', { name: /^Restaurar la copia/ }).click(),
      form.getByRole('button', { name: 'Guardar', exact: true }).click(),
    ]);
    await page.getByText('Copia restaurada').waitFor();
    await expect(form).toHaveCount(0);
    const isStored = (await storedTables(page)).gastos.some(({ cantidad }) => cantidad === 77.77);
    const copies = page.getByRole('region', { name: 'Copias en este navegador' }).getByRole('listitem');
    if (isStored) expect(await countStoredRows(page)).toMatchObject({ gastos: ROWS + 1 });
    else await expect(copies.first()).toContainText('1 gasto ');
  });
});
