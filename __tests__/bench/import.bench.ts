import { test } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { withFreshProfile } from '../support/profile';
import { timeImport, type ImportTimes } from '../support/timed-import';
import { timeBareAdds, timeRowByRow } from './bare-import';
import { memoryOf, type Memory } from './memory';
import { median, milliseconds, report, rowsPerSecond } from './report';

/** Few enough for the slow way; its speed does not depend on them. */
const ROWS_ONE_BY_ONE = 2000;

/** An import, and as many bare adds right after it in the same page. */
type Run = ImportTimes & Memory & { bare: number };

const SIZES = [
  { count: 10_000, times: 5, ofBare: 0.75 },
  { count: 100_000, times: 3, ofBare: 0.85 },
];

for (const { count, times, ofBare } of SIZES) {
  test(`the import of ${count} expenses against bare adds and against one row at a time`, async () => {
    const path = await writeAsJson(exchangeFile(count));
    const shortPath = await writeAsJson(exchangeFile(ROWS_ONE_BY_ONE), 'short.json');
    const runs: Run[] = [];
    const oneByOne: number[] = [];
    for (let run = 0; run < times; run += 1) {
      runs.push(
        await withFreshProfile(async (page) => {
          const imported = await timeImport(page, path, count);
          // At once, so that both find the machine in the same state.
          const bare = await timeBareAdds(page, path);
          return { ...imported, bare, ...(await memoryOf(page)) };
        }),
      );
      oneByOne.push(await withFreshProfile((page) => timeRowByRow(page, shortPath)));
    }
    reportSpeed(count, ofBare, runs, median(oneByOne));
    reportSmoothness(runs);
  });
}

function reportSpeed(count: number, ofBare: number, runs: readonly Run[], oneByOne: number): void {
  const app = median(runs.map(({ total }) => total));
  const bare = median(runs.map(({ bare }) => bare));
  const oneByOneAll = (oneByOne / ROWS_ONE_BY_ONE) * count;
  const ratios = runs.map(({ total, bare }) => bare / total);
  report(`Import of ${count}`, `${milliseconds(app)}, ${rowsPerSecond(count, app)}`);
  report(
    `  bare adds in the same page, one transaction`,
    `${milliseconds(bare)}, ${rowsPerSecond(count, bare)}`,
  );
  report(`  one row at a time (${ROWS_ONE_BY_ONE} rows)`, rowsPerSecond(count, oneByOneAll));
  report(`  speed against bare adds, run by run`, ratios.map((ratio) => ratio.toFixed(2)).join(' '));
  report(`  speed against bare adds`, median(ratios).toFixed(2), `>= ${ofBare}`);
  report(`  speed against one row at a time`, (oneByOneAll / app).toFixed(1), '>= 12');
}

/** What a person may notice is reported at its worst, not at its median. */
function reportSmoothness(runs: readonly Run[]): void {
  const peaks = runs.flatMap(({ peak }) => (peak === null ? [] : [peak]));
  report('  longest task of the page (0: none over 50 ms)', worst(runs, 'longestTask'), '< 100 ms');
  report('  longest wait for a frame', worst(runs, 'longestFrame'), '< 100 ms');
  report('  longest standstill of the progress bar', worst(runs, 'longestStandstill'), '<= 500 ms');
  report('  last progress to results', worst(runs, 'lastChangeToResults'));
  report('  page heap afterwards', `${Math.round(median(runs.map(({ heap }) => heap)))} MB`);
  if (peaks.length > 0)
    report('  peak memory of the page and its worker', `${Math.round(Math.max(...peaks))} MB`);
}

function worst(runs: readonly ImportTimes[], field: keyof ImportTimes): string {
  return milliseconds(Math.max(...runs.map((run) => run[field])));
}
