import { type Locator, type Page, expect } from '@playwright/test';
import { countStoredRows, NO_ROWS, type RowCounts } from './stored-rows';

/** The notice that covers a page whose data are gone or taken over. */
export function lostNotice(page: Page): Locator {
  return page.getByRole('alertdialog').filter({ hasText: 'no se guarda nada más' });
}

/** Clears the site's databases as the browser does when it needs room, or when a person clears them in its settings. */
export async function clearByBrowser(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
}

/** Milliseconds, by the page's clock, from just before an act until the notice covers the page. */
export async function timeUntilNotice(page: Page, act: () => Promise<unknown>): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('dialog[open]')) return;
          observer.disconnect();
          resolve(performance.now());
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  const before = await page.evaluate(() => performance.now());
  await act();
  const after = await shown;
  await expect(lostNotice(page)).toBeVisible();
  return after - before;
}

/** What is stored: no rows where there is no database, which this does not make. */
export async function rowsLeft(page: Page): Promise<RowCounts> {
  const exists = await page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'mis-gastos'),
  );
  return exists ? countStoredRows(page) : NO_ROWS;
}

/** Opens the database as a newer version of the program would, and answers once that has taken it over. */
export function upgradeFrom(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mis-gastos', 20);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('presupuestos');
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => {
          reject(opening.error ?? new Error('not upgraded'));
        };
      }),
  );
}
