import { test } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { withFreshProfile } from '../support/profile';
import { timeImport, type ImportTimes } from '../support/timed-import';
import { timeBareAdds, timeRowByRow } from './bare-import';
import { memoryOf, type Memory } from './memory';
import { median, milliseconds, report, rowsPerSecond } from './report';

/** Few enough for the slow way; its speed does not depend on them. */
const ROWS_ONE_BY_ONE = 2000;

const SIZES = [
  { count: 10_000, runs: 5, ofBare: 0.75 },
  { count: 100_000, runs: 3, ofBare: 0.85 },
];

for (const { count, runs, ofBare } of SIZES) {
  test(`the import of ${count} expenses against bare adds and against one row at a time`, async () => {
    const path = await writeAsJson(exchangeFile(count));
    const shortPath = await writeAsJson(exchangeFile(ROWS_ONE_BY_ONE), 'short.json');
    const app: (ImportTimes & Memory)[] = [];
    const bare: number[] = [];
    const oneByOne: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      app.push(
        await withFreshProfile(async (page) => ({
          ...(await timeImport(page, path, count)),
          ...(await memoryOf(page)),
        })),
      );
      bare.push(await withFreshProfile((page) => timeBareAdds(page, path)));
      oneByOne.push(await withFreshProfile((page) => timeRowByRow(page, shortPath)));
    }
    reportSpeed(count, ofBare, median(app.map(({ total }) => total)), median(bare), median(oneByOne));
    reportSmoothness(app);
  });
}

function reportSpeed(count: number, ofBare: number, app: number, bare: number, oneByOne: number): void {
  const oneByOneAll = (oneByOne / ROWS_ONE_BY_ONE) * count;
  report(`Import of ${count}`, `${milliseconds(app)}, ${rowsPerSecond(count, app)}`);
  report(`  bare adds, one transaction`, `${milliseconds(bare)}, ${rowsPerSecond(count, bare)}`);
  report(`  one row at a time (${ROWS_ONE_BY_ONE} rows)`, rowsPerSecond(count, oneByOneAll));
  report(`  speed against bare adds`, (bare / app).toFixed(2), `>= ${ofBare}`);
  report(`  speed against one row at a time`, (oneByOneAll / app).toFixed(1), '>= 12');
}

/** What a person may notice is reported at its worst, not at its median. */
function reportSmoothness(runs: readonly (ImportTimes & Memory)[]): void {
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
