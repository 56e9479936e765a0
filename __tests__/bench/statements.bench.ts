import { expect, test, type Page } from '@playwright/test';
import { TALLY } from '@/lib/text/exportar';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { withFreshProfile } from '../support/profile';
import { timeBareAdds } from './bare-import';
import { median, milliseconds, report, rowsPerSecond } from './report';

const COUNT = 10_000;
const RUNS = 3;

const EXAMPLES = [
  { name: '01-santander-es-10000.csv', most: 1500 },
  { name: '10-bbva-es-10000.xlsx', most: 4000 },
];

/** A step in milliseconds, as the page's own clock saw it, and the longest task in it; 0: none over 50 ms. */
type Step = { total: number; longestTask: number };

for (const { name, most } of EXAMPLES)
  test(`a statement of ${COUNT} movements, from the choice to the review and through its import: ${name}`, async () => {
    const path = new URL(`../support/extractos/${name}`, import.meta.url).pathname;
    const json = await writeAsJson(exchangeFile(COUNT), 'bare.json');
    const reviews: Step[] = [];
    const imports: Step[] = [];
    const bare: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      await withFreshProfile(async (page) => {
        await page.goto('extractos/');
        await page.getByRole('button', { name: 'Pegar texto' }).waitFor();
        const reviewing = page.evaluate(timeStep, { event: 'change', step: 'reviewed' });
        await page.getByLabel('Extracto del banco').setInputFiles(path);
        reviews.push(await reviewing);
        imports.push(await timeImport(page));
        await expect(page.getByText(TALLY.agrees)).toBeVisible();
        bare.push(await timeBareAdds(page, json));
      });
    const review = median(reviews.map(({ total }) => total));
    const writing = median(imports.map(({ total }) => total));
    report(`Review of ${name}, from the choice`, milliseconds(review), `<= ${milliseconds(most)}`);
    report('  longest task of the page (0: none over 50 ms)', longest(reviews), '0 ms');
    report('  its import', `${milliseconds(writing)}, ${rowsPerSecond(COUNT, writing)}`);
    report('  longest task of the page (0: none over 50 ms)', longest(imports), '< 100 ms');
    report('  speed against bare adds', (median(bare) / writing).toFixed(2), '>= 0.75');
  });

async function timeImport(page: Page): Promise<Step> {
  await page.getByLabel('Método de pago').selectOption({ label: 'Efectivo' });
  const button = page.getByRole('button', { name: 'Importar movimientos' });
  await button.and(page.locator(':enabled')).waitFor();
  const importing = page.evaluate(timeStep, { event: 'click', step: 'finished' });
  await button.click();
  return importing;
}

function longest(steps: readonly Step[]): string {
  return milliseconds(Math.max(...steps.map(({ longestTask }) => longestTask)));
}

/** Runs in the page: from the next event of a kind to the paint of a step of the screen. */
function timeStep({ event, step }: { event: string; step: string }): Promise<Step> {
  return new Promise((resolve) => {
    let startedAt = 0;
    let longestTask = 0;
    const longTasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    const changes = new MutationObserver(() => {
      if (!document.querySelector(`[data-step='${step}']`)) return;
      changes.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const total = performance.now() - startedAt;
          // What the step has begun may take a while.
          setTimeout(() => {
            longTasks.disconnect();
            resolve({ total, longestTask });
          }, 300);
        }),
      );
    });
    document.addEventListener(
      event,
      () => {
        startedAt = performance.now();
        longTasks.observe({ type: 'longtask' });
        changes.observe(document.body, { subtree: true, childList: true });
      },
      { capture: true, once: true },
    );
  });
}
