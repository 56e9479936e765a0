import { startDevServer, type DevServer } from '../support/dev-server';
import { PAGES } from '../support/pages';
import { expect, test as siteTest } from '../support/site-test';

/** Milliseconds for all screens to be compiled, on a machine that has other work. */
const COMPILING_MS = 240_000;

const test = siteTest.extend<object, { server: DevServer }>({
  server: [
    async ({}, runTests) => {
      const server = await startDevServer();
      await runTests(server);
      await server.close();
    },
    { scope: 'worker', timeout: COMPILING_MS },
  ],
  baseURL: async ({ server }, runTest) => {
    await runTest(server.url);
  },
});

test.describe.configure({ timeout: COMPILING_MS });

test('the development server starts', async ({ request }) => {
  // Compiles nothing: the first screen takes a quarter of a minute.
  expect((await request.get('manifest.webmanifest')).status()).toBe(200);
});

test('no screen of the development server complains in the browser', { tag: '@slow' }, async ({ page }) => {
  for (const [route, title] of PAGES) {
    await page.goto(route, { timeout: 0 });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0);
  }
});
