import type { Page } from '@playwright/test';
import { addDays, fechaOf } from '@/lib/domain/dates';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { expect, test } from '../support/site-test';

/** A day late in the month, with 70 expenses in it. */
const TODAY = new Date('2026-06-28T12:00:00+02:00');
const GASTOS = Array.from({ length: 300 }, (_, place) =>
  buildGastoFields({
    nombre: `Gasto ${place}`,
    cantidad: 10.5 + place,
    fecha: addDays(fechaOf(TODAY), -Math.floor(place * 0.4)),
    estado: place % 2 ? 'pagado' : 'pendiente',
  }),
);

/** What is noted of an opening: the elements when its screen came, and the objects made of `Intl` by then and later. */
type Opening = { elements: number; intl: string[] };

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await seed(page, buildFile(GASTOS));
});

for (const { address, live, most } of [
  { address: 'gastos/', live: '[data-gasto]:not([inert] *)', most: 450 },
  { address: '', live: 'main figure > p[tabindex]:not([inert] *)', most: 400 },
])
  test(`/${address} opens with at most ${most} elements, and makes nothing of Intl`, async ({ page }) => {
    await page.goto(address);
    // The first visit asks for the name of the time zone, once the page is calm.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mis-gastos:zone'))).not.toBeNull();
    await page.addInitScript(noteOpening, live);
    await page.reload();
    await expect(page.locator(live).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { elements, intl } = await noted(page);
    expect(elements).toBeLessThanOrEqual(most);
    expect(elements).toBeGreaterThan(100);
    expect(intl).toEqual([]);
  });

for (const { where, height } of [
  { where: 'within a day', height: 823 },
  { where: 'between two days', height: 870 },
])
  test(
    `rows below a first window that ends ${where} have their room, and are drawn by the first scroll`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height });
      await page.goto('gastos/');
      const first = page.getByRole('button', { name: 'Editar Gasto 0', exact: true });
      await expect(first).toBeVisible();
      await expect(page.locator('[data-gasto]')).not.toHaveCount(GASTOS_OF_MES);
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.mouse.wheel(0, 300);
      await expect(page.locator('[data-gasto]')).toHaveCount(GASTOS_OF_MES);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(whole);
    },
  );

test('a screen reader, which neither scrolls nor presses a key, comes to the rows below', async ({
  page,
}) => {
  await page.goto('gastos/');
  await expect(page.getByRole('button', { name: 'Editar Gasto 0', exact: true })).toBeVisible();
  const next = page.getByRole('button', { name: 'Ver los gastos que siguen' });
  await next.evaluate((button: HTMLElement) => {
    button.click();
  });
  await expect(page.locator('[data-gasto]')).toHaveCount(GASTOS_OF_MES);
  await expect(next).toHaveCount(0);
});

const PICTURES = ['Categorías', 'Mes a mes', 'Día a día', 'Métodos de pago'];

for (const [where, height, details] of [
  ['below the first window', 823, {}],
  ['in a window that shows their place', 1600, { tag: '@slow' }],
] as const)
  test(`the pictures of the start page come without an act, ${where}`, details, async ({ page }) => {
    await page.setViewportSize({ width: 412, height });
    await page.goto('');
    for (const name of PICTURES) await expect(page.getByRole('region', { name })).toBeVisible();
  });

test(
  'the sidebar of a phone draws nothing until the window has room for it',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('gastos/');
    await expect(page.getByRole('button', { name: 'Editar Gasto 0', exact: true })).toBeVisible();
    const sidebar = page.locator('#barra-lateral');
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 823 });
    await expect(sidebar).toBeVisible();
    await expect(sidebar.getByRole('link')).toHaveCount(8);
    await expect(sidebar.getByRole('button', { name: 'Buscar o apuntar…' })).toBeVisible();
    await sidebar.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sidebar.getByRole('link', { name: 'Ajustes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeFocused();
    await expect(sidebar.getByRole('link', { name: 'Ajustes' })).toHaveAttribute('aria-current', 'page');
  },
);

const GASTOS_OF_MES = GASTOS.filter(({ fecha }) => fecha.startsWith('2026-06')).length;

/** Runs in the page before its own scripts. */
function noteOpening(selector: string): void {
  const opening: Opening = { elements: 0, intl: [] };
  Object.assign(window, { opening });
  const made = Intl as unknown as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const constructor = made[name];
    if (typeof constructor !== 'function') continue;
    made[name] = new Proxy(constructor, {
      construct(target, options: unknown[]) {
        opening.intl.push(name);
        return Reflect.construct(target, options) as object;
      },
      apply(target, self, options: unknown[]) {
        opening.intl.push(name);
        return Reflect.apply(target, self, options) as unknown;
      },
    });
  }
  const changes = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    changes.disconnect();
    opening.elements = document.querySelectorAll('*').length;
  });
  changes.observe(document, { subtree: true, childList: true });
}

function noted(page: Page): Promise<Opening> {
  return page.evaluate(() => (window as unknown as { opening: Opening }).opening);
}
