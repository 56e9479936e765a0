import { expect, test } from '../support/site-test';

const WAYS = ['Añadir tu primer gasto', 'Importar del banco', 'Probar con datos de ejemplo'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the welcome shows the answer, and the sample begins at the top, under its notice', async ({
    page,
  }) => {
    await page.goto('');
    await expect(page.getByRole('figure')).toContainText('Te quedan');
    const titles = page.getByRole('region', { name: 'Tres maneras de empezar' }).getByRole('heading');
    await expect(titles).toHaveText(WAYS);
    await page.getByRole('button', { name: 'Probar con datos de ejemplo' }).tap();
    const notice = page.getByRole('region', { name: 'Estás viendo datos de ejemplo' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Estás viendo datos de ejemplo');
    await page.reload();
    await expect(notice).toBeInViewport({ ratio: 1 });
  });
});

test('the three buttons of the welcome stand at one height', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('');
  const ways = page.getByRole('region', { name: 'Tres maneras de empezar' });
  const buttons = ways.locator('[data-slot=button]');
  await expect(buttons).toHaveCount(3);
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
