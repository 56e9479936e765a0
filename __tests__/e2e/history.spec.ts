import type { Page, Route } from '@playwright/test';
import { exchangeFile } from '../support/exchange-file';
import { seed } from '../support/seed';
import { expect, historySettled, test, toastWith } from '../support/site-test';

/** On a page that was reached from another one, so that «back» has somewhere wrong to go. */
async function arriveAtGastos(page: Page): Promise<void> {
  await seed(page, exchangeFile(30));
  await page.goto('./');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Gastos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
}

test('back closes what lies over the page, and only then leaves the page', async ({ page }) => {
  await arriveAtGastos(page);
  for (const [opener, name] of [
    ['n', 'Nuevo gasto'],
    ['?', 'Atajos de teclado'],
    ['Control+k', 'Paleta de comandos'],
  ] as const) {
    await page.keyboard.press(opener);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/gastos/);
});

test('«back» and loading the page again return to where the list was scrolled', async ({ page }) => {
  await seed(page, exchangeFile(300));
  await page.goto('gastos/?todo');
  await expect(page.getByText('300 gastos')).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  // The rows that are drawn there move nothing.
  await expect(page.locator('[data-gasto]').first()).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Ajustes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1500);
  // A link leads to the list’s beginning.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Ajustes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Gastos' }).click();
  await expect(page.getByRole('region', { name: /^Gastos de/ })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

test('closed otherwise, a dialog leaves no trace in the history', { tag: '@slow' }, async ({ page }) => {
  await arriveAtGastos(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/gastos\/$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/gastos/);
});

test(
  'a link pressed as soon as a dialog is closed is followed, however slow its screen comes',
  { tag: '@slow' },
  async ({ page }) => {
    await arriveAtGastos(page);
    const held: Route[] = [];
    await page.route(/ajustes\/.*_rsc/, (route) => {
      held.push(route);
    });
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Ajustes' }).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await historySettled(page);
    for (const route of held) await route.continue();
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
    await expect(page).toHaveURL(/gastos\/$/);
  },
);

test(
  'a step to another month as soon as the form is closed leaves no form behind it',
  { tag: '@slow' },
  async ({ page }) => {
    await arriveAtGastos(page);
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/nuevo/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mes anterior' }).click();
    await expect(page).toHaveURL(/\?mes=\d{4}-\d\d$/);
    await page.goBack();
    await expect(page).toHaveURL(/gastos\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/gastos/);
  },
);

test('a screen chosen in the palette is one step away', { tag: '@slow' }, async ({ page }) => {
  await arriveAtGastos(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Ajustes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('back closes the menu, and a screen chosen there is one step away', async ({ page }) => {
    await page.goto('gastos/');
    const menu = page.getByRole('button', { name: 'Más', exact: true });
    await menu.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await menu.tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Ajustes' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedLog: /ERR_INTERNET_DISCONNECTED/ });

  test('what was done is taken back', { tag: '@slow' }, async ({ page, context }) => {
    await arriveAtGastos(page);
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
    // The first act has what writes loaded.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.keyboard.type('12,34');
    await page.getByRole('dialog').getByText('Categoría 1', { exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(toastWith(page, 'Guardado: ')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(toastWith(page, 'Deshecho')).toBeVisible();
    await context.setOffline(false);
  });
});
