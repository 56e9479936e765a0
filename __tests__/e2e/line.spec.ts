import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, storedCounts, test, toastWith } from '../support/site-test';

test.beforeEach(async ({ page }) => {
  await seed(page, buildFile([buildGastoFields({ nombre: 'Café', cantidad: 1.8, fecha: '2026-01-05' })]));
  await page.goto('gastos/');
  await expect(page.getByText('1 gasto', { exact: true })).toBeVisible();
});

async function typeLine(page: Page, line: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Paleta de comandos' }).fill(line);
}

test('a line whose category is known is stored by Enter, and taken back by its toast', async ({ page }) => {
  await typeLine(page, 'cafe 2,10 ayer');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Añadir: Cafe, 2,10.€, ayer$/);
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Guardado: Café, 2,10 €')).toBeVisible();
  expect((await storedCounts(page)).gastos).toBe(2);
  await toastWith(page, 'Guardado: Café').getByRole('button', { name: 'Deshacer' }).click();
  await expect(toastWith(page, 'Quitado: Café, 2,10 €')).toBeVisible();
  expect((await storedCounts(page)).gastos).toBe(1);
});

test('a line whose category is not known opens the form filled', async ({ page }) => {
  await typeLine(page, 'pan 12,50');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('12,5');
  await expect(form.getByLabel('Nombre')).toHaveValue('Pan');
  await form.getByRole('radio').first().check({ force: true });
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toastWith(page, 'Guardado: Pan, 12,50 €')).toBeVisible();
});

test('what can mean two things is asked in the form, and nothing is stored before', async ({ page }) => {
  await typeLine(page, 'cafe 12,345');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await expect(form.getByText(/¿Qué cantidad es\?/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('12,345');
  await expectAccessible(page);
  expect((await storedCounts(page)).gastos).toBe(1);
});

test('what is typed before the palette is there begins its line', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cafe 2,10');
  await expect(page.getByRole('combobox', { name: 'Paleta de comandos' })).toHaveValue('cafe 2,10');
});

test('words without an amount add nothing', async ({ page }) => {
  await typeLine(page, 'cafe');
  await expect(page.getByRole('option', { name: /^Buscar «cafe»/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Añadir/ })).toHaveCount(0);
});
