import { blockScript, firstScripts, MISSING_LOG, stuckNotice } from '../support/first-scripts';
import { holdScripts } from '../support/hold-scripts';
import { expect, test } from '../support/site-test';

test.describe('on a phone, where a first script is not there', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    expectedLog: MISSING_LOG,
  });

  test('the early form says so, and its amount goes into the form of the page loaded again', async ({
    page,
    request,
  }) => {
    const [script = ''] = (await firstScripts(request, 'gastos/')).slice(-1);
    const letCome = await blockScript(page, script, 'not there');
    await page.goto('gastos/?nuevo', { waitUntil: 'commit' });
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    for (const key of ['4', '2', ',', '5']) await form.getByRole('button', { name: key, exact: true }).tap();
    await expect(stuckNotice(page)).toHaveCount(1);
    await letCome();
    await stuckNotice(form).getByRole('link', { name: 'Recargar la página' }).tap();
    await expect(form.getByRole('radio', { name: 'Hogar' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('42,5');
    await expect(stuckNotice(page)).toBeHidden();
  });
});

test('where scripts are late, the page says so, moves nothing, and answers what was pressed before', async ({
  page,
}) => {
  await page.clock.install();
  const letScriptsCome = await holdScripts(page);
  await page.goto('gastos/', { waitUntil: 'commit' });
  const press = page.getByRole('link', { name: 'Nuevo gasto' }).first();
  await press.click();
  const place = await press.boundingBox();
  await page.clock.fastForward(10_000);
  await expect(stuckNotice(page)).toBeVisible();
  expect(await press.boundingBox()).toEqual(place);
  letScriptsCome();
  await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
  await expect(stuckNotice(page)).toBeHidden();
  expect(await page.locator('a:visible', { hasText: 'Nuevo gasto' }).first().boundingBox()).toEqual(place);
});

test.describe('where the shell throws', () => {
  test.use({ expectedLog: /made to fail by the test/ });

  test('«Reintentar» loads the page again', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/_next/**/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /skipToContent:(?=["'`])/,
        'get skipToContent(){throw new Error("made to fail by the test")},wasSkipToContent:',
      );
      await route.fulfill({ body, contentType: 'text/javascript' });
    });
    await page.goto('');
    await expect(page.getByRole('alert').filter({ hasText: 'Algo ha fallado' })).toBeVisible();
    // A script that is still on its way is answered first.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('button', { name: 'Probar con datos de ejemplo' })).toBeVisible();
  });
});
