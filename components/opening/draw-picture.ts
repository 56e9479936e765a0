import { PICTURE_KEY, type KeptPicture, type PicturedElement } from './picture';

/** Signs of a screen in use: chosen or edited rows, and open menus. A freshly opened screen has none. */
const BUSY =
  ':checked:not(option), form, [aria-expanded=true], [aria-checked=true], [data-slot=selection-bar]';

/** Keeps a picture of a screen's first window in localStorage, unless the screen is in use. */
export function drawPicture(screen: HTMLElement): void {
  const drawnFor = window.pictureDrawnFor?.();
  if (drawnFor === undefined || location.search !== '' || window.scrollY > 0 || screen.querySelector(BUSY))
    return;
  const [tag, attributes, ...content] = pictured(screen);
  // As high as the screen, so that the page has the scroll bar that it will have.
  const style = `min-height:${screen.offsetHeight}px`;
  const width = window.innerWidth;
  const picture: KeptPicture = { drawnFor, width, element: [tag, { ...attributes, style }, ...content] };
  try {
    localStorage.setItem(PICTURE_KEY + location.pathname, JSON.stringify(picture));
  } catch {
    // Storage is full or blocked: the screen is opened without a picture.
  }
}

/** An element with its visible content; parts that come later (`data-late`) only as empty room. */
function pictured(element: Element): PicturedElement {
  if (element instanceof HTMLElement && element.dataset.late !== undefined)
    return ['div', { style: `height:${element.offsetHeight}px` }];
  const content = [...element.childNodes].flatMap<PicturedElement | string>((node) => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element && isInWindow(node) ? [pictured(node)] : [];
  });
  const attributes = [...element.attributes].map(({ name, value }) => [name, value]);
  return [element.localName, Object.fromEntries(attributes) as Record<string, string>, ...content];
}

function isInWindow(element: Element): boolean {
  // Without a box of its own, an element is seen as far as what is in it.
  if (getComputedStyle(element).display === 'contents') return true;
  // Safari before 17.4 does not say: what is hidden is hidden in the picture as well.
  const asked: Partial<Pick<Element, 'checkVisibility'>> = element;
  const isSeen = asked.checkVisibility?.() ?? true;
  return isSeen && element.getBoundingClientRect().top < window.innerHeight;
}
