import { copyFile, cp } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { keepForOffline } from '../support/keep-for-offline';
import { copyAsNextVersion } from '../support/next-deploy';
import { PAGES } from '../support/pages';
import { seed } from '../support/seed';
import { serveSite, type SiteServer } from '../support/site-server';
import {
  expect,
  historySettled,
  importFile,
  jsonFile,
  recordByKey,
  storedCounts,
  test as siteTest,
  toastWith,
} from '../support/site-test';
import { BUILT_FOR_ROOT, type BuiltSite } from '../support/sites';

const WORKBOOK = new URL('../support/extractos/05-caixabank-biff.xls', import.meta.url).pathname;

/**
 * A site of its own, which can go away and be replaced; the browser has service workers. The slow tests do the same on the
 * site for a sub-path: all that depends on a site's place has a part in this.
 */
const test = siteTest.extend<{ built: BuiltSite; site: SiteServer }>({
  built: [BUILT_FOR_ROOT, { option: true }],
  site: async ({ built }, runTest) => {
    const site = await serveSite(built.folder, built.path);
    await runTest(site);
    await site.close();
  },
  baseURL: async ({ site }, runTest) => {
    await runTest(site.url);
  },
  serviceWorker: true,
});

/** Has the browser ask for a new version. What comes of it shows; the browser's own answer may never come. */
async function lookForNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    void (await navigator.serviceWorker.ready).update();
  });
}

/** What of the files is kept in the browser, by the names of the caches. */
function caches(page: Page): Promise<string[]> {
  return page.evaluate(() => globalThis.caches.keys());
}

/** How the browser has kept the scripts of a page: as they came, or put together anew. */
function kindsOfKeptScripts(page: Page): Promise<(ResponseType | undefined)[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all(
      [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')].map(({ src }) =>
        globalThis.caches.match(src),
      ),
    );
    return kept.map((response) => response?.type);
  });
}

test('everything works without the server: screens, recording, importing, exporting', async ({
  page,
  site,
}) => {
  await keepForOffline(page);
  // Of these alone the browser keeps the compiled form as well.
  const kinds = await kindsOfKeptScripts(page);
  expect(kinds.length).toBeGreaterThan(5);
  expect(new Set(kinds)).toEqual(new Set(['basic']));
  site.gone = true;
  for (const [route, heading] of PAGES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  for (const name of ['Resumen', 'Gastos', 'Categorías', 'Métodos de pago', 'Importar', 'Ajustes']) {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      name === 'Importar' ? 'Importar Gastos' : name,
    );
  }
  await expect(page.getByText('Disponible')).toBeVisible();
  await importFile(page, jsonFile(buildFile()));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar JSON' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/);
  await recordByKey(page, '12,50');
  expect(await storedCounts(page)).toMatchObject({ gastos: 2 });
  // What reads workbooks was never asked for while the server was there.
  await page.goto('extractos/');
  await page.getByLabel('Extracto del banco').setInputFiles(WORKBOOK);
  await expect(page.getByText(/^Cuadra: (\d+) de \1 movimientos con el saldo$/)).toBeVisible();
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedLog: /status of 404/ });

  test(
    'without the server an unknown address says so; one without its slash, or of a file, finds its page',
    { tag: '@slow' },
    async ({ page, site }) => {
      await keepForOffline(page);
      site.gone = true;
      await page.goto('gastos?mes=2026-10');
      await expect(page).toHaveURL(`${site.url}gastos/?mes=2026-10`);
      await page.goto('categorias/index.html?todo');
      await expect(page).toHaveURL(`${site.url}categorias/?todo`);
      await page.goto('index.html');
      await expect(page).toHaveURL(site.url);
      await page.goto('nada/');
      await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible();
      const answers = await page.evaluate(async (url) => {
        const head = await fetch(`${url}gastos/`, { method: 'HEAD' });
        return [head.status, (await head.text()).length, head.headers.get('content-type')];
      }, site.url);
      expect(answers).toEqual([200, 0, 'text/html; charset=utf-8']);
    },
  );
});

test(
  'a new version waits until it is asked for; open tabs keep theirs, and the data',
  { tag: '@slow' },
  async ({ page, context, built, site }) => {
    await seed(page, buildFile());
    await keepForOffline(page);
    const other = await context.newPage();
    await other.goto('gastos/');
    await page.bringToFront();
    const folder = test.info().outputPath('next');
    await copyAsNextVersion(built.folder, folder);
    site.folder = folder;

    const offer = toastWith(page, 'Hay una versión nueva');
    await expect(async () => {
      await lookForNewVersion(page);
      await expect(offer).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    // On a phone it covers none of the sections.
    await page.getByRole('button', { name: 'Más', exact: true }).click({ trial: true });
    await page.getByRole('link', { name: 'Gastos', exact: true }).click({ trial: true });
    if (size) await page.setViewportSize(size);
    // What was not loaded yet is no longer on the server.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await caches(page)).toHaveLength(2);

    await offer.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.locator('script[src*="-next.js"]').first()).toBeAttached();
    expect(await storedCounts(page)).toMatchObject({ gastos: 1 });

    await other.bringToFront();
    await other.keyboard.press('Control+k');
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await historySettled(other);
    await other.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Ajustes' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
    await expect(other.locator('script[src*="-next.js"]').first()).toBeAttached();
    await other.goto('');
    await expect.poll(() => caches(other)).toHaveLength(1);
  },
);

test(
  'the worker that ends it takes the kept files away, and leaves the data alone',
  { tag: '@slow' },
  async ({ page, built, site }) => {
    await seed(page, buildFile());
    await keepForOffline(page);
    const folder = test.info().outputPath('off');
    await cp(built.folder, folder, { recursive: true });
    await copyFile('scripts/service-worker-off.mjs', `${folder}/sw.js`);
    site.folder = folder;
    await lookForNewVersion(page);
    // It takes over once the one before has answered what it was asked.
    await page.waitForFunction(async () => {
      const kept = await globalThis.caches.keys();
      return kept.length === 0 && (await navigator.serviceWorker.getRegistrations()).length === 0;
    });
    expect(await storedCounts(page)).toMatchObject({ gastos: 1 });
  },
);
