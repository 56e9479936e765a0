import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ExchangeFile } from '@/lib/domain/entities';
import { openBlankPage } from '../support/blank-page';

/**
 * Adds a file's expenses the fastest way that IndexedDB has, in the page as it stands and to a database of its own, and answers
 * the milliseconds from first add to commit.
 */
export async function timeBareAdds(page: Page, path: string): Promise<number> {
  await page.route('/rows.json', (route) => route.fulfill({ path }));
  return page.evaluate(addInOneTransaction, '/rows.json');
}

/** Adds a file's expenses one by one, each after a look at its category and its method; answers the milliseconds. */
export async function timeRowByRow(page: Page, path: string): Promise<number> {
  await openBlankPage(page);
  return page.evaluate(addRowByRow, await readFile(path, 'utf8'));
}

/** Runs in the page: takes the expenses from a file at an address. */
export async function addInOneTransaction(address: string): Promise<number> {
  const response = await fetch(address);
  const { gastos } = (await response.json()) as ExchangeFile;
  const opening = indexedDB.open('bare');
  opening.onupgradeneeded = () => {
    opening.result
      .createObjectStore('gastos', { keyPath: 'id', autoIncrement: true })
      .createIndex('fecha', 'fecha');
  };
  return new Promise((resolve, reject) => {
    opening.onerror = () => {
      reject(new Error('The database did not open'));
    };
    opening.onsuccess = () => {
      const start = performance.now();
      const transaction = opening.result.transaction('gastos', 'readwrite');
      const store = transaction.objectStore('gastos');
      transaction.oncomplete = () => {
        resolve(performance.now() - start);
      };
      transaction.onabort = () => {
        reject(new Error('The rows were not stored'));
      };
      for (const gasto of gastos) store.add(gasto);
    };
  });
}

/** Runs in the page. */
async function addRowByRow(json: string): Promise<number> {
  const { categorias, metodosPago, gastos } = JSON.parse(json) as ExchangeFile;
  const opening = indexedDB.open('row-by-row');
  opening.onupgradeneeded = () => {
    for (const table of ['gastos', 'categorias', 'metodosPago'])
      opening.result.createObjectStore(table, { keyPath: 'id', autoIncrement: true });
    opening.transaction?.objectStore('gastos').createIndex('fecha', 'fecha');
  };
  const db = await settled(opening);
  const setup = db.transaction(['categorias', 'metodosPago'], 'readwrite');
  for (const categoria of categorias) setup.objectStore('categorias').add(categoria);
  for (const metodoPago of metodosPago) await settled(setup.objectStore('metodosPago').add(metodoPago));

  const start = performance.now();
  for (const gasto of gastos) {
    await settled(db.transaction('categorias').objectStore('categorias').get(gasto.categoriaId));
    await settled(db.transaction('metodosPago').objectStore('metodosPago').get(gasto.metodoPagoId));
    const writing = db.transaction('gastos', 'readwrite');
    writing.objectStore('gastos').add(gasto);
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onabort = () => {
        reject(new Error('A row was not stored'));
      };
    });
  }
  return performance.now() - start;

  function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(new Error('A request failed'));
      };
    });
  }
}

/** Writes all stored expenses once more in one transaction, unchanged; answers the milliseconds from first put to commit. */
export function timeBarePuts(page: Page): Promise<number> {
  return page.evaluate(putInOneTransaction);
}

/** Runs in the page. */
function putInOneTransaction(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mis-gastos');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('gastos', 'readwrite');
      const store = transaction.objectStore('gastos');
      const reading = store.getAll();
      let start = 0;
      reading.onsuccess = () => {
        const rows: unknown[] = reading.result;
        start = performance.now();
        for (const row of rows) store.put(row);
      };
      transaction.oncomplete = () => {
        resolve(performance.now() - start);
        opening.result.close();
      };
      transaction.onabort = () => {
        reject(new Error('The rows were not stored'));
      };
    };
  });
}
