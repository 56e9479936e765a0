import { dirname } from 'node:path';
import { TALLY } from '@/lib/text/exportar';
import { expect, test } from '../engines/engine-test';
import type { Browser } from '../engines/driver';
import { JourneyPage } from '../engines/journey-page';
import { retry } from '../engines/retry';
import { chooseFile, countGastos } from '../engines/store-file';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { serveSite } from '../support/site-server';
import { copyWithFirstScript } from '../support/with-first-script';
import { addInOneTransaction } from './bare-import';
import { median, milliseconds, report, rowsPerSecond } from './report';
import { markShown } from './time-shown';

const ROW_TO_PRESS = { name: 'shown', selector: '[data-gasto]:not([inert] *)' };
const OPENINGS = 5;
const PATIENCE = 5 * 60_000;

/** Milliseconds of an import, of as many bare adds right after it in the same page, and of the list's openings then. */
type Run = { imported: number; bare: number; openings: number[] };

for (const { count, times } of [
  { count: 10_000, times: 5 },
  { count: 100_000, times: 3 },
])
  test(`the import of ${count} expenses, and the list's opening then`, async ({ engine, running }) => {
    const content = exchangeFile(count);
    const path = await writeAsJson(content, 'rows.json');
    const folder = test.info().outputPath('site');
    await copyWithFirstScript('out', folder, `(${String(markShown)})(${JSON.stringify(ROW_TO_PRESS)})`);
    const runs: Run[] = [];
    for (let run = 0; run < times; run += 1) runs.push(await measure(running, folder, { content, path }));
    const imported = median(runs.map((run) => run.imported));
    report(`Import of ${count} in ${engine}`, `${milliseconds(imported)}, ${rowsPerSecond(count, imported)}`);
    const ratios = runs.map((run) => run.bare / run.imported);
    report('  speed against bare adds, run by run', ratios.map((ratio) => ratio.toFixed(2)).join(' '));
    report('  speed against bare adds', median(ratios).toFixed(2));
    report(
      '  the list opens, first row to be pressed',
      milliseconds(median(runs.flatMap((run) => run.openings))),
    );
  });

/** Measures at an address of its own, where nothing is stored. */
async function measure(
  running: Browser,
  folder: string,
  file: { content: ReturnType<typeof exchangeFile>; path: string },
): Promise<Run> {
  const site = await serveSite(folder, '/');
  const driver = await running.openWindow();
  const app = new JourneyPage(driver, site, running.downloads);
  await chooseFile(app, file.content);
  await app.read(markImport);
  await app.press('button', 'Importar Gastos');
  await retry(async () => {
    expect(await app.read(() => performance.getEntriesByName('imported').length)).toBe(1);
  }, PATIENCE);
  const imported = await app.read(() => performance.measure('import', 'pressed', 'imported').duration);
  // What is stored is read back after the results: what is measured next is to have the machine to itself.
  await app.says(TALLY.agrees);
  expect(await countGastos(app)).toBe(file.content.gastos.length);
  site.folder = dirname(file.path);
  const bare = await app.read(addInOneTransaction, '/rows.json');
  site.folder = folder;
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) openings.push(await timeOpening(app));
  await driver.close();
  await site.close();
  return { imported, bare, openings };
}

/** Runs in the page: marks the press of the next button, and the painting of the import's results. */
function markImport(): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector('[aria-labelledby=procesar] dl')) return;
    changes.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('imported')));
  });
  function begin() {
    performance.mark('pressed');
    changes.observe(document.body, { subtree: true, childList: true });
  }
  document.addEventListener('click', begin, { capture: true, once: true });
}

async function timeOpening(app: JourneyPage): Promise<number> {
  await app.open('gastos/');
  return retry(async () => {
    const time = await app.read(() => performance.getEntriesByName('shown')[0]?.startTime ?? null);
    if (time === null) throw new Error('no row is shown');
    return time;
  });
}
