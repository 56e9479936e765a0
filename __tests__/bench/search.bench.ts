import { expect, test, type Page } from '@playwright/test';
import { fechaOf, mesOf } from '@/lib/domain/dates';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, percentile, report } from './report';
import { storeGastos, timeGetAll } from './store-gastos';
import { expectedCount, timeSearch, watchSearch, type SearchTimes } from './timed-search';

/** What is searched for: something that everything has, something rare, the name of a category, a phrase. */
const SEARCHES = ['compra', '991', 'categoria 3', 'gasto 12 lista'];

/** What is typed, letter by letter. */
const TYPED = 'compra numero 77';

const SIZES = [
  { count: 100_000, runs: 5 },
  { count: 1_000_000, runs: 1 },
];

const MANY = 100_000;

const RUNS_IN_MES = 10;

for (const { count, runs } of SIZES) {
  test(`searches over everything with ${count} stored expenses`, async () => {
    test.setTimeout(30 * 60_000);
    await withFreshProfile(async (page) => {
      await storeGastos(page, count);
      const getAll: number[] = [];
      const cold: SearchTimes[] = [];
      const warm: SearchTimes[] = [];
      const tasks: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        getAll.push(await timeGetAll(page), await timeGetAll(page));
        cold.push(await timeColdSearch(page, '991', expectedCount(count, '991')));
        for (const words of SEARCHES) warm.push(await timeSearch(page, words, expectedCount(count, words)));
        tasks.push(await longestTaskOfTyping(page, TYPED, expectedCount(count, TYPED)));
      }
      reportTimes(count, median(getAll), cold, warm);
      report(
        '  longest task while typing (0: none over 50 ms)',
        milliseconds(Math.max(...tasks)),
        '<= 50 ms',
      );
    });
  });
}

test('searches a month of 100000, and all time with it', async () => {
  test.setTimeout(10 * 60_000);
  const first: number[] = [];
  const complete: number[] = [];
  const mes = mesOf(fechaOf(new Date()));
  await withFreshProfile(async (page) => {
    await storeGastos(page, MANY);
    await page.goto('gastos/');
    await expect(page.locator('[data-gasto]').first()).toBeVisible();
    // The index reads everything for the first search. It leaves some rows out, so that a new one shows.
    await timeSearch(page, 'categoria 5', expectedCount(MANY, 'categoria 5', mes));
    for (let run = 0; run < RUNS_IN_MES; run += 1)
      for (const words of ['categoria 3', 'compra']) {
        const times = await timeSearch(page, words, expectedCount(MANY, words, mes));
        first.push(times.first);
        complete.push(times.complete);
      }
  });
  report(`Search from a month, ${MANY} stored, first results painted`, milliseconds(median(first)));
  report('  count and total painted', milliseconds(median(complete)), '<= 60 ms');
});

test('scrolls through a list of 100000', async () => {
  test.setTimeout(10 * 60_000);
  const frames = await withFreshProfile(async (page) => {
    await storeGastos(page, 100_000);
    await page.goto('gastos/?todo');
    await expect(page.getByRole('status').filter({ hasText: '100.000 gastos' })).toBeVisible();
    return page.evaluate(scrollThrough);
  });
  report('Scrolling through 100000, longest frame', milliseconds(Math.max(...frames)), '<= 50 ms');
  report('  95 of 100 frames within', milliseconds(percentile(frames, 0.95)));
});

function reportTimes(
  count: number,
  getAll: number,
  cold: readonly SearchTimes[],
  warm: readonly SearchTimes[],
): void {
  function line(measure: string, times: readonly number[], target?: string) {
    report(
      measure,
      `${milliseconds(median(times))}, ${(median(times) / getAll).toFixed(2)} of getAll`,
      target,
    );
  }
  report(`One getAll of ${count}`, milliseconds(getAll));
  line(
    '  cold search, first results painted',
    cold.map(({ first }) => first),
    '<= 0.15',
  );
  line(
    '  cold search, count and total painted',
    cold.map(({ complete }) => complete),
    '<= 1.5',
  );
  line(
    '  searches afterwards, count and total painted',
    warm.map(({ complete }) => complete),
    '<= 0.1',
  );
  line(
    '  searches afterwards, first results painted',
    warm.map(({ first }) => first),
  );
}

/** Opens the list of a month afresh, then asks for words among everything, the index not begun before. */
async function timeColdSearch(page: Page, words: string, expected: number): Promise<SearchTimes> {
  await page.goto('gastos/');
  await expect(page.locator('[data-gasto]').first()).toBeVisible();
  return page.evaluate(watchSearch, { expected, address: `?todo&q=${encodeURIComponent(words)}` });
}

/** The longest task of the page while words are typed, until their count is there. */
async function longestTaskOfTyping(page: Page, words: string, expected: number): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Buscar' });
  await box.fill('');
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { tasks });
  });
  const times = page.evaluate(watchSearch, { expected, address: null });
  await box.pressSequentially(words, { delay: 60 });
  await times;
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks));
}

/** Runs in the page: milliseconds from frame to frame, at the speed of a wheel and of a dragged scroll bar. */
function scrollThrough(): Promise<number[]> {
  const STEPS = 300;
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last = performance.now();
    function step(now: number) {
      frames.push(now - last);
      last = now;
      if (frames.length > STEPS) {
        resolve(frames.slice(1));
        return;
      }
      const dragging = frames.length % 50 === 0;
      scrollBy(0, dragging ? document.body.scrollHeight / 8 : 200);
      requestAnimationFrame(step);
    }
    requestAnimationFrame(step);
  });
}
