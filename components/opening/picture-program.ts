import type { KeptPicture, PicturedElement } from './picture';

type Options = { keyPrefix: string; holder: string; settingKeys: readonly string[] };

/**
 * Puts the kept picture of the address's screen into its holder before the first paint. It makes the elements one by one, so that
 * stored text cannot become markup.
 */
export function showPicture({ keyPrefix, holder, settingKeys }: Options): void {
  function drawnFor() {
    const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    const settings = settingKeys.map((key) => localStorage.getItem(key));
    const seen = [new Date().toDateString(), navigator.language, styles && styles.href];
    return seen.concat(settings).join();
  }
  /** A media query knows the width without a layout, which would be made again with the picture. */
  function isWide(width: number) {
    return matchMedia(`(min-width:${width - 0.5}px) and (max-width:${width + 0.5}px)`).matches;
  }
  function make([tag, attributes, ...content]: PicturedElement, namespace: string): Element {
    const own = tag === 'svg' ? 'http://www.w3.org/2000/svg' : namespace;
    const element = document.createElementNS(own, tag) as HTMLElement;
    Object.keys(attributes).forEach((name) => {
      const value = attributes[name] || '';
      // The page's policy refuses the attribute, and not this.
      if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    });
    content.forEach((part) => {
      element.append(typeof part === 'string' ? part : make(part, own));
    });
    return element;
  }
  function kept() {
    try {
      return location.search ? null : localStorage.getItem(keyPrefix + location.pathname);
    } catch (_) {
      return null;
    }
  }
  self.pictureDrawnFor = drawnFor;
  const text = kept();
  if (!text) return;
  const watching = new MutationObserver(() => {
    const place = document.getElementById(holder);
    if (!place) return;
    watching.disconnect();
    try {
      const picture = JSON.parse(text) as KeptPicture;
      if (picture.drawnFor !== drawnFor() || !isWide(picture.width)) return;
      const element = make(picture.element, 'http://www.w3.org/1999/xhtml');
      self.openingPicture = { path: location.pathname, element };
      place.append(element);
    } catch (_) {
      // It is no picture: the screen is opened without one.
    }
  });
  watching.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => {
    watching.disconnect();
  });
}
