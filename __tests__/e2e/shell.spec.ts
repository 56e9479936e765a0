import type { Locator } from '@playwright/test';
import { PAGES } from '../support/pages';
import { expect, test } from '../support/site-test';

test('the skip link leads to the content, and navigation moves the focus to the heading', async ({
  page,
}) => {
  await page.goto('');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Gastos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeFocused();
  await expect(page).toHaveTitle('Gastos · Mis Gastos');
});

test('every page has its title, one heading, a sidebar toggle and a marked place in the menu, no link that is dead, and fits 320 px, with large text too', async ({
  page,
  request,
  baseURL,
}) => {
  const links = new Set<string>();
  for (const [path, heading] of PAGES) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Mis Gastos`);
    await expect(page.getByRole('button', { name: 'Contraer la barra lateral' })).toBeVisible();
    await expect(
      page.getByRole('complementary', { name: 'Barra lateral' }).locator('[aria-current=page]'),
    ).toHaveCount(1);
    for (const href of await addressesOf(page.getByRole('link'))) links.add(new URL(href, baseURL).href);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(wide, `${path} with large text`).toBeLessThanOrEqual(320);
  }
  expect(links.size).toBeGreaterThan(3);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

test('the sidebar stays collapsed after a reload', { tag: '@slow' }, async ({ page }) => {
  await page.goto('importar/');
  const sidebar = page.getByRole('complementary', { name: 'Barra lateral' });
  const wide = (await sidebar.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Contraer la barra lateral' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expandir la barra lateral' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect((await sidebar.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
  await sidebar.getByRole('link', { name: 'Gastos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
});

test('the theme is chosen once for all visits and is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Claro' }).check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset.theme });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { themeAtFirstPaint?: string }).themeAtFirstPaint))
    .toBe('light');
  // The device prefers dark: whichever of the two the browser takes for its bars, it is the light one.
  const colors = page.locator('meta[name="theme-color"]');
  await expect(colors).toHaveCount(2);
  for (const color of await colors.all()) await expect(color).toHaveAttribute('content', '#f8fbfa');
});

test('on a phone the sections are at the bottom, and «Más» holds the others', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('');
  const more = page.getByRole('button', { name: 'Más', exact: true });
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'Más' });
  await expect(sheet.getByRole('navigation').getByRole('link')).toHaveText([
    'Importar',
    'Extractos',
    'Métodos de pago',
    'Ajustes',
    'Privacidad',
  ]);
  await sheet.getByRole('link', { name: 'Importar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Importar Gastos' })).toBeFocused();
  const bar = page.getByRole('navigation', { name: 'Secciones' }).getByRole('list');
  await expect(bar.getByRole('link')).toHaveText(['Resumen', 'Gastos', 'Categorías']);
  await expect(more).toHaveAttribute('aria-current', 'true');
  await bar.getByRole('link', { name: 'Gastos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeFocused();
  await expect(more).not.toHaveAttribute('aria-current');
  await more.click();
  await expect(sheet.getByRole('link', { name: 'Extractos' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(page).toHaveURL(/\/gastos\/$/);

  // However small the window and large the text, the words of the bar stand clear of each other.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const boxes = await Promise.all(
    [...(await bar.getByRole('link').locator('span').all()), more].map((each) => each.boundingBox()),
  );
  for (const [place, box] of boxes.entries()) {
    const next = boxes[place + 1];
    if (box && next) expect(box.x + box.width).toBeLessThanOrEqual(next.x);
  }
});

test('every screen can be reached from a low window and with large text', async ({ page }) => {
  const privacidad = page.getByRole('link', { name: 'Privacidad' });
  // A phone on its side.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('gastos/');
  await privacidad.click();
  await expect(page).toHaveURL(/\/privacidad\/$/);
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('gastos/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await privacidad.click();
  await expect(page).toHaveURL(/\/privacidad\/$/);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedLog: /404/ });

  test('says so in Spanish and leads back', async ({ page }) => {
    const response = await page.goto('no-existe/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no existe');
    const elsewhere = (await addressesOf(page.getByRole('link'))).filter((href) => !href.startsWith('#'));
    for (const href of elsewhere) expect((await page.request.get(href)).status(), href).toBe(200);
    await page.getByRole('link', { name: 'Ir al resumen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
  });
});

test('the static HTML already holds the shell and the headings', async ({ request }) => {
  for (const [path, heading] of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`>${heading}</h1>`);
    expect(html).toContain('Saltar al contenido');
  }
});

test('every script that a page begins with asks to be compiled ahead', async ({ request }) => {
  for (const [path] of PAGES) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => String(address));
    expect(scripts.length, path).toBeGreaterThan(1);
    for (const address of scripts)
      expect(await (await request.get(address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test(
  'the browser finds nothing wrong with how the program can be installed, and its shortcuts lead somewhere',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('ajustes/');
    const session = await page.context().newCDPSession(page);
    const { url, data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as Record<
      'icons' | 'shortcuts',
      { src?: string; url?: string }[]
    >;
    const addresses = [...manifest.icons, ...manifest.shortcuts].map(
      ({ src, url: to }) => new URL(src ?? to ?? '', url).href,
    );
    expect(addresses).toHaveLength(6);
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The windows of tests are private ones.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  },
);

/** Where links lead, as they say it. */
function addressesOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}
