import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile, importButton, importFile, importResults, resultOf } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { countStoredRows, NO_ROWS, rowsOf, storedTables } from '../support/stored-rows';

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
    await expect(resultOf(page, 'Gastos Importados')).toHaveText(
      ROWS.toLocaleString('es', { useGrouping: 'always' }),
    );
    expect(await countStoredRows(page)).toEqual(rowsOf(file));
  });
});

test('a full disk keeps the form as it was filled in, and saves it when there is room', async ({
  baseURL,
}) => {
  const file = exchangeFile(20);
  const path = await writeAsJson(file);
  await withFreshProfile(async (page) => {
    const session = await page.context().newCDPSession(page);
    const origin = new URL(baseURL ?? '').origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
    await chooseFile(page, path);
    await importButton(page).click();
    await expect(importResults(page)).toBeVisible();
    await page.evaluate(fillStorage);

    await page.goto('gastos/?todo&nuevo');
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await form.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
    await form.getByRole('radio').first().check({ force: true });
    await form.getByLabel('Nombre').fill('Con el disco lleno');
    await form.getByLabel('Descripción').fill(randomBytes(1400).toString('base64'));
    await form.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('No se ha podido guardar el gasto')).toBeVisible();
    await expect(
      page.getByText('No queda espacio en este dispositivo. No se ha guardado nada.'),
    ).toBeVisible();
    await expect(form.getByLabel('Nombre')).toHaveValue('Con el disco lleno');
    expect(await countStoredRows(page)).toEqual(rowsOf(file));

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await form.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Editar Con el disco lleno' })).toBeVisible();
    expect(await countStoredRows(page)).toEqual({ ...rowsOf(file), gastos: file.gastos.length + 1 });
  });
});

test('a full disk lets a reset clear everything: the question says before that no copy can be kept', async ({
  baseURL,
}) => {
  const path = await writeAsJson(exchangeFile(20));
  await withFreshProfile(async (page) => {
    const session = await page.context().newCDPSession(page);
    const origin = new URL(baseURL ?? '').origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
    await importFile(page, path);
    await page.evaluate(fillStorage);
    await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'No se puede guardar ninguna. No queda espacio en este dispositivo. Si sigues se borra todo',
    );
    await expect(
      question.getByRole('checkbox', { name: 'Guardar una copia en este navegador' }),
    ).toBeDisabled();
    await question.getByRole('button', { name: 'Resetear' }).click();
    await expect(page.getByText('Database reset successfully')).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(await countStoredRows(page)).toEqual(NO_ROWS);
  });
});

for (const how of ['Añadir', 'Reemplazar']) {
  test(`a full disk lets no restore change anything by halves, and says so: ${how}`, async ({ baseURL }) => {
    const large = withIncompressibleText(exchangeFile(ROWS));
    const few = exchangeFile(20);
    const backup = test.info().outputPath('copia.json');
    await withFreshProfile(async (page) => {
      await importFile(page, await writeAsJson(large));
      await page.goto('ajustes/');
      await page.getByRole('button', { name: 'Descargar copia de seguridad' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('button', { name: 'Descargar', exact: true }).click();
      await (await downloading).saveAs(backup);
    });
    await withFreshProfile(async (page) => {
      const session = await page.context().newCDPSession(page);
      const origin = new URL(baseURL ?? '').origin;
      // Before anything is written: the browser remembers for a while how much room it found.
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
      await importFile(page, await writeAsJson(few));
      const before = await storedTables(page);
      await page.goto('ajustes/');
      await page.getByRole('button', { name: 'Restaurar copia de seguridad' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Archivo de la copia de seguridad').setInputFiles(backup);

      const start = Date.now();
      await dialog.getByRole('button', { name: how, exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText(
        'No se ha podido restaurar la copia de seguridad. No queda espacio en este dispositivo.',
      );
      console.log(`${how}: said ${Date.now() - start} ms after the press`);
      expect(await storedTables(page)).toEqual(before);

      await session.send('Storage.overrideQuotaForOrigin', { origin });
      await dialog.getByRole('button', { name: how, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      const added = how === 'Añadir' ? few.gastos.length : 0;
      expect((await countStoredRows(page)).gastos).toBe(large.gastos.length + added);
    });
  });
}

/** Runs in the page: another database of the same origin takes all the room there is, down to the last kilobyte. */
async function fillStorage(): Promise<void> {
  const opening = indexedDB.open('filler');
  opening.onupgradeneeded = () => opening.result.createObjectStore('filler', { autoIncrement: true });
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  for (let size = 2 ** 20; size >= 2 ** 10; size /= 2)
    while (await isStored(crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536))), size));
  opening.result.close();

  function isStored(random: Uint8Array, size: number): Promise<boolean> {
    return new Promise((resolve) => {
      const transaction = opening.result.transaction('filler', 'readwrite');
      for (let left = size; left > 0; left -= random.length) transaction.objectStore('filler').add(random);
      transaction.oncomplete = () => {
        resolve(true);
      };
      transaction.onabort = () => {
        resolve(false);
      };
    });
  }
}

function withIncompressibleText(file: ReturnType<typeof exchangeFile>): ReturnType<typeof exchangeFile> {
  const gastos = file.gastos.map((gasto) => ({
    ...gasto,
    descripcion: randomBytes(BYTES_PER_ROW).toString('base64'),
  }));
  return { ...file, gastos };
}
