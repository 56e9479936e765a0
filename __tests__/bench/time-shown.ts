import type { Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median } from './report';

/** The name of the performance mark that the page sets. */
const SHOWN = 'shown';
const LOADS = 15;

/** The start page with all pictures, which are drawn in one go. */
export const RESUMEN_COMPLETE = 'main:has(figure table):has(figure svg a)';

/** A screen to measure: its address, and the first element that is to be painted. */
type Screen = { address: string; selector: string };

/** Loads a screen over and over, in turns with few and with many expenses stored; answers the medians in milliseconds. */
export async function compareShown(
  screen: Screen,
  counts: { few: number; many: number },
): Promise<{ few: number; many: number }> {
  const few: number[] = [];
  const many: number[] = [];
  await withFreshProfile(async (pageOfFew) => {
    await storeMarked(pageOfFew, counts.few, screen.selector);
    await withFreshProfile(async (pageOfMany) => {
      await storeMarked(pageOfMany, counts.many, screen.selector);
      for (let load = 0; load < LOADS; load += 1) {
        few.push(await timeShown(pageOfFew, screen.address));
        many.push(await timeShown(pageOfMany, screen.address));
      }
    });
  });
  return { few: median(few), many: median(many) };
}

async function storeMarked(page: Page, count: number, selector: string): Promise<void> {
  await importFile(page, await writeAsJson(exchangeFile(count)));
  await page.addInitScript(markShown, { name: SHOWN, selector });
}

/** Milliseconds from the start of a fresh navigation to the paint of the element that {@link markShown} marks. */
export async function timeShown(page: Page, address: string, mark = SHOWN): Promise<number> {
  await page.goto(address);
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName(name)) resolve(startTime);
        }).observe({ type: 'mark', buffered: true });
      }),
    mark,
  );
}

/** Runs in every page before its own scripts. */
export function markShown({ name, selector }: { name: string; selector: string }): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    changes.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(name)));
  });
  changes.observe(document, { subtree: true, childList: true });
}
