import type { Page } from '@playwright/test';
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

/** Has the page's clock stand still: only a script that fails, and no wait, makes the page stuck. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

/** Whether the page itself hears a press of the first button in view. */
async function isPressHeard(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    document.addEventListener('click', () => (document.body.dataset.heard = ''), true);
  });
  await page.locator('main button:visible, aside button:visible, .fixed button:visible').last().click();
  return page.locator('body[data-heard]').isVisible();
}

test.use({ expectedLog: MISSING_LOG });

for (const [route, device] of [
  ['', DESK],
  ['importar/', DESK],
  ['gastos/?nuevo', PHONE],
] as const)
  test.describe(`at /${route}`, () => {
    test.use(device);

    for (const missing of KINDS)
      test(`each first script in turn ${missing}: the page says so, hears presses, and works once loaded again`, async ({
        context,
        request,
      }) => {
        for (const script of await firstScripts(request, route)) {
          const tab = await context.newPage();
          await stopClock(tab);
          const letCome = await blockScript(tab, script, missing);
          await openStuck(tab, route, missing);
          expect(await isPressHeard(tab), script).toBe(true);
          await openStuck(tab, route, missing);
          expect(await letCome(), script).toBeGreaterThan(1);
          await tab.clock.resume();
          // A page that asks for the script again may be there by itself already.
          await tab.reload();
          await expect(tab.locator('html[data-stuck=no]'), script).toBeAttached();
          await tab.keyboard.press('n');
          await expect(tab.getByRole('textbox', { name: 'Cantidad' }), script).toHaveValue('');
          await tab.close();
        }
      });

    test('axe reports nothing on the page that is stuck', async ({ page, request }) => {
      const [script = ''] = await firstScripts(request, route);
      await blockScript(page, script, 'not there');
      await page.goto(route, { waitUntil: 'commit' });
      await expect(stuckNotice(page)).toBeVisible();
      await expectAccessible(page, `/${route}, stuck`);
    });
  });

/** Opens a page of which a script is blocked, and closes its early form after typing: nobody wants the amount any more. */
async function openStuck(page: Page, route: string, missing: Missing): Promise<void> {
  await page.goto(route, { waitUntil: 'commit' });
  if (missing === 'without answer') await page.clock.fastForward(10_000);
  if (route.includes('?nuevo')) {
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await expect(stuckNotice(form)).toBeVisible();
    await form.getByRole('button', { name: '7', exact: true }).tap();
    await form.getByRole('link', { name: 'Cerrar' }).tap();
    await expect(form).toBeHidden();
  }
  await expect(stuckNotice(page)).toBeVisible();
}
