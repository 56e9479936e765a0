import { test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, report } from './report';

const FEW = 100;
const MANY = 100_000;
const LOADS = 15;

/** The name of the performance mark that the page sets. */
const FIRST_ROW = 'first-row';

test(`/gastos with ${MANY} stored expenses against ${FEW}`, async () => {
  const few: number[] = [];
  const many: number[] = [];
  await withFreshProfile(async (pageOfFew) => {
    await store(pageOfFew, FEW);
    await withFreshProfile(async (pageOfMany) => {
      await store(pageOfMany, MANY);
      for (let load = 0; load < LOADS; load += 1) {
        few.push(await timeFirstRow(pageOfFew));
        many.push(await timeFirstRow(pageOfMany));
      }
    });
  });
  report(`First row of /gastos with ${FEW} stored`, milliseconds(median(few)));
  report(`  with ${MANY} stored`, milliseconds(median(many)));
  report('  many against few', (median(many) / median(few)).toFixed(2), '<= 1.3');
});

/** Stores expenses through the app, and has the page mark its first row from then on. */
async function store(page: Page, count: number): Promise<void> {
  await importFile(page, await writeAsJson(exchangeFile(count)));
  await page.addInitScript(markFirstRow, FIRST_ROW);
}

/** Milliseconds from the start of a fresh navigation to the first expense painted. */
async function timeFirstRow(page: Page): Promise<number> {
  await page.goto('gastos/');
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName(name)) resolve(startTime);
        }).observe({ type: 'mark', buffered: true });
      }),
    FIRST_ROW,
  );
}

/** Runs in every page before its own scripts. */
function markFirstRow(name: string): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector('section[aria-label^="Gastos de"] li')) return;
    changes.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(name)));
  });
  changes.observe(document, { subtree: true, childList: true });
}
