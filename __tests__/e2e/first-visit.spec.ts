import { expect, test } from '../support/site-test';

/** Before the service worker is there, and in browsers that have none, every payload comes from the host. */
for (const [name, answer, expectedLog, details] of [
  ['hangs', 'hang', null, { tag: '@slow' }],
  ['is not there', 404, /status of 404/, {}],
  ['cannot be fetched', 'abort', /net::ERR_FAILED/, { tag: '@slow' }],
] as const)
  test.describe(`where a screen's payload ${name}`, () => {
    test.use({ expectedLog });

    test('its link leads to the screen', details, async ({ page }) => {
      await page.goto('');
      await page.route('**/*.txt?*', async (route) => {
        if (answer === 'abort') await route.abort();
        else if (answer === 404) await route.fulfill({ status: 404, path: 'out/404.html' });
      });
      const navigation = page.getByRole('navigation', { name: 'Principal' });
      await navigation.getByRole('link', { name: 'Ajustes' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible({ timeout: 10_000 });
    });
  });

test('before any script is there, the list says that nothing is stored yet, unless something was', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js', () => undefined);
  await page.goto('gastos/', { waitUntil: 'commit' });
  const said = page.getByRole('heading', { name: 'Todavía no hay gastos' });
  await expect(said).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('mis-gastos:stored', '{"gastos":3}');
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Cargando').first()).toBeVisible();
  await expect(said).toBeHidden();
});
