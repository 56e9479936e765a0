import { expectAccessible } from '../support/expect-accessible';
import { blockScript, firstScripts, MISSING_LOG, stuckNotice, type Missing } from '../support/first-scripts';
import { expect, test } from '../support/site-test';

const DESK = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const;
const PHONE = {
  viewport: { width: 360, height: 740 },
  colorScheme: 'dark',
  hasTouch: true,
  isMobile: true,
} as const;

const KINDS: readonly Missing[] = ['not there', 'out of reach', 'without answer'];

test.use({ expectedLog: MISSING_LOG });

for (const [route, device] of [
  ['', DESK],
  ['importar/', DESK],
  ['gastos/?nuevo', PHONE],
] as const)
  test.describe(`at /${route}`, () => {
    test.use(device);

    for (const missing of KINDS)
      test(`each first script in turn ${missing}: the page says so, or is there without it, and works once loaded again`, async ({
        page,
        request,
      }) => {
        await page.clock.install();
        for (const script of await firstScripts(request, route)) {
          const letCome = await blockScript(page, script, missing);
          await page.goto(route, { waitUntil: 'commit' });
          if (missing === 'without answer') await page.clock.fastForward(10_000);
          // A screen may need nothing of a script, and another way to a script may be tried.
          await expect(page.locator('html[data-stuck]'), script).toBeAttached();
          await expect(page.locator('html[data-stuck=no]').or(stuckNotice(page)).first()).toBeVisible();
          expect(await letCome(), script).toBeGreaterThan(0);
          await page.goto('about:blank');
          await page.goto(route);
          await expect(page.locator('html[data-stuck=no]'), script).toBeAttached();
          if (device === DESK) await page.keyboard.press('n');
          await expect(page.getByRole('radio', { name: 'Hogar' }), script).toBeVisible();
          await page.goto('about:blank');
        }
      });

    test('axe reports nothing on the page that is stuck', async ({ page, request }) => {
      const [script = ''] = await firstScripts(request, route);
      await blockScript(page, script, 'not there');
      await page.goto(route, { waitUntil: 'commit' });
      await expect(stuckNotice(page).first()).toBeVisible();
      await expectAccessible(page, `/${route}, stuck`);
    });
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a stuck form closes in place, opens again by its link, and the page lets presses through', async ({
    page,
    request,
  }) => {
    const [script = ''] = await firstScripts(request, 'gastos/');
    const letCome = await blockScript(page, script, 'out of reach');
    await page.goto('gastos/?nuevo', { waitUntil: 'commit' });
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await expect(stuckNotice(form)).toBeVisible();
    await form.getByRole('button', { name: '7', exact: true }).tap();
    await form.getByRole('link', { name: 'Cerrar' }).tap();
    await expect(form).toBeHidden();
    await expect(stuckNotice(page)).toBeVisible();
    await page.evaluate(() => {
      document.addEventListener('click', () => (document.body.dataset.heard = ''), true);
    });
    await page.getByRole('button', { name: 'Más' }).tap();
    await expect(page.locator('body[data-heard]')).toBeVisible();
    await page.getByRole('link', { name: 'Nuevo gasto' }).tap();
    await expect(stuckNotice(form)).toBeVisible();
    await form.getByRole('link', { name: 'Cerrar' }).tap();
    await expect(form).toBeHidden();
    await letCome();
    await stuckNotice(page).getByRole('link', { name: 'Recargar la página' }).tap();
    await expect(page.locator('html[data-stuck=no]')).toBeAttached();
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('');
  });
});
