import { expect, test, type BrowserContext } from '@playwright/test';
import { openBlankPage } from '../support/blank-page';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile, importButton } from '../support/import-screen';
import { openProfile, withFreshProfile } from '../support/profile';
import { seededRandom } from '../support/seeded-random';
import { countStoredRows, NO_ROWS, rowsOf, type RowCounts } from '../support/stored-rows';
import { timeImport } from '../support/timed-import';

const ROWS = 20_000;
const KILLS = 10;
/** So many must have hit an import that had written something; otherwise the moments prove little. */
const MIN_ROLLED_BACK = 3;

/** It is printed; given as KILL_SEED it repeats the moments of a run. */
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

test('a browser killed during an import has stored all of it or nothing', async () => {
  const file = exchangeFile(ROWS);
  const path = await writeAsJson(file);
  // The first start of a browser is the slowest: the second counts as well.
  const undisturbed = Math.min(await timeUndisturbed(path), await timeUndisturbed(path));
  const random = seededRandom(SEED);
  console.log(`Seed ${SEED}; an undisturbed import takes ${Math.round(undisturbed)} ms`);

  const outcomes: RowCounts[] = [];
  let rolledBack = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Each in a tenth of its own, from the click to the results.
    const moment = ((kill + random()) / KILLS) * undisturbed;
    const profile = test.info().outputPath(`profile-${kill}`);
    const progress = await killDuringImport(profile, path, moment);
    const stored = await reopenAndCount(profile);
    if (Number(progress) > 0 && stored.gastos === 0) rolledBack += 1;
    outcomes.push(stored);
    console.log(`Killed after ${Math.round(moment)} ms at ${progress}: ${JSON.stringify(stored)}`);
  }

  for (const stored of outcomes) expect([NO_ROWS, rowsOf(file)]).toContainEqual(stored);
  expect(rolledBack, 'kills in the middle of the write').toBeGreaterThanOrEqual(MIN_ROLLED_BACK);
});

/** Milliseconds from the click to the results, by the page's own clock. */
async function timeUndisturbed(path: string): Promise<number> {
  const { total } = await withFreshProfile((page) => timeImport(page, path, ROWS));
  return total;
}

/** Kills the whole browser that many milliseconds after the click. Answers where the bar stood, '' where there was none. */
async function killDuringImport(profile: string, path: string, moment: number): Promise<string> {
  const { context, page } = await openProfile(profile);
  const browserProcess = await processOf(context);
  await chooseFile(page, path);
  const due = page.evaluate(momentAfterClick, moment);
  await importButton(page).click();
  const progress = await due;
  const closed = context.waitForEvent('close', { timeout: 0 });
  // The browser leads a process group of its own: all its processes die at once.
  process.kill(-browserProcess, 'SIGKILL');
  await closed;
  return progress;
}

/** Runs in the page. */
function momentAfterClick(moment: number): Promise<string> {
  return new Promise((resolve) => {
    function answer() {
      const bar = document.querySelector('[role=progressbar]');
      resolve(bar?.getAttribute('aria-valuenow') ?? '');
    }
    document.addEventListener('click', () => setTimeout(answer, moment), { capture: true, once: true });
  });
}

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not name its process');
  return browser.id;
}

async function reopenAndCount(profile: string): Promise<RowCounts> {
  const { context, page } = await openProfile(profile);
  await openBlankPage(page);
  const stored = await countStoredRows(page);
  await context.close();
  return stored;
}
