import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { keepForOffline } from '../support/keep-for-offline';
import { PAGES } from '../support/pages';
import { CADDY, NGINX, startHost, type HostKind, type RealHost } from '../support/real-host';
import { expect, importFile, resultCounts, test as siteTest } from '../support/site-test';
import { BUILT_FOR_ROOT, BUILT_FOR_SUB_PATH, type BuiltSite } from '../support/sites';

const BUILT = [BUILT_FOR_ROOT, BUILT_FOR_SUB_PATH];

/** A built site behind a web server that is really installed, set up as docs/hosting.md says. */
const test = siteTest.extend<{ kind: HostKind; built: BuiltSite; host: RealHost }>({
  kind: [NGINX, { option: true }],
  built: [BUILT_FOR_ROOT, { option: true }],
  host: async ({ kind, built }, runTest) => {
    const root = test.info().outputPath('root');
    const place = join(root, built.path);
    await mkdir(join(place, '..'), { recursive: true });
    await symlink(resolve(built.folder), place.replace(/\/$/, ''));
    const host = await startHost(kind, { root, path: built.path }, test.info().outputPath());
    await runTest(host);
    await host.stop();
  },
  baseURL: async ({ host }, runTest) => {
    await runTest(host.url);
  },
  // The page for unknown addresses is asked for, and complained of by the browser.
  expectedLog: /status of 404/,
});

/** What every answer says, by the recipe. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

async function headersOf(page: Page, path: string): Promise<Record<string, string>> {
  return (await page.request.get(path)).headers();
}

for (const kind of [NGINX, CADDY])
  for (const built of BUILT)
    test.describe(`${kind.name}, set up as docs/hosting.md says, with the site at ${built.path}`, () => {
      test.use({ kind, built });

      test('answers every address, and softly leads from one to the next', async ({ page, host }) => {
        for (const [route, heading] of PAGES) {
          expect((await page.goto(route))?.status()).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        }
        await page.goto('gastos');
        await expect(page).toHaveURL(`${host.url}gastos/`);
        await page.goto('');
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const links = page.getByRole('complementary', { name: 'Barra lateral' }).getByRole('link');
        await expect(links).toHaveCount(PAGES.length);
        for (const link of (await links.all()).reverse()) {
          const address = new URL((await link.getAttribute('href')) ?? '', host.url).href;
          await link.click();
          await expect(page).toHaveURL(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        }
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        expect((await page.goto('no/existe/'))?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no existe');
      });

      test('says what the recipe promises', async ({ page }) => {
        await page.goto('');
        const script = await page.locator('script[src*="/_next/static/"]').first().getAttribute('src');
        for (const path of ['', 'gastos/', 'sw.js', 'no-existe'])
          expect(await headersOf(page, path), path).toMatchObject({
            ...EVERYWHERE,
            'content-security-policy': "frame-ancestors 'none'",
            'cache-control': 'no-cache',
          });
        expect(await headersOf(page, script ?? '')).toMatchObject({
          ...EVERYWHERE,
          'content-security-policy': "default-src 'self'",
          'cache-control': 'public, max-age=31536000, immutable',
          'content-encoding': 'gzip',
        });
        const missing = await page.request.get('_next/static/no-existe.js');
        expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-cache']);
      });

      test('imports the sample in the worker', async ({ page }) => {
        const working = page.waitForEvent('worker');
        await page.goto('importar/');
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Descargar Ejemplo' }).click();
        const sample = test.info().outputPath('ejemplo.json');
        await (await downloading).saveAs(sample);
        await importFile(page, sample);
        expect((await working).url()).toContain('/_next/static/');
        const counts = await resultCounts(page);
        expect(counts['Gastos Importados']).toBe(counts['Total Gastos']);
        expect(Number(counts['Total Gastos'])).toBeGreaterThan(0);
      });

      test.describe('once visited', () => {
        test.use({ serviceWorker: true });

        test('may stop: every screen opens without it', async ({ page, host }) => {
          await keepForOffline(page);
          await host.stop();
          await expect(fetch(host.url)).rejects.toThrow();
          for (const [route, heading] of PAGES) {
            await page.goto(route);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          }
        });
      });
    });
