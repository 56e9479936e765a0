import { expect, type Page } from '@playwright/test';
import { SIDEBAR_KEY } from '@/lib/page/settings/appearance';

/** Phones, upright tablets and desks, in pixels. */
export const ALL_WIDTHS = [320, 360, 390, 768, 800, 820, 834, 1024, 1100, 1163, 1280, 1920];

/** From here on the sidebar stands beside the screen, in pixels. */
const WITH_SIDEBAR = 768;

/**
 * Takes a page as it stands through widths, with the sidebar open and collapsed, and expects everything on it to stay
 * inside its card, the page inside its window, and scrollbars to be shown only where there is something to scroll to.
 */
export async function expectRoom(
  page: Page,
  state: string,
  widths: readonly number[],
  height = 800,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const sidebar of width < WITH_SIDEBAR ? ['expanded'] : ['expanded', 'collapsed']) {
      await page.evaluate(setSidebar, [SIDEBAR_KEY, sidebar] as const);
      await expect
        .poll(() => page.evaluate(standingOut), { message: `${state}, ${width} px, sidebar ${sidebar}` })
        .toEqual([]);
    }
  }
}

/** Runs in the page: sets the sidebar's width as another tab would. */
function setSidebar([key, width]: readonly [string, string]): void {
  localStorage.setItem(key, width);
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Runs in the page: says of everything seen that leaves a frame around it, or its own block, by how much. */
export async function standingOut(): Promise<string[]> {
  /** Less is rounding, in pixels. */
  const ROUNDING = 1.5;
  const FRAMES = 'main, header, aside, [data-slot=card], [role=dialog], [role=alertdialog]';
  const INK = 'svg, img, button, input, select, textarea';
  /** Regions that scroll sideways on purpose. */
  const SCROLLERS = '.overflow-x-auto, pre, textarea';
  /** Those of them that may show it with a bar. */
  const WITH_BAR = 'figure .overflow-x-auto, pre, textarea';
  /** Nobody scrolls as little as this, in pixels. */
  const LITTLE = 16;

  // Parts that ask for the width, or measure themselves, have been drawn by then.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const found = new Set<string>();
  const room = document.documentElement.clientWidth;
  const range = document.createRange();

  function note(element: Element, what: string, beyond: number): void {
    if (beyond <= ROUNDING) return;
    const text = element.textContent.trim() || element.outerHTML;
    found.add(`${element.tagName.toLowerCase()} «${text.slice(0, 40)}» ${what} by ${Math.round(beyond)} px`);
  }

  function hasBorders(style: CSSStyleDeclaration): boolean {
    return parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0;
  }

  /** Whether it is not there for the eye, or is a part of a picture. */
  function isUnseen(element: Element, style: CSSStyleDeclaration): boolean {
    return (
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('.sr-only, [inert]') !== null ||
      (style.position === 'absolute' && element.clientWidth <= 1) ||
      element.parentElement?.closest('svg') != null
    );
  }

  /** Follows a box up through every frame around it, as much of it as is not clipped; around a text, its own block is one. */
  function follow(element: Element, box: DOMRect, isText: boolean): void {
    let { left, right } = box;
    let isInBlock = !isText;
    for (let at: Element | null = element; at && left < right; at = at.parentElement) {
      const style = getComputedStyle(at);
      const isBlock = !isInBlock && !/^(?:inline|contents)$/.test(style.display);
      isInBlock ||= isBlock;
      const frame = at.getBoundingClientRect();
      const isPage = at === document.documentElement || at === document.body;
      if (style.overflowX !== 'visible' && !isPage && (isText || at !== element))
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      else if (isBlock || at.matches(FRAMES) || hasBorders(style))
        note(
          element,
          `leaves its ${at.tagName.toLowerCase()}`,
          Math.max(frame.left - left, right - frame.right),
        );
      if (style.position === 'fixed') break;
    }
    if (left < right) note(element, 'leaves the page', Math.max(-left, right - room));
  }

  /** Both axes scroll as soon as one does. */
  function noteBars(element: Element, style: CSSStyleDeclaration): void {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isSideways = element.matches(SCROLLERS);
    if (!isSideways) note(element, 'scrolls sideways', scrollWidth - clientWidth);
    if (element instanceof HTMLElement && !element.matches(WITH_BAR)) {
      const borders = parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth);
      note(element, 'has a bar below it', element.offsetHeight - clientHeight - borders);
    }
    const down = scrollHeight - clientHeight;
    if (down < LITTLE || element.matches('.overflow-x-auto')) note(element, 'scrolls up and down', down);
  }

  note(document.documentElement, 'is wider than its window', document.documentElement.scrollWidth - room);
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    if (isUnseen(element, style)) continue;
    const isPainted = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || hasBorders(style);
    if (isPainted || element.matches(INK)) follow(element, element.getBoundingClientRect(), false);
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE || child.textContent?.trim() === '') continue;
      range.selectNodeContents(child);
      follow(element, range.getBoundingClientRect(), true);
    }
    if (/auto|scroll/.test(style.overflowX)) noteBars(element, style);
  }
  return [...found].slice(0, 10);
}
