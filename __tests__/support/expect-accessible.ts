import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to report nothing on a page as it stands, in both themes where the page follows the system's. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  await putOn(page, 'dark');
  // The themes differ in nothing but colours.
  await expectNothing(new AxeBuilder({ page }).withRules('color-contrast'), `${state ?? 'page'}, dark`);
  await putOn(page, 'light');
  await expectNothing(new AxeBuilder({ page }).withTags(TAGS), state);
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
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function expectNothing(axe: AxeBuilder, state?: string): Promise<void> {
  // There are no frames: the results need no page of their own to be put together in, which takes a second each time.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, state).toEqual([]);
}
