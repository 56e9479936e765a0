import type { Locator, Page } from '@playwright/test';

/** The row of an expense in the list. */
export function gastoRow(page: Page, nombre: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Editar ${nombre}`, exact: true }) });
}
