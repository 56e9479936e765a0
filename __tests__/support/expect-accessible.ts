import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { twMerge } from 'tailwind-merge';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** What a project of tests says of itself that checks all rules in every width and theme. */
export const EVERY_RULE = { everyRule: true };

const AXE = readFile('node_modules/axe-core/axe.min.js', 'utf8');
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another theme or a narrow page can get wrong where the wide and light one is right. */
const OTHERS = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'meta-viewport'];

/** From this width on the page is a desktop's, in pixels. */
const WIDE = 1000;

type Theme = 'light' | 'dark';

/** Marks a test of states that only the slow tests look at, in all widths and themes, with all rules. */
export const EVERY_STATE = { tag: ['@axe', '@slow'] };

/**
 * Expects axe to report nothing on a page as it stands: a wide one with all rules in the light theme, a narrow one in the
 * dark theme with the rules that theme and width can break. Projects of every rule check all of them in both.
 */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  const everyRule = Object.hasOwn(test.info().project.metadata, 'everyRule');
  const wide = (page.viewportSize()?.width ?? 0) >= WIDE;
  const themes: Theme[] = everyRule ? ['dark', 'light'] : [wide ? 'light' : 'dark'];
  expect(await contradictions(page), `classes of ${state ?? 'page'}`).toEqual([]);
  for (const theme of themes) {
    await putOn(page, theme);
    await expectNothing(page, everyRule || wide ? ALL : OTHERS, `${state ?? 'page'}, ${theme}`);
  }
}

/** The elements with two classes for one property, of which nothing says which one wins. */
async function contradictions(page: Page): Promise<string[]> {
  const lists = await page.evaluate(() =>
    [...document.querySelectorAll('[class]')].map(({ classList }) =>
      [...classList].filter((name) => !name.startsWith('base:')).join(' '),
    ),
  );
  return [...new Set(lists)].filter((list) => twMerge(list) !== list);
}

/** Changes the system's theme, and waits until colours, places and notices have settled. */
async function putOn(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (theme) => {
    function isOn() {
      return (
        document.documentElement.dataset.theme === theme || localStorage.getItem('mis-gastos:theme') !== null
      );
    }
    function running() {
      return document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished);
    }
    /** A notice becomes opaque some frames after it is there, and is see-through again before it goes. */
    function isSeeThrough(notice: HTMLElement) {
      return notice.dataset.visible !== 'false' && getComputedStyle(notice).opacity !== '1';
    }
    /** Notices lie over each other until their heights are known. */
    function areStacked([first, ...others]: HTMLElement[]): boolean {
      if (!first) return false;
      const { top, bottom } = first.getBoundingClientRect();
      const isUnder = others.some((other) => {
        const box = other.getBoundingClientRect();
        return box.top < bottom && top < box.bottom;
      });
      return isUnder || areStacked(others);
    }
    function moves() {
      const notices = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
      return !isOn() || running().length > 0 || notices.some(isSeeThrough) || areStacked(notices);
    }
    // One transition can set off another, which begins with the next frame.
    do {
      await Promise.allSettled(running());
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (moves());
  }, colorScheme);
}

async function expectNothing(page: Page, runOnly: RunOptions['runOnly'], state?: string): Promise<void> {
  // Once in a page: the script is longer than any page's own.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await AXE);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );
  expect(found, state).toEqual([]);
}
