import { expect, test as base, type Page } from '@playwright/test';
import { importResults } from './import-screen';
import { withoutServiceWorker } from './profile';

/**
 * Playwright's test, which also fails when the page logs an error or a warning or when a request leaves its
 * origin. A test that causes a fault names the browser's own line for it in `expectedLog`. The browser has no service
 * workers, unless a test is about them: each visit would begin with keeping the whole site.
 */
export const test = base.extend<{ expectedLog: RegExp | null; serviceWorker: boolean }>({
  expectedLog: [null, { option: true }],
  serviceWorker: [false, { option: true }],
  context: async ({ context, baseURL, expectedLog, serviceWorker }, runTest) => {
    if (!serviceWorker) await withoutServiceWorker(context);
    const complaints: string[] = [];
    const origin = new URL(baseURL ?? '').origin;
    context.on('console', (message) => {
      const bad = message.type() === 'error' || message.type() === 'warning';
      if (bad && !expectedLog?.test(message.text()))
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
    context.on('page', leaveOnceSettled);
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin)
        complaints.push(`left the origin: ${url.href}`);
    });
    await runTest(context);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/**
 * Has a page go elsewhere only once its history stands still: a dialog that was closed leaves its entry there a moment
 * later, and the browser breaks off whatever has begun to load by then.
 */
function leaveOnceSettled(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    await historySettled(page);
    return goto(...given);
  };
  page.reload = async (...given) => {
    await historySettled(page);
    return reload(...given);
  };
}

/** Waits until the history stands where it stood before the dialogs that have closed. */
export function historySettled(page: Page): Promise<void> {
  return expect
    .poll(() =>
      page.evaluate(
        () =>
          !('dialog' in ((history.state ?? {}) as object)) ||
          document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null,
      ),
    )
    .toBe(true);
}

/** A file to choose, made of a value or of a text as it is. */
export function jsonFile(content: unknown, name = 'gastos.json') {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** Opens the import screen and chooses a file with the picker's input. */
export async function chooseFile(page: Page, file: ReturnType<typeof jsonFile> | string): Promise<void> {
  if (!page.url().endsWith('/importar/')) await page.goto('importar/');
  await page.getByLabel('Archivo JSON').setInputFiles(file);
}

/** Chooses a file, imports it and waits for the results. */
export async function importFile(page: Page, file: ReturnType<typeof jsonFile> | string): Promise<void> {
  await chooseFile(page, file);
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(importResults(page)).toBeFocused({ timeout: 30_000 });
}

/** Records an expense of the first category, by the form that the key opens. */
export async function recordByKey(page: Page, cantidad: string): Promise<void> {
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await form.getByRole('textbox', { name: 'Cantidad' }).fill(cantidad);
  await form.getByRole('radio').first().check({ force: true });
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(form).toHaveCount(0);
}

/**
 * Writes, as another tab could, for as long as the page is there or until it is let go: everything that wants to write
 * waits.
 *
 * @returns what lets it go
 */
export async function holdWriteLock(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(
    () =>
      new Promise<{ letGo: () => void }>((resolve) => {
        void navigator.locks.request(
          'mis-gastos:write',
          () =>
            new Promise<void>((letGo) => {
              resolve({ letGo });
            }),
        );
      }),
  );
  return () =>
    held.evaluate(({ letGo }) => {
      letGo();
    });
}

/**
 * Reads expenses in one transaction, as another tab could, until it is let go: other transactions begin, and none of them
 * reads or writes an expense.
 *
 * @returns what lets it go
 */
export async function holdGastos(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(
    () =>
      new Promise<{ isHeld: boolean }>((resolve, reject) => {
        const opening = indexedDB.open('mis-gastos');
        opening.onerror = () => {
          reject(opening.error ?? new Error('no answer'));
        };
        opening.onsuccess = () => {
          const db = opening.result;
          const store = db.transaction('gastos', 'readwrite').objectStore('gastos');
          const hold = { isHeld: true };
          function ask() {
            store.get(0).onsuccess = () => {
              if (hold.isHeld) ask();
              else db.close();
              resolve(hold);
            };
          }
          ask();
        };
      }),
  );
  return () =>
    held.evaluate((hold) => {
      hold.isHeld = false;
    });
}

/** Asks a list or a summary for something else within the same page, as its own controls do. */
export async function showQuery(page: Page, query: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
  }, `?${query}`);
}

/** Has a list of categories or methods count all time. */
export async function showAllTime(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Periodo' })).toBeVisible();
  await showQuery(page, 'todo');
}

/** The numbers of the results summary, by their labels, once the import has ended. */
export async function resultCounts(page: Page): Promise<Record<string, string>> {
  await expect(importResults(page)).toBeVisible({ timeout: 30_000 });
  const card = page.getByRole('region', { name: 'Procesar Importación' });
  const labels = await card.locator('dt').allInnerTexts();
  const counts = await card.locator('dd').allInnerTexts();
  return Object.fromEntries(labels.map((label, position) => [label, counts[position] ?? '']));
}

/** The lines of the error list. */
export function errorLines(page: Page) {
  return page.getByRole('region', { name: 'Detalle de los errores' }).getByRole('listitem');
}

/** What to do about an empty list: there once the page has read that nothing is stored, which it says before it knows. */
export function emptyListWays(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Ir a importar' });
}

/** A toast that holds a text. */
export function toastWith(page: Page, text: string) {
  return page
    .getByRole('region', { name: /Avisos/ })
    .getByRole('listitem')
    .filter({ hasText: text });
}

/** How many rows the three tables hold, read beside the program. */
export async function storedCounts(
  page: Page,
): Promise<{ gastos: number; categorias: number; metodosPago: number }> {
  return page.evaluate(async () => {
    function promised<Value>(request: IDBRequest<Value>): Promise<Value> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('no answer'));
        };
      });
    }
    const db = await promised(indexedDB.open('mis-gastos'));
    const transaction = db.transaction(['gastos', 'categorias', 'metodosPago']);
    const counts = {
      gastos: await promised(transaction.objectStore('gastos').count()),
      categorias: await promised(transaction.objectStore('categorias').count()),
      metodosPago: await promised(transaction.objectStore('metodosPago').count()),
    };
    db.close();
    return counts;
  });
}
