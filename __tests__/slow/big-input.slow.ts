import { open } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile, importButton, importFile, resultOf } from '../support/import-screen';
import { countStoredRows, NO_ROWS } from '../support/stored-rows';

const MEGABYTE = 2 ** 20;

test('a file of 500 MB is refused unread', async ({ page }) => {
  const path = await writeSparseFile(500 * MEGABYTE);
  await chooseFile(page, path);
  await importButton(page).click();
  await expect(
    page.getByText('Error al procesar el archivo. Verifica que sea un JSON válido.'),
  ).toBeVisible();
  await expect(page.getByText('El archivo supera el límite de 400 MB.')).toBeVisible();
  await expect(page.getByText('500,00 MB')).toBeVisible();
  await expectAlive(page);
  expect(await countStoredRows(page)).toEqual(NO_ROWS);
});

test('200,000 bad items are all counted, and the first thousand listed', async ({ page }) => {
  const path = await writeAsJson(Array.from({ length: 200_000 }, () => ({})));
  await importFile(page, path);
  await expect(resultOf(page, 'Total Gastos')).toHaveText('200.000');
  await expect(resultOf(page, 'Gastos Importados')).toHaveText('0');
  await expect(resultOf(page, 'Errores')).toHaveText('200.000');
  const lines = page.getByRole('region', { name: 'Detalle de los errores' }).getByRole('listitem');
  await expect(lines).toHaveCount(1001);
  await expect(lines.first()).toHaveText(/^Gasto 1: nombre es requerido y debe ser string, /);
  await expect(lines.last()).toHaveText('y 199.000 más');
  await page.getByRole('button', { name: 'Importar Otro Archivo' }).click();
  await expect(page.getByRole('button', { name: 'Seleccionar Archivo' })).toBeVisible();
});

test('names of a megabyte are imported, and fit a phone', async ({ page }) => {
  const { categorias, metodosPago, gastos } = exchangeFile(1);
  const path = await writeAsJson({
    categorias: categorias.map((categoria) => ({ ...categoria, nombre: longName('c', categoria.id) })),
    metodosPago: metodosPago.map((metodo) => ({ ...metodo, nombre: longName('m', metodo.id) })),
    gastos: gastos.map((gasto) => ({ ...gasto, nombre: longName('g', 1) })),
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await importFile(page, path);
  await expect(resultOf(page, 'Gastos Importados')).toHaveText('1');
  await expect(resultOf(page, 'Errores')).toHaveText('0');
  await page.getByRole('button', { name: 'Ver Gastos' }).click();
  const row = page.getByRole('region', { name: /^Gastos de / }).getByRole('listitem');
  await expect(row).toContainText('g'.repeat(100));
  await expect(row).toContainText('c'.repeat(100));
  await expect(row.getByText('€')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0);
});

/** A megabyte of one letter, without a place to break it. */
function longName(letter: string, id: number): string {
  return `${letter.repeat(MEGABYTE)}${id}`;
}

/** Runs in the page: by how many pixels its content is wider than the room for it. */
function sidewaysOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** A file that has a size and takes no room on the disk. */
async function writeSparseFile(bytes: number): Promise<string> {
  const path = test.info().outputPath('enorme.json');
  const file = await open(path, 'w');
  await file.truncate(bytes);
  await file.close();
  return path;
}

/** The page still answers: the file can be taken away and another one chosen. */
async function expectAlive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quitar archivo' }).click();
  await expect(page.getByRole('button', { name: 'Seleccionar Archivo' })).toBeVisible();
}
