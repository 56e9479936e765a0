import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { milliseconds, report } from './report';

/** Milliseconds until a toast said that the act was done, and the longest task of the page's thread. */
export type ActTimes = { duration: number; longest: number };

/** A file's name: it gets what the page's thread did, for the browser's profiler. */
const PROFILE = process.env.BULK_PROFILE;

/** Call it once a page, before the first act. */
export async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });
}

export async function withProfile(page: Page, visit: () => Promise<void>): Promise<void> {
  if (!PROFILE) {
    await visit();
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  await visit();
  const { profile } = await session.send('Profiler.stop');
  writeFileSync(PROFILE, JSON.stringify(profile));
}

export async function timeAct(
  page: Page,
  act: () => Promise<void>,
  done: RegExp,
  patience: number,
): Promise<ActTimes> {
  const said = page.locator('[data-sonner-toast]').filter({ hasText: done });
  // A notice of the act before it might look the same.
  await said.first().waitFor({ state: 'detached' });
  await page.evaluate(() => {
    (window as unknown as { tasks: number[] }).tasks.length = 0;
  });
  const start = Date.now();
  await act();
  await said.first().waitFor({ timeout: patience });
  const duration = Date.now() - start;
  // Work that the act leaves for afterwards counts, too.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return { duration, longest: Math.max(0, ...tasks) };
}

export function reportAct(name: string, { duration, longest }: ActTimes, target = '<= 100 ms'): void {
  report(name, milliseconds(duration));
  report('  longest task of the page', milliseconds(longest), target);
}
