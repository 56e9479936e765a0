import { test } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, report } from './report';
import { timeExport, type ExportTimes } from './timed-export';

const COUNT = 100_000;
const RUNS = 3;

test(`the export of ${COUNT} expenses`, async () => {
  await withFreshProfile(async (page) => {
    await importFile(page, await writeAsJson(exchangeFile(COUNT)));
    await page.reload();
    for (const button of ['Exportar JSON', 'Exportar CSV']) {
      const runs: ExportTimes[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await timeExport(page, button));
      report(`«${button}» of ${COUNT}`, milliseconds(median(runs.map(({ total }) => total))));
      report(
        '  longest task of the page (0: none over 50 ms)',
        milliseconds(Math.max(...runs.map(({ longestTask }) => longestTask))),
        '<= 50 ms',
      );
    }
  });
});
