import { inUse } from '@/lib/page/phase';
import { PICTURE_KEY, type KeptPicture, type PicturedElement } from './picture';

/** A freshly opened screen has none of these. */
const BUSY =
  ':checked:not(option), form, [aria-expanded=true], [aria-checked=true], [data-slot=selection-bar]';

/** True once this page has drawn one: later parts may be missing. */
let hasDrawn = false;

/**
 * Keeps the first window in localStorage, unless the screen is in use. An earlier visit's picture stays until the person's
 * first act: a change of the data would have dropped it.
 */
export function drawPicture(screen: HTMLElement): void {
  const drawnFor = window.pictureDrawnFor?.();
  if (drawnFor === undefined || location.search !== '' || window.scrollY > 0) return;
  if ((!hasDrawn && !inUse.getState() && isKept(drawnFor)) || screen.querySelector(BUSY)) return;
  const [tag, attributes, ...content] = pictured(screen);
  // As high as the screen: the page has its scroll bar at once.
  const style = `min-height:${screen.offsetHeight}px`;
  const width = window.innerWidth;
  const picture: KeptPicture = { drawnFor, width, element: [tag, { ...attributes, style }, ...content] };
  hasDrawn = true;
  try {
    localStorage.setItem(PICTURE_KEY + location.pathname, JSON.stringify(picture));
  } catch {
    // Storage is full or blocked: the screen is opened without a picture.
  }
}

/** True if the kept picture, which is not read whole, is of this window. */
function isKept(drawnFor: string): boolean {
  const begin = JSON.stringify({ drawnFor, width: window.innerWidth }).slice(0, -1);
  try {
    return localStorage.getItem(PICTURE_KEY + location.pathname)?.startsWith(`${begin},`) === true;
  } catch {
    return false; // Storage is blocked.
  }
}

/**
 * An element with its visible content; parts that come later (`data-late`) are empty room. `isInside`: it ends in the
 * window, and so do its parts, which are not measured.
 */
function pictured(element: Element, isInside = false): PicturedElement {
  if (element instanceof HTMLElement && element.dataset.late !== undefined)
    return ['div', { style: `height:${element.offsetHeight}px` }];
  const content = [...element.childNodes].flatMap<PicturedElement | string>((node) => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    if (!hasBox(node)) return hasContents(node) ? [pictured(node, isInside)] : [];
    if (isInside) return [pictured(node, true)];
    const { top, bottom } = node.getBoundingClientRect();
    return top < window.innerHeight ? [pictured(node, bottom <= window.innerHeight)] : [];
  });
  const attributes = [...element.attributes].map(({ name, value }) => [name, value]);
  return [element.localName, Object.fromEntries(attributes) as Record<string, string>, ...content];
}

/** Always true in Safari before 17.4: the picture hides what is hidden. */
function hasBox(element: Element): boolean {
  const asked: Partial<Pick<Element, 'checkVisibility'>> = element;
  return asked.checkVisibility?.() ?? true;
}

/** An element without a box is seen as far as its content. */
function hasContents(element: Element): boolean {
  return getComputedStyle(element).display === 'contents';
}
