import type { Locator, Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { expect, test } from '../support/site-test';

/** A month with two expenses a day. */
const GASTOS = Array.from({ length: 56 }, (_, place) =>
  buildGastoFields({
    nombre: `Gasto ${place + 1}`,
    fecha: `2026-01-${String(Math.floor(place / 2) + 1).padStart(2, '0')}`,
    estado: place % 5 === 0 ? 'pendiente' : 'pagado',
  }),
);

/** How many rows a person sees whole: nothing that stays where it is while the list scrolls lies over them. */
function rowsInView(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[data-gasto]')].filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => row.contains(document.elementFromPoint(left + 40, y)));
      }).length,
  );
}

function pendingMark(page: Page): Locator {
  return page.getByRole('button', { name: 'Pendiente. Marcar como pagado: Gasto 56' });
}

/** CSS pixels between a text's end and its box's. */
function roomAfterText(box: Locator): Promise<number> {
  return box.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return element.getBoundingClientRect().right - text.getBoundingClientRect().right;
  });
}

for (const { width, height, rows, details } of [
  { width: 360, height: 740, rows: 9, details: {} },
  { width: 1280, height: 900, rows: 22, details: { tag: '@slow' } },
])
  test(
    `the list shows at least ${rows} expenses in a window of ${width} × ${height}`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.clock.install({ time: new Date('2026-01-28T12:00:00+01:00') });
      await seed(page, buildFile(GASTOS));
      await page.goto('gastos/');
      await expect(page.getByText('Gasto 56', { exact: true })).toBeVisible();
      expect(await rowsInView(page)).toBeGreaterThanOrEqual(rows);
      if (width < 640) expect(await roomAfterText(pendingMark(page))).toBeGreaterThanOrEqual(4);
    },
  );

test(
  'period, search and filters are in the window at every width, with the menu beside them',
  { tag: '@slow' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-09-28T12:00:00+02:00') });
    await seed(page, buildFile(GASTOS));
    await page.goto('gastos/');
    const filters = page.getByRole('button', { name: 'Filtros' });
    await expect(filters).toBeVisible();
    for (const width of [360, 640, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(filters).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^Elegir periodo/ })).toBeInViewport({ ratio: 1 });
      if (width >= 640) expect((await page.getByRole('searchbox').boundingBox())?.width).toBeGreaterThan(120);
    }
  },
);

test(
  'on a phone with text twice as large, names, amounts and the month are legible',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install({ time: new Date('2026-01-28T12:00:00+01:00') });
    await seed(page, buildFile(GASTOS));
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await page.goto('gastos/');
    const row = page.locator('[data-gasto]').first();
    await expect(row).toBeVisible();
    const name = await row.getByText('Gasto 56').evaluate((text) => text.closest('p')?.clientWidth ?? 0);
    expect(name).toBeGreaterThan(100);
    const month = page.getByRole('button', { name: /^Elegir periodo/ });
    // No letter of it is broken off or cut.
    expect(await month.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
    expect((await month.boundingBox())?.width).toBeGreaterThan(50);
    await page.goto('categorias/');
    const category = page.getByRole('list', { name: 'Categorías' }).getByRole('link').first();
    await expect(category).toBeVisible();
    expect((await category.evaluate((link) => link.clientWidth)) || 0).toBeGreaterThan(200);
  },
);
