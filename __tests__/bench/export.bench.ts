import { test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, report } from './report';

const COUNT = 100_000;
const RUNS = 3;

/** How an export went, in milliseconds. */
type ExportTimes = { total: number; longestTask: number };

test(`the export of ${COUNT} expenses`, async () => {
  await withFreshProfile(async (page) => {
    await importFile(page, await writeAsJson(exchangeFile(COUNT)));
    await page.reload();
    for (const button of ['Exportar JSON', 'Exportar CSV']) {
      const runs: ExportTimes[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await timeExport(page, button));
      report(`«${button}» of ${COUNT}`, milliseconds(median(runs.map(({ total }) => total))));
      report(
        '  longest task of the page (0: none over 50 ms)',
        milliseconds(Math.max(...runs.map(({ longestTask }) => longestTask))),
        '<= 50 ms',
      );
    }
  });
});

/** Times an export from the click to the toast that says that the file is there. */
async function timeExport(page: Page, button: string): Promise<ExportTimes> {
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
