import type { Locator, Page } from '@playwright/test';

/** Opens the import screen and chooses a file there, by its path. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  await page.goto('importar/');
  await page.getByLabel('Archivo JSON').setInputFiles(path);
}

/** The button that starts the import of the chosen file. */
export function importButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Importar Gastos' });
}

/** The heading of what an import came to: it is there once the import has finished. */
export function importResults(page: Page): Locator {
  return page.getByRole('heading', { name: 'Resultado de la importación' });
}

/** A number of the results, found by its label. */
export function resultOf(page: Page, label: string): Locator {
  return page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
}

/** Imports a file by its path and waits for the results, however long that takes. */
export async function importFile(page: Page, path: string): Promise<void> {
  await chooseFile(page, path);
  await importButton(page).click();
  await importResults(page).waitFor({ timeout: 0 });
}
