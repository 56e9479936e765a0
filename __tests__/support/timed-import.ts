import { expect, type Page } from '@playwright/test';
import { TALLY } from '@/lib/text/exportar';
import { chooseFile, importButton, resultOf } from './import-screen';

/** How an import went, in milliseconds as the page's own clock saw it. */
export type ImportTimes = {
  /** From the click on «Importar Gastos» to the results painted. */
  total: number;
  /** The longest task that the browser counts as long (50 ms and more); 0 where there was none. */
  longestTask: number;
  /** The longest that a frame waited for the one before. */
  longestFrame: number;
  /** The longest that the progress bar stood still, from the click to its last change. */
  longestStandstill: number;
  /** From the last change of the progress bar to the results painted. */
  lastChangeToResults: number;
};

/** Imports a file of `count` faultless expenses on an empty database as a person does, and times it. */
export async function timeImport(page: Page, path: string, count: number): Promise<ImportTimes> {
  await chooseFile(page, path);
  const times = page.evaluate(watchImport);
  await importButton(page).click();
  const measured = await times;
  await expect(resultOf(page, 'Gastos Importados')).toHaveText(
    count.toLocaleString('es', { useGrouping: 'always' }),
  );
  // What is stored is read back after the results: what is measured next is to have the machine to itself.
  await expect(page.getByText(TALLY.agrees)).toBeVisible();
  return measured;
}

/** Runs in the page: follows the import that the next click starts. */
function watchImport(): Promise<ImportTimes> {
  return new Promise((resolve) => {
    let clickedAt = 0;
    let lastFrame = 0;
    let lastChange = 0;
    let progress: string | null = null;
    const times = { total: 0, longestTask: 0, longestFrame: 0, longestStandstill: 0, lastChangeToResults: 0 };

    const longTasks = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (startTime + duration > clickedAt) times.longestTask = Math.max(times.longestTask, duration);
    });
    const changes = new MutationObserver(() => {
      const now = performance.now();
      const shown = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? null;
      if (shown !== null && shown !== progress) {
        progress = shown;
        times.longestStandstill = Math.max(times.longestStandstill, now - lastChange);
        lastChange = now;
      }
      if (document.querySelector('[aria-labelledby=procesar] dl')) {
        changes.disconnect();
        afterPaint(finish);
      }
    });

    function afterPaint(next: () => void) {
      requestAnimationFrame(() => requestAnimationFrame(next));
    }
    function countFrame() {
      const now = performance.now();
      times.longestFrame = Math.max(times.longestFrame, now - lastFrame);
      lastFrame = now;
      if (times.total === 0) requestAnimationFrame(countFrame);
    }
    function finish() {
      const now = performance.now();
      longTasks.disconnect();
      times.total = now - clickedAt;
      times.lastChangeToResults = now - lastChange;
      resolve(times);
    }
    function start({ timeStamp }: Event) {
      clickedAt = lastFrame = lastChange = timeStamp;
      longTasks.observe({ type: 'longtask' });
      changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] });
      requestAnimationFrame(countFrame);
    }
    document.addEventListener('click', start, { capture: true, once: true });
  });
}
