import { expect, test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { withFreshProfile } from '../support/profile';
import { timeImport } from '../support/timed-import';
import { median, milliseconds, report } from './report';

const COUNT = 100_000;
const RUNS = 3;

/** Milliseconds of an import, of its undo, of the copy that the undo takes first, and of that copy's restore. */
type CopyTimes = { imported: number; undone: number; copied: number; restored: number };

test(`the undo of an import of ${COUNT} expenses, its copy, and the copy's restore`, async () => {
  test.setTimeout(10 * 60_000);
  const path = await writeAsJson(exchangeFile(COUNT));
  const runs: CopyTimes[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(
      await withFreshProfile(async (page) => {
        const { total: imported } = await timeImport(page, path, COUNT);
        const copy = page.evaluate(timeCopy);
        const undone = await timeToToast(page, /^Deshacer importación/, 'Importación deshecha');
        const copied = await copy;
        const restored = await timeToToast(page, 'Deshacer', 'Copia restaurada');
        return { imported, undone, copied, restored };
      }),
    );
  function medianOf(field: keyof CopyTimes) {
    return median(runs.map((times) => times[field]));
  }
  report(`Import of ${COUNT}`, milliseconds(medianOf('imported')));
  report('  its undo', milliseconds(medianOf('undone')));
  report('  undo against import', (medianOf('undone') / medianOf('imported')).toFixed(2), '<= 1');
  report(`Copy of ${COUNT}`, milliseconds(medianOf('copied')));
  report('  its restore', milliseconds(medianOf('restored')));
  report('  copy against restore', (medianOf('copied') / medianOf('restored')).toFixed(2), '<= 0.25');
});

/** Milliseconds from the press of a button to a toast of this title. */
async function timeToToast(page: Page, name: string | RegExp, title: string): Promise<number> {
  const toast = page.evaluate(watchToast, title);
  await page.getByRole('button', { name, exact: true }).first().click();
  const time = await toast;
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  return time;
}

/** Runs in the page. */
function watchToast(title: string): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        start = timeStamp;
      },
      { capture: true, once: true },
    );
    const changes = new MutationObserver(() => {
      const titles = [...document.querySelectorAll('[data-sonner-toast] [data-title]')];
      if (!titles.some(({ textContent }) => textContent === title)) return;
      changes.disconnect();
      resolve(performance.now() - start);
    });
    changes.observe(document.body, { subtree: true, childList: true });
  });
}

/** Runs in the page: milliseconds from the next click to a copy more than there was. */
function timeCopy(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('mis-gastos-programa');
    opening.onsuccess = () => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const looking = setInterval(() => {
            const counting = opening.result.transaction('copies').objectStore('copies').count();
            counting.onsuccess = () => {
              if (counting.result === 0) return;
              clearInterval(looking);
              opening.result.close();
              resolve(performance.now() - timeStamp);
            };
          }, 20);
        },
        { capture: true, once: true },
      );
    };
  });
}
