import type { Page } from '@playwright/test';

const BLANK = 'blank/';

/** Opens an empty page on the site's own origin: its storage, without its program. */
export async function openBlankPage(page: Page): Promise<void> {
  await page.route(`**/${BLANK}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(BLANK);
}
