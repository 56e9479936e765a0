import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile, importButton, importResults, resultOf } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { countStoredRows, NO_ROWS, rowsOf } from '../support/stored-rows';

const QUOTA = 6 * 2 ** 20;
const ROWS = 2000;
/** No compression helps against random text: the file is three times as large as the quota. */
const BYTES_PER_ROW = 7000;

test('a full disk stores nothing, says so, and keeps the file for another try', async ({ baseURL }) => {
  const file = withIncompressibleText(exchangeFile(ROWS));
  const path = await writeAsJson(file);
  await withFreshProfile(async (page) => {
    const session = await page.context().newCDPSession(page);
    const origin = new URL(baseURL ?? '').origin;
    await chooseFile(page, path);

    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
    await importButton(page).click();
    await expect(page.getByText('No se ha podido importar el archivo')).toBeVisible();
    await expect(
      page.getByText('No queda espacio en este dispositivo. No se ha guardado nada.'),
    ).toBeVisible();
    await expect(page.getByText('gastos.json')).toBeVisible();
    expect(await countStoredRows(page)).toEqual(NO_ROWS);

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await importButton(page).click();
    await expect(importResults(page)).toBeVisible();
    await expect(resultOf(page, 'Gastos Importados')).toHaveText(String(ROWS));
    expect(await countStoredRows(page)).toEqual(rowsOf(file));
  });
});

function withIncompressibleText(file: ReturnType<typeof exchangeFile>): ReturnType<typeof exchangeFile> {
  const gastos = file.gastos.map((gasto) => ({
    ...gasto,
    descripcion: randomBytes(BYTES_PER_ROW).toString('base64'),
  }));
  return { ...file, gastos };
}
