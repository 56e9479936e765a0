import { expect, test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile, importButton, importFile, importResults, resultOf } from '../support/import-screen';
import { clearByBrowser, lostNotice, rowsLeft, timeUntilNotice } from '../support/lost-storage';
import { withFreshProfile } from '../support/profile';
import { countStoredRows, NO_ROWS, rowsOf } from '../support/stored-rows';

const ROWS = 20_000;

/** What a person may be at when the browser clears the data. */
const MOMENTS: Record<string, (page: Page, path: string) => Promise<void>> = {
  'the list shown': async (page) => {
    await page.goto('gastos/?todo');
    await expect(page.getByText('20.000 gastos', { exact: true })).toBeVisible();
  },
  'the form filled in': async (page) => {
    await page.goto('gastos/?nuevo');
    await page.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
    await page.getByLabel('Nombre').fill('Cena con Ana');
    await page.getByRole('radio').first().check({ force: true });
  },
  'an import under way': async (page, path) => {
    await chooseFile(page, path);
    await importButton(page).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]/);
  },
  'a reset under way': async (page) => {
    await page.goto('importar/');
    await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resetear' }).click();
  },
};

for (const [moment, arrive] of Object.entries(MOMENTS)) {
  test(`data cleared with ${moment}: a notice within a second, and no row after`, async () => {
    const file = exchangeFile(ROWS);
    const path = await writeAsJson(file);
    await withFreshProfile(async (page) => {
      await importFile(page, path);
      await arrive(page, path);
      const time = await timeUntilNotice(page, () => clearByBrowser(page));
      console.log(`Cleared with ${moment}: covered after ${Math.round(time)} ms`);
      if (moment === 'the form filled in')
        await expect(lostNotice(page)).toContainText(
          /Cantidad: 12,5\nCategoría: .+\nFecha: Hoy\nMétodo de pago: .+\nNombre: Cena con Ana/,
        );

      // Whatever was under way has come to its end by then.
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('n');
      await page.keyboard.press('Control+z');
      await expect(lostNotice(page)).toBeVisible();
      expect(await rowsLeft(page)).toEqual(NO_ROWS);

      await lostNotice(page).getByRole('button', { name: 'Volver a cargar' }).click();
      await expect(lostNotice(page)).toHaveCount(0);
      await chooseFile(page, path);
      await importButton(page).click();
      await expect(importResults(page)).toBeVisible();
      await expect(resultOf(page, 'Gastos Importados')).toHaveText(
        ROWS.toLocaleString('es', { useGrouping: 'always' }),
      );
      expect(await countStoredRows(page)).toEqual(rowsOf(file));
    });
  });
}
