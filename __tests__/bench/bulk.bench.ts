import { writeFileSync } from 'node:fs';
import { test, type Page } from '@playwright/test';
import { withFreshProfile } from '../support/profile';
import { memoryOf } from './memory';
import { milliseconds, report } from './report';
import { storeGastos } from './store-gastos';

const MANY = Number(process.env.BULK_GASTOS ?? 100_000);

/** Set to a file's name, it gets what the page's thread did meanwhile, for the browser's profiler. */
const PROFILE = process.env.BULK_PROFILE;

/** Milliseconds that any step may take: a million expenses need several minutes. */
const PATIENCE = Math.max(600_000, MANY * 3);

/** What an act took: until it was said that it was done, and the longest task of the page's thread. */
type Taken = { duration: number; longest: number };

test(`changing ${MANY} expenses at once, and taking it back`, async () => {
  test.setTimeout(3 * PATIENCE);
  await withFreshProfile(async (page) => {
    await storeGastos(page, MANY);
    await page.goto('gastos/?todo');
    const all = new RegExp(`^${MANY.toLocaleString('es', { useGrouping: 'always' })} gastos$`);
    await page.getByRole('status').filter({ hasText: all }).waitFor({ timeout: PATIENCE });
    await page.evaluate(watchTasks);
    await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
    await page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Cambiar…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Cambiar/ });
    await dialog.getByLabel('Método de pago').selectOption({ index: 2 });
    const session = await page.context().newCDPSession(page);
    if (PROFILE) {
      await session.send('Profiler.enable');
      await session.send('Profiler.start');
    }
    const before = await memoryOf(page);
    const changed = await take(
      page,
      () => dialog.getByRole('button', { name: /^Cambiar/ }).click(),
      /modificados/,
    );
    const undone = await take(page, () => page.keyboard.press('Control+z'), /^Deshecho/);
    await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
    const deleted = await take(
      page,
      () => page.getByRole('button', { name: /^Eliminar [\d.]+$/ }).click(),
      /eliminados/,
    );
    await page.getByRole('status').filter({ hasText: all }).waitFor({ state: 'detached' });
    const restored = await take(page, () => page.keyboard.press('Control+z'), /^Deshecho/);
    await page.getByRole('status').filter({ hasText: all }).waitFor({ timeout: PATIENCE });
    if (PROFILE) {
      const { profile } = await session.send('Profiler.stop');
      writeFileSync(PROFILE, JSON.stringify(profile));
    }
    for (const [act, { duration, longest }] of [
      ['Change', changed],
      ['Undo of it', undone],
      ['Delete', deleted],
      ['Undo of it', restored],
    ] as const) {
      report(`${act} of ${MANY} expenses`, milliseconds(duration));
      report('  longest task of the page', milliseconds(longest), MANY > 100_000 ? '<= 200 ms' : '<= 100 ms');
    }
    const { heap, peak } = await memoryOf(page);
    report('  memory held by the page afterwards', `${Math.round(heap)} MB`);
    if (before.resident !== null && peak !== null)
      report(
        '  its process: with all of them listed, and at its peak',
        `${Math.round(before.resident)} MB, ${Math.round(peak)} MB: ${(peak / before.resident).toFixed(2)}`,
        '<= 2',
      );
  });
});

/** Takes the time from an act until a toast says that it is done. */
async function take(page: Page, act: () => Promise<void>, done: RegExp): Promise<Taken> {
  const said = page.locator('[data-sonner-toast]').filter({ hasText: done });
  // What was said of the act before is not to be taken for it.
  await said.first().waitFor({ state: 'detached' });
  await page.evaluate(() => {
    (window as unknown as { tasks: number[] }).tasks.length = 0;
  });
  const start = Date.now();
  await act();
  await said.first().waitFor({ timeout: PATIENCE });
  const duration = Date.now() - start;
  // What the act leaves to be done afterwards counts, too.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return { duration, longest: Math.max(0, ...tasks) };
}

/** Runs in the page: notes every task over 50 ms. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });
}
