import { test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, report } from './report';
import { markShown, timeShown } from './time-shown';

const FEW = 100;
const MANY = 100_000;
const LOADS = 15;

test(`/gastos with ${MANY} stored expenses against ${FEW}`, async () => {
  const few: number[] = [];
  const many: number[] = [];
  await withFreshProfile(async (pageOfFew) => {
    await store(pageOfFew, FEW);
    await withFreshProfile(async (pageOfMany) => {
      await store(pageOfMany, MANY);
      for (let load = 0; load < LOADS; load += 1) {
        few.push(await timeShown(pageOfFew, 'gastos/'));
        many.push(await timeShown(pageOfMany, 'gastos/'));
      }
    });
  });
  report(`First row of /gastos with ${FEW} stored`, milliseconds(median(few)));
  report(`  with ${MANY} stored`, milliseconds(median(many)));
  report('  many against few', (median(many) / median(few)).toFixed(2), '<= 1.3');
});

/** Stores expenses through the app, and has the page mark its first row from then on. */
async function store(page: Page, count: number): Promise<void> {
  await importFile(page, await writeAsJson(exchangeFile(count)));
  await markShown(page, 'section[aria-label^="Gastos de"] li');
}
