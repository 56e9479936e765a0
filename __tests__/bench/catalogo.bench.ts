import { expect, test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, report } from './report';

const MANY = 100_000;
const VISITS = 5;

test(`the counts of categories with ${MANY} stored`, async () => {
  const times: number[] = [];
  const tasks: number[] = [];
  await withFreshProfile(async (page) => {
    await importFile(page, await writeAsJson(exchangeFile(MANY)));
    for (let visit = 0; visit < VISITS; visit += 1) {
      await page.goto('categorias/');
      const counted = await page.evaluate(waitForCounts);
      times.push(counted.time);
      tasks.push(counted.longestTask);
    }
    await reportChange(page);
  });
  report(`Counts of categories with ${MANY} stored, from opening the page`, milliseconds(median(times)));
  report('  longest task of the page meanwhile', milliseconds(median(tasks)));
});

async function reportChange(page: Page): Promise<void> {
  const before = await page.getByRole('listitem').first().innerText();
  const tasks = page.evaluate(watchTasks);
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tasks;
  expect(before).not.toBe('');
  report('  longest task within 5 s around saving an expense there', milliseconds(await tasks));
}

/** Runs in the page: milliseconds since it was opened until the first row has its count. */
function waitForCounts(): Promise<{ time: number; longestTask: number }> {
  return new Promise((resolve) => {
    let longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    function look() {
      if (/\d gastos/.test(document.querySelector('main li')?.textContent ?? ''))
        // Long tasks are told of a little later.
        setTimeout(() => {
          resolve({ time, longestTask });
        }, 500);
      else {
        time = performance.now();
        requestAnimationFrame(look);
      }
    }
    let time = 0;
    look();
  });
}

/** Runs in the page. */
function watchTasks(): Promise<number> {
  return new Promise((resolve) => {
    let longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    }).observe({ type: 'longtask' });
    setTimeout(() => {
      resolve(longestTask);
    }, 5000);
  });
}
