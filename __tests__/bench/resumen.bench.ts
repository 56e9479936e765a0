import { expect, test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, report } from './report';
import { compareShown, RESUMEN_COMPLETE } from './time-shown';

const FEW = 1_000;
const MANY = 100_000;
const CHANGES = 10;

/** The month's total. */
const TOTAL = 'main dl dd';

test(`the start page with ${MANY} stored expenses against ${FEW}`, async () => {
  const { few, many } = await compareShown(
    { address: '', selector: RESUMEN_COMPLETE },
    { few: FEW, many: MANY },
  );
  report(`Start page complete with ${FEW} stored`, milliseconds(few));
  report(`  with ${MANY} stored`, milliseconds(many));
  report('  many against few', (many / few).toFixed(2), '<= 1.5');
});

test(`a change in another tab with ${MANY} stored`, async () => {
  const times = await withFreshProfile(async (page) => {
    await importFile(page, await writeAsJson(exchangeFile(MANY)));
    await page.goto('');
    await expect(page.locator(RESUMEN_COMPLETE)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('gastos/');
    const changes: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) changes.push(await timeChange(page, other));
    return changes;
  });
  report(
    `«Guardar» in another tab to the new total, ${MANY} stored`,
    milliseconds(median(times)),
    '<= 200 ms',
  );
});

/** Milliseconds from the press of «Guardar» in the other tab to this one's new total. */
async function timeChange(page: Page, other: Page): Promise<number> {
  await other.keyboard.press('n');
  await other.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
  await other.getByRole('radio').first().check({ force: true });
  const shown = page.evaluate(watchText, TOTAL);
  const pressed = await other.evaluate(pressSave);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  return (await shown) - pressed;
}

/** Runs in the page: presses «Guardar» and answers when. */
function pressSave(): number {
  const save = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent === 'Guardar',
  );
  const now = performance.timeOrigin + performance.now();
  save?.click();
  return now;
}

/** Runs in the page: when the text of an element changes next. */
function watchText(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector(selector)?.textContent;
    const changes = new MutationObserver(() => {
      if (document.querySelector(selector)?.textContent === before) return;
      changes.disconnect();
      // A tab in the background paints only now and then.
      resolve(performance.timeOrigin + performance.now());
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
