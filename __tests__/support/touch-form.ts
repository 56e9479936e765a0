import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test';

/** A phone whose fingers fill in the form. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Opens the form for a new expense by a tap. */
export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Nuevo gasto' }).last().tap();
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await expect(form.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
  return form;
}

export async function tapKeys(form: Locator, ...keys: string[]): Promise<void> {
  const pad = form.getByRole('group', { name: 'Teclado numérico' });
  for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).tap();
}

/** Expects all of these whole inside the window and inside what scrolls around them. */
export async function expectInView(...parts: Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}
