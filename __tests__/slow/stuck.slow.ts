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
        page,
        request,
      }) => {
        await stopClock(page);
        for (const script of await firstScripts(request, route)) {
          const letCome = await blockScript(page, script, missing);
          await page.goto(route, { waitUntil: 'commit' });
          if (missing === 'without answer') await page.clock.fastForward(10_000);
          if (device === PHONE) await closeEarlyForm(page);
          await expect(stuckNotice(page), script).toBeVisible();
          expect(await isPressHeard(page), script).toBe(true);
          expect(await letCome(), script).toBeGreaterThan(0);
          await page.clock.resume();
          await stuckNotice(page).getByRole('link', { name: 'Recargar la página' }).click();
          await expect(stuckNotice(page)).toBeHidden();
          await page.keyboard.press('n');
          await expect(page.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('');
          await page.goto('about:blank');
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

/** Types an amount and closes the form: nobody wants it any more. */
async function closeEarlyForm(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await form.getByRole('button', { name: '7', exact: true }).tap();
  await expect(stuckNotice(form)).toBeVisible();
  await form.getByRole('link', { name: 'Cerrar' }).tap();
  await expect(form).toBeHidden();
}
