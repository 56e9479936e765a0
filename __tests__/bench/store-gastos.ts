import type { Page } from '@playwright/test';
import type { ExchangeFile } from '@/lib/domain/entities';
import { openBlankPage } from '../support/blank-page';
import { exchangeFile } from '../support/exchange-file';

/** Expenses that go to the page at a time. */
const PORTION = 50_000;

/** Fills an empty database with the rows of `exchangeFile`. */
export function storeGastos(page: Page, count: number): Promise<void> {
  return storeFile(page, exchangeFile(count));
}

/**
 * Fills an empty database without the program: imports of a million rows take longer, and their files do not fit into
 * a message.
 */
export async function storeFile(
  page: Page,
  { categorias, metodosPago, gastos }: ExchangeFile,
): Promise<void> {
  await openBlankPage(page);
  await page.evaluate(createDatabase);
  await page.evaluate(addRows, { table: 'categorias', rows: JSON.stringify(categorias) });
  await page.evaluate(addRows, { table: 'metodosPago', rows: JSON.stringify(metodosPago) });
  for (let start = 0; start < gastos.length; start += PORTION)
    await page.evaluate(addRows, {
      table: 'gastos',
      rows: JSON.stringify(gastos.slice(start, start + PORTION)),
    });
}

/** Milliseconds until an empty page has all expenses from one `getAll`: the measure of all searches. */
export async function timeGetAll(page: Page): Promise<number> {
  await openBlankPage(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('mis-gastos');
        opening.onsuccess = () => {
          const start = performance.now();
          const rows = opening.result.transaction('gastos').objectStore('gastos').getAll();
          rows.onsuccess = () => {
            // Browsers unpack the rows when they are first asked for.
            if (rows.result.length === 0) throw new Error('Nothing is stored');
            const time = performance.now() - start;
            opening.result.close();
            resolve(time);
          };
        };
      }),
  );
}

/** Runs in the page: the schema of version 1, as Dexie numbers it. */
function createDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('mis-gastos', 10);
    opening.onupgradeneeded = () => {
      const options = { keyPath: 'id', autoIncrement: true };
      opening.result.createObjectStore('gastos', options).createIndex('fecha', 'fecha');
      for (const table of ['categorias', 'metodosPago'])
        opening.result.createObjectStore(table, options).createIndex('nombre', 'nombre', { unique: true });
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

/** Runs in the page. */
function addRows({ table, rows }: { table: string; rows: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mis-gastos');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(table, 'readwrite');
      for (const row of JSON.parse(rows) as object[]) transaction.objectStore(table).add(row);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      transaction.onabort = () => {
        reject(new Error('The rows were not stored'));
      };
    };
  });
}
