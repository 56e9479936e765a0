import type { Page } from '@playwright/test';
import { exchangeFile } from '../support/exchange-file';
import { importResults } from '../support/import-screen';
import { chooseFile, expect, jsonFile, test } from '../support/site-test';
import { slowDown, watchFrames } from '../support/watch-frames';

/** Everything by which a screen says that nothing is stored, or that something was. */
const SAID_OF_NOTHING = [
  'Todavía no hay gastos',
  'Lleva la cuenta de lo que gastas',
  'Todavía no hay categorías',
  'Todavía no hay métodos',
  'Probar con datos de ejemplo',
  'Aquí había',
];

const FILE = jsonFile(exchangeFile(300));

async function openLink(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true }).click();
}

function row(page: Page) {
  return page.getByRole('button', { name: /^Editar / }).first();
}

for (const [speed, rate, details] of [
  ['', 1, { tag: '@slow' }],
  [' on a slow processor', 4, {}],
] as const)
  test(
    `from the press on, no frame of a first import says that nothing is stored${speed}`,
    details,
    async ({ page }) => {
      // Both other screens have said so, and rightly.
      await page.goto('');
      await expect(page.getByRole('button', { name: 'Probar con datos de ejemplo' })).toBeVisible();
      await openLink(page, 'Gastos');
      await expect(page.getByRole('heading', { name: 'Todavía no hay gastos' })).toBeVisible();
      await openLink(page, 'Importar');
      await chooseFile(page, FILE);
      await slowDown(page, rate);
      const seen = await watchFrames(page, SAID_OF_NOTHING);
      await page.getByRole('button', { name: 'Importar Gastos' }).click();
      await expect(importResults(page)).toBeVisible();
      await page.getByRole('button', { name: 'Ver Gastos' }).click();
      await expect(row(page)).toBeVisible();
      await openLink(page, 'Resumen');
      await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
      await openLink(page, 'Categorías');
      await expect(page.getByText('Categoría 1', { exact: true }).first()).toBeVisible();
      expect(await seen()).toEqual([]);
    },
  );
