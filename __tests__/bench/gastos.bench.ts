import { test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, report } from './report';

const FEW = 100;
const MANY = 100_000;
const LOADS = 7;

/** The name of the performance mark that the page sets. */
const FIRST_ROW = 'first-row';

test(`/gastos with ${MANY} stored expenses against ${FEW}`, async () => {
  const few = await timesWith(FEW);
  const many = await timesWith(MANY);
  report(`First row of /gastos with ${FEW} stored`, milliseconds(few));
  report(`First row of /gastos with ${MANY} stored`, milliseconds(many));
  report('  many against few', (many / few).toFixed(2), '<= 1.3');
});

async function timesWith(count: number): Promise<number> {
  const path = await writeAsJson(exchangeFile(count));
  return withFreshProfile(async (page) => {
    await importFile(page, path);
    await page.addInitScript(markFirstRow, FIRST_ROW);
    const times: number[] = [];
    for (let load = 0; load < LOADS; load += 1) times.push(await timeFirstRow(page));
    return median(times);
  });
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
