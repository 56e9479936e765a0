import type { Page } from '@playwright/test';

/** Visits for the first time, until the browser has kept all. */
export async function keepForOffline(page: Page): Promise<void> {
  await page.goto('');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}
