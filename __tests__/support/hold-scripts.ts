import type { Page } from '@playwright/test';

/** Has a page's scripts come only once the answered function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release?.();
}
