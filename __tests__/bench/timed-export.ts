import type { Page } from '@playwright/test';

/** How an export went, in milliseconds. */
export type ExportTimes = { total: number; longestTask: number };

/** Times an export from the click to the toast that says that the file is there. */
export async function timeExport(page: Page, button: string): Promise<ExportTimes> {
  const saved = page.waitForEvent('download');
  const times = page.evaluate(watchExport);
  await page.getByRole('button', { name: button }).click();
  const measured = await times;
  await (await saved).path();
  await page.reload();
  return measured;
}

/** Runs in the page: follows the export that the next click starts. */
function watchExport(): Promise<ExportTimes> {
  return new Promise((resolve) => {
    let clickedAt = 0;
    let longestTask = 0;
    const longTasks = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (startTime + duration > clickedAt) longestTask = Math.max(longestTask, duration);
    });
    const changes = new MutationObserver(() => {
      if (!document.querySelector('[data-sonner-toast]')) return;
      changes.disconnect();
      const total = performance.now() - clickedAt;
      requestAnimationFrame(() =>
        setTimeout(() => {
          longTasks.disconnect();
          resolve({ total, longestTask });
        }),
      );
    });
    function start({ timeStamp }: Event) {
      clickedAt = timeStamp;
      longTasks.observe({ type: 'longtask' });
      changes.observe(document.body, { subtree: true, childList: true });
    }
    document.addEventListener('click', start, { capture: true, once: true });
  });
}
