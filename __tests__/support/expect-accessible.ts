import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to report nothing on a page as it stands, in both themes where the page follows the system's. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  await putOn(page, 'dark');
  // The themes differ in nothing but colours.
  await expectNothing(page, ['color-contrast'], `${state ?? 'page'}, dark`);
  await putOn(page, 'light');
  await expectNothing(page, TAGS, state);
}

/** Changes the system's theme, and waits until colours and places have settled. */
async function putOn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (theme) =>
      document.documentElement.dataset.theme === theme || localStorage.getItem('mis-gastos:theme') !== null,
    colorScheme,
  );
  await page.evaluate(async () => {
    function running() {
      return document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished);
    }
    // One transition can set off another, which begins with the next frame.
    do {
      await Promise.allSettled(running());
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (running().length > 0);
  });
}

async function expectNothing(page: Page, runOnly: RunOptions['runOnly'], state?: string): Promise<void> {
  // Once in a page: the script is longer than any page's own.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );
  expect(found, state).toEqual([]);
}
