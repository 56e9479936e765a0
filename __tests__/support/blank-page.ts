import type { Page } from '@playwright/test';

/** Opens a page on the site's own origin without its program, for its storage: a text that every site has. */
export async function openBlankPage(page: Page): Promise<void> {
  await page.goto('hashes.txt');
}
