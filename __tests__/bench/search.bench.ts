import { expect, test, type Page } from '@playwright/test';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, percentile, report } from './report';
import { storeGastos, timeGetAll } from './store-gastos';

/** When a search showed what, in milliseconds from its start. */
type SearchTimes = { first: number; complete: number };

/** What is searched for: something that everything has, something rare, the name of a category, a phrase. */
const SEARCHES = ['compra', '991', 'categoria 3', 'gasto 12 lista'];

/** What is typed, letter by letter. */
const TYPED = 'compra numero 77';

const SIZES = [
  { count: 100_000, runs: 5 },
  { count: 1_000_000, runs: 1 },
];

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
  function line(measure: string, times: readonly number[], target: string) {
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
}

/** How many of the rows of `exchangeFile` hold all the words. */
function expectedCount(count: number, words: string): number {
  const terms = words.split(' ');
  let found = 0;
  for (let number = 1; number <= count; number += 1) {
    const text = `gasto ${number}\ncompra numero ${number} de una lista larga\ncategoria ${1 + (number % 10)}\nmetodo ${1 + (number % 4)}`;
    if (terms.every((term) => text.split('\n').some((line) => line.includes(term)))) found += 1;
  }
  return found;
}

/** Opens the list of a month afresh, widens it to everything and searches, the index not begun before. */
async function timeColdSearch(page: Page, words: string, expected: number): Promise<SearchTimes> {
  await page.addInitScript(() => {
    const BrowserWorker = Worker;
    globalThis.Worker = class extends BrowserWorker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        performance.mark('search-begins');
        super(...args);
      }
    };
  });
  await page.goto('gastos/');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.goto(`gastos/?todo&q=${encodeURIComponent(words)}`);
  return page.evaluate(watchSearch, { expected, mark: 'search-begins' });
}

/** Puts words into the search box of an open list and waits for what is found. */
async function timeSearch(page: Page, words: string, expected: number): Promise<SearchTimes> {
  const times = page.evaluate(watchSearch, { expected, mark: null });
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(words);
  return times;
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
  const times = page.evaluate(watchSearch, { expected, mark: null });
  await box.pressSequentially(words, { delay: 60 });
  await times;
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks));
}

/** Runs in the page: follows a search from a mark, or from the next input, to its first rows and to its count. */
function watchSearch({ expected, mark }: { expected: number; mark: string | null }): Promise<SearchTimes> {
  return new Promise((resolve) => {
    let start: number | undefined;
    let first: number | null = null;
    let shown = false;
    const number = new Intl.NumberFormat('es', { useGrouping: 'always' }).format(expected);
    const label = `${number} gasto${expected === 1 ? '' : 's'}`;

    function afterPaint(next: () => void) {
      requestAnimationFrame(() => requestAnimationFrame(next));
    }
    function look() {
      start ??= mark ? performance.getEntriesByName(mark)[0]?.startTime : undefined;
      if (start === undefined || !document.querySelector('[data-gasto]')) return;
      const begun = start;
      if (!shown)
        afterPaint(() => {
          first ??= performance.now() - begun;
        });
      shown = true;
      const statuses = [...document.querySelectorAll('[role=status]')];
      if (!statuses.some((status) => status.textContent === label)) return;
      changes.disconnect();
      afterPaint(() => {
        const complete = performance.now() - begun;
        resolve({ first: first ?? complete, complete });
      });
    }
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    if (mark) look();
    else
      document.addEventListener(
        'input',
        ({ timeStamp }) => {
          start ??= timeStamp;
        },
        { capture: true },
      );
  });
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
