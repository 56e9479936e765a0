import { mkdtemp, rm } from 'node:fs/promises';
import { chromium, test, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';

/** Takes service workers from a browser. */
export async function withoutServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

/** Opens a browser on a profile folder of its own, whose data lie on the disk, as a person's do, and outlive it. It has no service workers. */
export async function openProfile(
  folder: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: LaunchOptions['env'] } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const { launchOptions, baseURL, locale, timezoneId } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), ...args],
    env: { ...process.env, ...env },
    baseURL,
    locale,
    timezoneId,
  });
  await withoutServiceWorker(context);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Visits with a browser that has never been anywhere, which is gone afterwards with all that it stored. */
export async function withFreshProfile<Value>(visit: (page: Page) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(test.info().outputPath('fresh-'));
  const { context, page } = await openProfile(folder);
  try {
    return await visit(page);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
