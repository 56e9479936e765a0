import type { Page } from '@playwright/test';
import type { Categoria, ExchangeFile, Gasto, MetodoPago } from '@/lib/domain/entities';

/** How many rows each table of the data database holds. */
export type RowCounts = Record<keyof ExchangeFile, number>;

/** The counts of an empty database. */
export const NO_ROWS: RowCounts = { gastos: 0, categorias: 0, metodosPago: 0 };

/** The counts that the import of a faultless file leaves in an empty database. */
export function rowsOf({ gastos, categorias, metodosPago }: ExchangeFile): RowCounts {
  return { gastos: gastos.length, categorias: categorias.length, metodosPago: metodosPago.length };
}

/** Counts what is stored without any help of the program, in a page of the site's origin. */
export function countStoredRows(page: Page): Promise<RowCounts> {
  return page.evaluate(countRows);
}

/** Runs in the page. */
function countRows(): Promise<RowCounts> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mis-gastos');
    // Opening alone would create it.
    opening.onupgradeneeded = () => {
      reject(new Error('There is no database'));
    };
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['gastos', 'categorias', 'metodosPago']);
      const gastos = transaction.objectStore('gastos').count();
      const categorias = transaction.objectStore('categorias').count();
      const metodosPago = transaction.objectStore('metodosPago').count();
      transaction.oncomplete = () => {
        opening.result.close();
        resolve({ gastos: gastos.result, categorias: categorias.result, metodosPago: metodosPago.result });
      };
    };
  });
}

/** Everything that is stored, in the order of the ids, read without any help of the program. */
export function storedTables(
  page: Page,
): Promise<{ gastos: Gasto[]; categorias: Categoria[]; metodosPago: MetodoPago[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('mis-gastos');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['gastos', 'categorias', 'metodosPago']);
          const gastos = transaction.objectStore('gastos').getAll() as IDBRequest<Gasto[]>;
          const categorias = transaction.objectStore('categorias').getAll() as IDBRequest<Categoria[]>;
          const metodosPago = transaction.objectStore('metodosPago').getAll() as IDBRequest<MetodoPago[]>;
          transaction.oncomplete = () => {
            opening.result.close();
            resolve({
              gastos: gastos.result,
              categorias: categorias.result,
              metodosPago: metodosPago.result,
            });
          };
        };
      }),
  );
}

/** Stores rows as another program might, whatever they hold. */
export async function storeRows(page: Page, table: keyof ExchangeFile, rows: object[]): Promise<void> {
  await page.evaluate(
    (given) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('mis-gastos');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(given.table, 'readwrite');
          for (const row of given.rows) transaction.objectStore(given.table).add(row);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { table, rows },
  );
}
