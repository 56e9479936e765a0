import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { dayBefore, openPage, SLOWER, withPhone } from './phone';
import { median, milliseconds, report } from './report';

const RUNS = 7;

/** Ways to record an expense by touch: what is done in the open form before «Guardar», and how many taps all of it may take. */
const WAYS: { name: string; most: number; fill: (form: Locator) => Promise<void> }[] = [
  {
    name: 'a plain expense: two digits and a category',
    most: 3,
    fill: async (form) => {
      await tapKeys(form, '1', '2');
      await form.getByRole('radio', { name: 'Alimentación' }).locator('..').tap();
    },
  },
  {
    name: 'yesterday’s coffee of always',
    most: 4,
    fill: async (form) => {
      await form.getByRole('button', { name: 'Café 1,8' }).tap();
      await form.getByRole('radio', { name: 'Ayer' }).locator('..').tap();
    },
  },
  {
    name: 'a bill split in three, by the pad',
    most: 3,
    fill: async (form) => {
      await tapKeys(form, '1', '4', '5', ',', '8', 'Dividir', '3');
      await form.getByRole('radio', { name: 'Alimentación' }).locator('..').tap();
    },
  },
];

/** How an expense was recorded: milliseconds from the first tap to its row painted, and the taps besides those of the pad. */
type Recorded = { time: number; taps: number };

test(`recording an expense by touch on a phone ${SLOWER} times slower`, async () => {
  await withPhone(
    async (phone) => {
      await prepare(phone);
      for (const { name, most, fill } of WAYS) {
        const recorded: Recorded[] = [];
        for (let run = 0; run < RUNS; run += 1) recorded.push(await record(phone, fill));
        const taps = Math.max(...recorded.map((each) => each.taps));
        const time = median(recorded.map((each) => each.time));
        report(`Recording ${name}, from the first tap to the painted row`, milliseconds(time), '<= 2,000 ms');
        report('  taps besides the digits', String(taps), `<= ${most}`);
      }
    },
    { width: 360, height: 740 },
  );
});

/** Has the phone hold a few coffees, and the site kept. */
async function prepare(phone: BrowserContext): Promise<void> {
  const page = await phone.newPage();
  const gastos = [3, 5, 8].map((days) =>
    buildGastoFields({ nombre: 'Café', cantidad: 1.8, fecha: dayBefore(days) }),
  );
  await seed(page, buildFile(gastos));
  await page.goto('gastos/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Records an expense on an open page as fast as fingers can be sent to it. */
async function record(phone: BrowserContext, fill: (form: Locator) => Promise<void>): Promise<Recorded> {
  const page = await openPage(phone);
  await page.goto('gastos/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-gasto]').first()).toBeVisible();
  await page.evaluate(watch);
  await page.getByRole('link', { name: 'Nuevo gasto' }).last().tap();
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await fill(form);
  await form.getByRole('button', { name: 'Guardar', exact: true }).tap();
  const recorded = await readRecorded(page);
  await page.close();
  return recorded;
}

async function tapKeys(form: Locator, ...keys: string[]): Promise<void> {
  const pad = form.getByRole('group', { name: 'Teclado numérico' });
  for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).tap();
}

/** Runs in the page: follows the taps until one row more is painted or, where that is of another month, what says so. */
function watch(): void {
  const rows = document.querySelectorAll('[data-gasto]').length;
  const seen = { started: 0, taps: 0 };
  document.addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      seen.started ||= timeStamp;
      if (!(target instanceof Element && target.closest('[aria-label="Teclado numérico"]'))) seen.taps += 1;
    },
    { capture: true },
  );
  const recorded = new Promise<Recorded>((resolve) => {
    const changes = new MutationObserver(() => {
      const isListed = document.querySelectorAll('[data-gasto]').length > rows;
      if (!isListed && !document.querySelector('[data-sonner-toast]')) return;
      changes.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          resolve({ time: performance.now() - seen.started, taps: seen.taps });
        }),
      );
    });
    changes.observe(document, { subtree: true, childList: true });
  });
  Object.assign(window, { recorded });
}

function readRecorded(page: Page): Promise<Recorded> {
  return page.evaluate(() => Reflect.get(window, 'recorded') as Promise<Recorded>);
}
