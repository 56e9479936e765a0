import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import {
  expect,
  holdWriteLock,
  importFile,
  jsonFile,
  storedCounts,
  test,
  toastWith,
} from '../support/site-test';
import { countStoredRows, NO_ROWS, storedTables } from '../support/stored-rows';

const DATA = buildFile([
  buildGastoFields({ nombre: 'Alquiler', cantidad: 800 }),
  buildGastoFields({ nombre: 'Café ☕', cantidad: 1.1, estado: 'pendiente' }),
  buildGastoFields({ nombre: 'Cine' }),
]);
const MINE = ['Alquiler', 'Café ☕', 'Cine'];
const OTHER = {
  categorias: [{ id: 1, nombre: 'Otra' }],
  metodosPago: [{ id: 1, nombre: 'Bono' }],
  gastos: [buildGastoFields({ nombre: 'Ajeno' })],
};
const PASSPHRASE = 'caballo correcto batería grapa';

function dialog(page: Page) {
  return page.getByRole('dialog');
}

/** Downloads a backup in the settings and answers what it holds, for a file to choose. */
async function download(
  page: Page,
  passphrase = '',
  counts = '3 gastos, 1 categoría, 1 método de pago',
): Promise<ReturnType<typeof jsonFile>> {
  await page.goto('ajustes/');
  await page.getByRole('button', { name: 'Descargar copia de seguridad' }).click();
  if (passphrase !== '') {
    await dialog(page).getByLabel('Contraseña (opcional)').fill(passphrase);
    await dialog(page).getByLabel('Repite la contraseña').fill(passphrase);
  }
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Descargar', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^mis-gastos-copia-\d{4}-\d\d-\d\d\.json$/);
  await expect(toastWith(page, 'Copia de seguridad descargada')).toContainText(counts);
  await expect(dialog(page)).toHaveCount(0);
  return jsonFile(await readFile(await file.path(), 'utf8'), file.suggestedFilename());
}

async function openRestore(page: Page): Promise<void> {
  await page.goto('ajustes/');
  await page.getByRole('button', { name: 'Restaurar copia de seguridad' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function choose(page: Page, file: ReturnType<typeof jsonFile>): Promise<void> {
  await dialog(page).getByLabel('Archivo de la copia de seguridad').setInputFiles(file);
}

async function reset(page: Page): Promise<void> {
  await page.goto('importar/');
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resetear' }).click();
  await expect(toastWith(page, 'Database reset successfully')).toBeVisible();
  expect(await countStoredRows(page)).toEqual(NO_ROWS);
}

async function nombres(page: Page): Promise<string[]> {
  return (await storedTables(page)).gastos.map(({ nombre }) => nombre);
}

for (const { title, passphrase, tag } of [
  { title: 'a backup', passphrase: '', tag: '@slow' },
  { title: 'an encrypted backup', passphrase: PASSPHRASE, tag: [] },
]) {
  test(`${title} brings everything back after a reset`, { tag }, async ({ page }) => {
    await seed(page, DATA);
    const file = await download(page, passphrase);
    const before = await storedTables(page);
    await expect(page.getByText('Hoy (3 gastos)')).toBeVisible();
    await reset(page);

    await openRestore(page);
    await choose(page, file);
    if (passphrase !== '') {
      const field = dialog(page).getByLabel('Contraseña de la copia');
      await expect(field).toBeFocused();
      await field.fill('otra');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByText('No se puede abrir con esa contraseña.')).toBeVisible();
      expect(await countStoredRows(page)).toEqual(NO_ROWS);
      await dialog(page).getByLabel('Contraseña de la copia').fill(passphrase);
      await page.keyboard.press('Enter');
    }
    await expect(dialog(page).getByRole('heading', { name: 'Contenido de la copia' })).toBeFocused();
    await expect(dialog(page)).toContainText(file.name);
    await expect(dialog(page).locator('dd')).toContainText([/^Chrome en /, '20', '3', '1', '1']);
    expect(await countStoredRows(page)).toEqual(NO_ROWS);
    await dialog(page).getByRole('button', { name: 'Reemplazar' }).click();
    await expect(toastWith(page, 'Copia de seguridad restaurada')).toContainText('3 gastos');
    await expect(dialog(page)).toHaveCount(0);

    const after = await storedTables(page);
    expect(after.gastos.map((gasto) => ({ ...gasto, id: 0, categoriaId: 0, metodoPagoId: 0 }))).toEqual(
      before.gastos.map((gasto) => ({ ...gasto, id: 0, categoriaId: 0, metodoPagoId: 0 })),
    );
    // Ids are not given anew once a table is cleared.
    expect(after.gastos[0]?.id).toBeGreaterThan(before.gastos.at(-1)?.id ?? 0);
    expect(after.categorias.map((row) => ({ ...row, id: 0 }))).toEqual(
      before.categorias.map((row) => ({ ...row, id: 0 })),
    );
  });
}

/** Gives the page a share sheet that ends as the list says, in turn, and keeps what it was given. */
async function shareWith(page: Page, ends: readonly ('shared' | 'AbortError' | 'NotAllowedError')[]) {
  const given: { name: string; text: string }[] = [];
  const left = [...ends];
  await page.exposeFunction('give', (name: string, text: string) => {
    const end = left.shift();
    if (end === 'shared') given.push({ name, text });
    return end;
  });
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: [File] }) => {
        const { give } = window as unknown as { give: (name: string, text: string) => Promise<string> };
        const end = await give(file.name, await file.text());
        if (end !== 'shared') throw new DOMException('', end);
      },
    });
  });
  return given;
}

test(
  'a backup is shared as a text file, which is restored like any other',
  { tag: '@slow' },
  async ({ page }) => {
    const given = await shareWith(page, ['AbortError', 'NotAllowedError', 'shared']);
    await seed(page, DATA);
    await page.goto('ajustes/');
    await page.getByRole('button', { name: 'Descargar copia de seguridad' }).click();
    const share = dialog(page).getByRole('button', { name: 'Compartir copia' });
    await share.click();
    // Closing the share sheet changes nothing; one that wants a newer press gets it without a second backup.
    await expect(share).toBeEnabled();
    await expect(page.getByText('Nunca', { exact: true })).toHaveCount(1);
    await share.click();
    await expect(dialog(page).getByText('La copia está hecha.')).toBeVisible();
    await expect(share).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toastWith(page, 'Copia de seguridad compartida')).toContainText('3 gastos');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Hoy (3 gastos)')).toBeVisible();

    expect(given).toHaveLength(1);
    const [file] = given;
    expect(file?.name).toMatch(/^mis-gastos-copia-\d{4}-\d\d-\d\d\.txt$/);
    await reset(page);
    await openRestore(page);
    await choose(page, { ...jsonFile(file?.text ?? '', file?.name), mimeType: 'text/plain' });
    await dialog(page).getByRole('button', { name: 'Reemplazar' }).click();
    await expect(toastWith(page, 'Copia de seguridad restaurada')).toContainText('3 gastos');
    expect(await nombres(page)).toEqual(MINE);
  },
);

test(
  'a share that the browser refuses says so, and the download stays',
  { tag: '@slow' },
  async ({ page }) => {
    await shareWith(page, ['NotAllowedError', 'NotAllowedError']);
    await seed(page, DATA);
    await page.goto('ajustes/');
    await page.getByRole('button', { name: 'Descargar copia de seguridad' }).click();
    const share = dialog(page).getByRole('button', { name: 'Compartir copia' });
    await share.click();
    await expect(dialog(page).getByText('La copia está hecha.')).toBeVisible();
    await share.click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Este navegador no ha podido compartir la copia. Descárgala.',
    );
    await expect(dialog(page).getByRole('button', { name: 'Descargar', exact: true })).toBeVisible();
  },
);

test('«Reemplazar» can be undone, and so can «Añadir»', { tag: '@slow' }, async ({ page }) => {
  await seed(page, DATA);
  const file = await download(page);
  await importFile(page, jsonFile(OTHER));
  const both = await download(page, '', '4 gastos, 2 categorías, 2 métodos de pago');
  const before = await storedTables(page);

  await openRestore(page);
  await choose(page, file);
  await dialog(page).getByRole('button', { name: 'Reemplazar' }).click();
  const replaced = toastWith(page, 'Copia de seguridad restaurada');
  await expect(replaced).toBeVisible();
  expect(await nombres(page)).toEqual(MINE);
  await replaced.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toastWith(page, 'Copia restaurada')).toBeVisible();
  expect(await storedTables(page)).toEqual(before);

  await openRestore(page);
  await choose(page, file);
  await dialog(page).getByRole('button', { name: 'Reemplazar' }).click();
  await expect(replaced).toBeVisible();
  const mine = await storedTables(page);
  await openRestore(page);
  await choose(page, both);
  await dialog(page).getByRole('button', { name: 'Añadir' }).click();
  const added = toastWith(page, 'Copia de seguridad añadida');
  await expect(added).toBeVisible();
  // What is there already does not come twice.
  await expect(added).toContainText('3 gastos ya estaban');
  expect(await nombres(page)).toEqual([...MINE, 'Ajeno']);
  await added.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toastWith(page, 'Restauración deshecha')).toBeVisible();
  expect(await storedTables(page)).toEqual(mine);
});

test(
  'files that are foreign, cut short, edited or of a newer version are refused, and nothing changes',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, DATA);
    const file = await download(page);
    const text = file.buffer.toString();
    const before = await storedTables(page);
    await openRestore(page);
    for (const [content, sentence] of [
      [JSON.stringify(OTHER), 'no es una copia de seguridad'],
      ['fecha;nombre', 'si es un CSV, en Extractos'],
      [text.slice(0, -30), 'está dañada'],
      [text.replace('Alquiler', 'Alquilar'), 'está dañada'],
      [text.replace('"version":1', '"version":7'), 'versión más nueva'],
    ] as const) {
      await choose(page, jsonFile(content, 'copia.json'));
      await expect(dialog(page).getByRole('alert')).toContainText(sentence);
      await expect(dialog(page).getByRole('button', { name: 'Elegir otro archivo' })).toBeFocused();
    }
    expect(await storedTables(page)).toEqual(before);
  },
);

test('two passphrases that differ make no backup', { tag: '@slow' }, async ({ page }) => {
  await seed(page, DATA);
  await page.goto('ajustes/');
  await page.getByRole('button', { name: 'Descargar copia de seguridad' }).click();
  await dialog(page).getByLabel('Contraseña (opcional)').fill('una');
  await dialog(page).getByLabel('Repite la contraseña').fill('otra');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Repite la contraseña')).toHaveAccessibleDescription(
    'Las dos contraseñas no son iguales.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Descargar copia de seguridad' })).toBeFocused();
  await expect(page.getByText('Nunca', { exact: true })).toBeVisible();
});

test('a restoring that waits for its turn can be called off', { tag: '@slow' }, async ({ page }) => {
  await seed(page, DATA);
  const file = await download(page);
  await openRestore(page);
  await holdWriteLock(page);
  await choose(page, file);
  await dialog(page).getByRole('button', { name: 'Reemplazar' }).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(toastWith(page, 'Restauración cancelada')).toContainText('No se ha cambiado nada.');
  expect((await storedCounts(page)).gastos).toBe(3);
});

for (const width of [360, 1280]) {
  test(`axe reports nothing on the backup dialogs at ${width} px`, EVERY_STATE, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seed(page, DATA);
    const file = await download(page, PASSPHRASE);
    await expectAccessible(page, 'a copy was made');

    await page.getByRole('button', { name: 'Descargar copia de seguridad' }).click();
    await dialog(page).getByLabel('Contraseña (opcional)').fill('una');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('no son iguales')).toBeVisible();
    await expectAccessible(page, 'passphrases that differ');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Restaurar copia de seguridad' }).click();
    await expectAccessible(page, 'choice of a file');
    await choose(page, jsonFile(OTHER));
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'refused file');
    await choose(page, file);
    await expect(dialog(page).getByLabel('Contraseña de la copia')).toBeVisible();
    await expectAccessible(page, 'passphrase');
    await dialog(page).getByLabel('Contraseña de la copia').fill(PASSPHRASE);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: 'Contenido de la copia' })).toBeVisible();
    await expectAccessible(page, 'contents');
    await holdWriteLock(page);
    await dialog(page).getByRole('button', { name: 'Añadir' }).click();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await expectAccessible(page, 'restoring');
  });
}
