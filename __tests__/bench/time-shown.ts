import type { Page } from '@playwright/test';

/** The name of the performance mark that the page sets. */
const SHOWN = 'shown';

/** Has every page visited from now on mark when the first element of a selector has been painted. */
export async function markShown(page: Page, selector: string): Promise<void> {
  await page.addInitScript(mark, { name: SHOWN, selector });
}

/** Milliseconds from the start of a fresh navigation to that paint. */
export async function timeShown(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName(name)) resolve(startTime);
        }).observe({ type: 'mark', buffered: true });
      }),
    SHOWN,
  );
}

/** Runs in every page before its own scripts. */
function mark({ name, selector }: { name: string; selector: string }): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    changes.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(name)));
  });
  changes.observe(document, { subtree: true, childList: true });
}
