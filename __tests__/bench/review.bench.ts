import { readFile } from 'node:fs/promises';
import { test, type Page } from '@playwright/test';
import { openBlankPage } from '../support/blank-page';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, report } from './report';
import { storeGastos } from './store-gastos';

const COUNT = 100_000;
const RUNS = 5;

type Bare = { parse: number; read: number };

test(`the review of ${COUNT} expenses against as many that are stored`, async () => {
  const path = await writeAsJson(exchangeFile(COUNT));
  const text = await readFile(path, 'utf8');
  const reviews: number[] = [];
  const again: number[] = [];
  const bare: Bare[] = [];
  await withFreshProfile(async (page) => {
    await storeGastos(page, COUNT);
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await timeBare(page, text));
      await chooseFile(page, path);
      reviews.push(await timeReview(page, 'Revisar antes de importar', COUNT));
      await page.getByRole('button', { name: 'Revisar antes de importar' }).click();
      again.push(await timeReview(page, 'Revisar antes de importar', COUNT));
    }
  });
  const parts = [bare.map(({ parse }) => parse), bare.map(({ read }) => read)].map(median);
  const measure = parts.reduce((sum, part) => sum + part, 0);
  report(`Review of ${COUNT} against ${COUNT} stored, from the click`, milliseconds(median(reviews)));
  report('  once more', milliseconds(median(again)));
  report('  JSON.parse of the file', milliseconds(parts[0] ?? NaN));
  report('  one read of the catalogue and of the rows to compare', milliseconds(parts[1] ?? NaN));
  report('  review against both', (median(reviews) / measure).toFixed(2), '<= 1.5');
});

/** Milliseconds from a click until the review that it starts has been painted. */
async function timeReview(page: Page, button: string, duplicates: number): Promise<number> {
  const time = page.evaluate(watchReview, duplicates);
  await page.getByRole('button', { name: button }).click();
  return time;
}

/** Runs in the page. */
function watchReview(duplicates: number): Promise<number> {
  return new Promise((resolve) => {
    let clickedAt = 0;
    const changes = new MutationObserver(() => {
      const counts = [...document.querySelectorAll('[aria-labelledby=procesar] dd')];
      if (!counts.some(({ textContent }) => textContent.replaceAll(/\D/g, '') === String(duplicates))) return;
      changes.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          resolve(performance.now() - clickedAt);
        }),
      );
    });
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        clickedAt = timeStamp;
        changes.observe(document.body, { subtree: true, childList: true });
      },
      { capture: true, once: true },
    );
  });
}

/** What no review can do without, on an empty page: the file parsed, and what is stored read once, by day. */
async function timeBare(page: Page, text: string): Promise<Bare> {
  await openBlankPage(page);
  return page.evaluate(async (json) => {
    function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
      return new Promise((resolve) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
    }
    const start = performance.now();
    const { gastos } = JSON.parse(json) as { gastos: { fecha: string }[] };
    const parsed = performance.now();
    const db = await answer(indexedDB.open('mis-gastos'));
    const transaction = db.transaction(['gastos', 'categorias', 'metodosPago']);
    const range = IDBKeyRange.bound(gastos[0]?.fecha, gastos.at(-1)?.fecha);
    const rows = await Promise.all([
      answer(transaction.objectStore('categorias').getAll()),
      answer(transaction.objectStore('metodosPago').getAll()),
      answer(transaction.objectStore('gastos').index('fecha').getAll(range)),
    ]);
    // Browsers unpack the rows when they are first asked for.
    if (rows[2].length === 0) throw new Error('Nothing is stored');
    const read = performance.now();
    db.close();
    return { parse: parsed - start, read: read - parsed };
  }, text);
}
