import { cp } from 'node:fs/promises';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { openBlankPage } from '../support/blank-page';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile, importButton, importFile, importResults } from '../support/import-screen';
import { openProfile } from '../support/profile';
import { seededRandom } from '../support/seeded-random';
import { countStoredRows, NO_ROWS, rowsOf, type RowCounts } from '../support/stored-rows';

const ROWS = 20_000;
/** So many moments for each operation, for each way in which Chromium stores. */
const KILLS = 5;

/** It is printed; given as KILL_SEED it repeats the moments of a run. */
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

/** What a person does that writes much: on what it is done, what starts it, and how its end is seen. */
type Operation = {
  prepare: (page: Page, path: string) => Promise<void>;
  approach: (page: Page, path: string) => Promise<Locator>;
  ended: (page: Page) => Locator;
  /** The states of the imports in the diary, when all rows are stored and when none is. */
  diary?: (stored: boolean) => string[];
};

async function resetAll(page: Page): Promise<Locator> {
  await page.goto('importar/');
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  return page.getByRole('alertdialog').getByRole('button', { name: 'Resetear' });
}

const OPERATIONS: Record<string, Operation> = {
  import: {
    prepare: openBlankPage,
    approach: async (page, path) => {
      await chooseFile(page, path);
      return importButton(page);
    },
    ended: importResults,
    diary: (stored) => (stored ? ['done'] : []),
  },
  undo: {
    prepare: importFile,
    approach: async (page) => {
      await page.goto('importar/');
      return page.getByRole('button', { name: /^Deshacer importación de/ });
    },
    ended: (page) => page.getByText('Importación deshecha', { exact: true }),
    diary: (stored) => [stored ? 'done' : 'undone'],
  },
  reset: {
    prepare: importFile,
    approach: resetAll,
    ended: (page) => page.getByText('Database reset successfully'),
    diary: (stored) => [stored ? 'done' : 'cleared'],
  },
  'reset without a copy': {
    prepare: importFile,
    approach: async (page) => {
      const trigger = await resetAll(page);
      await page.getByRole('checkbox', { name: 'Guardar una copia en este navegador' }).uncheck();
      return trigger;
    },
    ended: (page) => page.getByText('Database reset successfully'),
    diary: (stored) => (stored ? ['done'] : []),
  },
  restore: {
    prepare: async (page, path) => {
      await importFile(page, path);
      await (await resetAll(page)).click();
      await page.getByText('Database reset successfully').waitFor();
    },
    approach: async (page) => {
      await page.goto('ajustes/');
      return page.getByRole('button', { name: /^Restaurar la copia/ });
    },
    ended: (page) => page.getByText('Copia restaurada'),
  },
};

for (const [backend, args] of [
  ['as Chromium stores by default', []],
  ['as Chromium stores in SQLite', ['--enable-features=IdbSqliteBackingStore']],
] as const)
  test(`a browser killed in the middle has done all of it or nothing, ${backend}`, async () => {
    const file = exchangeFile(ROWS);
    const path = await writeAsJson(file);
    const random = seededRandom(SEED);
    const outcomes: RowCounts[] = [];
    for (const [name, operation] of Object.entries(OPERATIONS)) {
      const prepared = test.info().outputPath(`${name}-prepared`);
      await inProfile(prepared, args, (page) => operation.prepare(page, path));
      const undisturbed = await timeUndisturbed(prepared, name, operation, path, args);
      console.log(`Seed ${SEED}; ${name}, undisturbed: ${Math.round(undisturbed)} ms`);
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Each in a part of its own, from the click to the end.
        const moment = ((kill + random()) / KILLS) * undisturbed;
        const profile = test.info().outputPath(`${name}-${kill}`);
        await cp(prepared, profile, { recursive: true });
        await killDuring(profile, operation, path, moment, args);
        const stored = await reopenAndCount(profile, args, operation.diary);
        outcomes.push(stored);
        console.log(`${name} killed after ${Math.round(moment)} ms: ${JSON.stringify(stored)}`);
      }
    }
    for (const stored of outcomes) expect([NO_ROWS, rowsOf(file)]).toContainEqual(stored);
    expect(outcomes).toHaveLength(Object.keys(OPERATIONS).length * KILLS);
  });

test('the oldest of ten copies is there after a browser was killed that restored it, unless it is restored', async () => {
  const file = exchangeFile(ROWS);
  const path = await writeAsJson(file);
  const few = await writeAsJson(exchangeFile(3), 'few.json');
  const random = seededRandom(SEED);
  const prepared = test.info().outputPath('oldest-prepared');
  await inProfile(prepared, [], async (page) => {
    await importFile(page, path);
    await (await resetAll(page)).click();
    await page.getByText('Database reset successfully').waitFor();
    await importFile(page, few);
    for (let copies = 2; copies <= 10; copies += 1) {
      await importFile(page, few);
      await page.getByRole('button', { name: 'Deshacer importación', exact: true }).click();
      // The copy is stored first; leaving now would stop the undoing.
      await page.getByText('Importación deshecha', { exact: true }).waitFor();
      await expect.poll(() => page.evaluate(copiedCounts)).toHaveLength(copies);
    }
  });
  const restoreOldest: Operation = {
    prepare: openBlankPage,
    approach: async (page) => {
      await page.goto('ajustes/');
      return page.getByRole('button', { name: /^Restaurar la copia/ }).last();
    },
    ended: (page) => page.getByText('Copia restaurada'),
  };
  const undisturbed = await timeUndisturbed(prepared, 'oldest', restoreOldest, path, []);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const profile = test.info().outputPath(`oldest-${kill}`);
    await cp(prepared, profile, { recursive: true });
    const moment = ((kill + random()) / KILLS) * undisturbed;
    await killDuring(profile, restoreOldest, path, moment, []);
    const { stored, copied } = await reopenAndLook(profile);
    console.log(
      `Killed after ${Math.round(moment)} ms: ${stored.gastos} stored, copies of ${copied.join(', ')}`,
    );
    expect([3, ROWS]).toContain(stored.gastos);
    expect(copied).toContain(ROWS);
  }
});

test('none of 500 acknowledged expenses is lost when the browser is killed', async () => {
  const SAVES = 500;
  const profile = test.info().outputPath('saves');
  const { context, page } = await openProfile(profile);
  const killed = killOf(context);
  await page.goto('gastos/?nuevo');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  const cantidad = form.getByRole('textbox', { name: 'Cantidad' });
  for (let save = 1; save <= SAVES; save += 1) {
    await cantidad.fill(String(save));
    await form.getByRole('radio', { name: 'Hogar' }).locator('..').click();
    await form.getByRole('button', { name: 'Guardar y otro' }).click();
    // Empty again: what was typed has been stored.
    await expect(cantidad).toHaveValue('');
  }
  await (
    await killed
  )();
  expect(await reopenAndCount(profile, [])).toMatchObject({ gastos: SAVES });
});

async function inProfile(
  profile: string,
  args: readonly string[],
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const { context, page } = await openProfile(profile, { args });
  await visit(page);
  await context.close();
}

/** Milliseconds from the click to the end of an operation. */
async function timeUndisturbed(
  prepared: string,
  name: string,
  operation: Operation,
  path: string,
  args: readonly string[],
): Promise<number> {
  const profile = test.info().outputPath(`${name}-undisturbed`);
  await cp(prepared, profile, { recursive: true });
  let elapsed = 0;
  await inProfile(profile, args, async (page) => {
    const trigger = await operation.approach(page, path);
    const start = performance.now();
    await trigger.click();
    await operation.ended(page).first().waitFor();
    elapsed = performance.now() - start;
  });
  return elapsed;
}

/** Kills the whole browser that many milliseconds after the click. */
async function killDuring(
  profile: string,
  operation: Operation,
  path: string,
  moment: number,
  args: readonly string[],
): Promise<void> {
  const { context, page } = await openProfile(profile, { args });
  const kill = await killOf(context);
  const trigger = await operation.approach(page, path);
  const due = page.evaluate(momentAfterClick, moment);
  await trigger.click();
  await due;
  await kill();
}

/** Runs in the page. */
function momentAfterClick(moment: number): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('click', () => setTimeout(resolve, moment), { capture: true, once: true });
  });
}

/** What kills a browser at once, with all its processes: it leads a process group of its own. */
async function killOf(context: BrowserContext): Promise<() => Promise<void>> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not name its process');
  return async () => {
    const closed = context.waitForEvent('close', { timeout: 0 });
    process.kill(-browser.id, 'SIGKILL');
    await closed;
  };
}

/** Counts what is stored after the program itself has started again; the diary of imports must agree with it. */
async function reopenAndCount(
  profile: string,
  args: readonly string[],
  diary?: Operation['diary'],
): Promise<RowCounts> {
  const { context, page } = await openProfile(profile, { args });
  await page.goto('importar/');
  await expect(page.getByRole('button', { name: 'Seleccionar Archivo' })).toBeVisible();
  const stored = await countStoredRows(page);
  if (diary) await expect.poll(() => page.evaluate(statesInDiary)).toEqual(diary(stored.gastos > 0));
  await context.close();
  return stored;
}

/** How many rows are stored, and how many expenses each copy holds, after the program itself has started again. */
async function reopenAndLook(profile: string): Promise<{ stored: RowCounts; copied: number[] }> {
  const { context, page } = await openProfile(profile);
  await page.goto('importar/');
  await expect(page.getByRole('button', { name: 'Seleccionar Archivo' })).toBeVisible();
  const stored = await countStoredRows(page);
  const copied = await page.evaluate(copiedCounts);
  await context.close();
  return { stored, copied };
}

/** Runs in the page. */
function copiedCounts(): Promise<number[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('mis-gastos-programa');
    opening.onsuccess = () => {
      const all = opening.result.transaction('copies').objectStore('copies').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve((all.result as { gastos: number }[]).map(({ gastos }) => gastos));
      };
    };
  });
}

/** Runs in the page. */
function statesInDiary(): Promise<string[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('mis-gastos-programa');
    opening.onsuccess = () => {
      const all = opening.result.transaction('imports').objectStore('imports').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve((all.result as { state: string }[]).map(({ state }) => state));
      };
    };
  });
}
