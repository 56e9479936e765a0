import { holdScripts } from '../support/hold-scripts';
import { expect, historySettled, test } from '../support/site-test';

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

test.describe('on a phone, before any script is there', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('«Nuevo gasto» shows the early form in place, and «back» leads to the list as it was', async ({
    page,
  }) => {
    await page.goto('ajustes/');
    const letScriptsCome = await holdScripts(page);
    await page.goto('gastos/?mes=2026-05', { waitUntil: 'commit' });
    const entries = await page.evaluate(() => history.length);
    const link = page.getByRole('link', { name: 'Nuevo gasto' });
    // The styles, which hide the header's own on a phone, come after the HTML.
    await expect(link).toHaveCount(1);
    await link.tap();
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    for (const key of ['4', ',', '5']) await form.getByRole('button', { name: key, exact: true }).tap();
    letScriptsCome();
    await expect(form.getByRole('radio', { name: 'Hogar' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('4,5');
    await page.goBack();
    await expect(form).toHaveCount(0);
    await historySettled(page);
    await expect(page).toHaveURL(/gastos\/\?mes=2026-05$/);
    // The form's own entry lies ahead.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL(/ajustes\/$/);
  });
});
