import { NEEDED_FEATURES } from '@/lib/page/device/needed-features';
import { OLD_BROWSER } from '@/lib/text/opening';
import { SHELL } from '@/lib/text/shell';
import type { KeptPicture, PicturedElement } from './picture';

/**
 * Writes a call of a program of the page's head. The page holds only text: the function uses nothing but its options,
 * which are JSON, and JavaScript of 2015, because old browsers read it.
 */
export function callOf<Options>(program: (options: Options) => void, options: Options): string {
  return `(${program.toString()})(${JSON.stringify(options)})`;
}

/** For words without any style of the program. */
const STYLE = 'font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1.5rem';

/** Calls the programs; if the browser lacks a feature that they need, says so instead of the page. */
export function unlessOldBrowser(calls: string): string {
  const probes = Object.values(NEEDED_FEATURES).map(({ probe }) => probe);
  const refusal = callOf(refuseOldBrowser, { title: SHELL.name, texts: OLD_BROWSER, style: STYLE });
  return `if((function(){try{return ${probes.join('&&')}}catch(_){}})()){${calls}}else{${refusal}}`;
}

type OldBrowserOptions = { title: string; texts: readonly string[]; style: string };

/** Makes the rest of the page hidden text: Chromium never paints a page that is stopped in its head. */
function refuseOldBrowser({ title, texts, style }: OldBrowserOptions): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the page's other scripts from running
  document.write('<plaintext hidden>');
  addEventListener('DOMContentLoaded', () => {
    const { body } = document;
    document.title = title;
    body.textContent = '';
    body.style.cssText = style;
    texts.forEach((text) => {
      body.appendChild(document.createElement('p')).appendChild(document.createTextNode(text));
    });
  });
}

type PictureOptions = { keyPrefix: string; holder: string; settingKeys: readonly string[] };

/**
 * Puts the kept picture into its holder before the first paint. It makes the elements one by one: stored text cannot
 * become markup.
 */
export function showPicture({ keyPrefix, holder, settingKeys }: PictureOptions): void {
  function drawnFor() {
    const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    const settings = settingKeys.map((key) => localStorage.getItem(key));
    const seen = [new Date().toDateString(), navigator.language, styles && styles.href];
    return seen.concat(settings).join();
  }
  /** A media query needs no layout, which would be made again with the picture. */
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

/** Removes `BroadcastChannel` if its constructor throws because storage is blocked: loading Dexie makes a channel. */
export function removeBlockedChannels(): void {
  try {
    new BroadcastChannel('').close();
  } catch (_) {
    Object.assign(self, { BroadcastChannel: undefined });
  }
}

/**
 * Aborts transactions of a left page that the browser keeps: WebKit would leave them open, and every write of other
 * pages would wait. Dexie closes the connections, and opens them when the page is back.
 */
export function undoLeftTransactions(): void {
  if (!('IDBDatabase' in self)) return;
  // oxlint-disable-next-line typescript/unbound-method -- called with the database that it is asked of
  const begin = IDBDatabase.prototype.transaction;
  const running = new Set<IDBTransaction>();
  let isLeft = false;
  function undo(transaction: IDBTransaction) {
    try {
      transaction.abort();
    } catch (_) {
      // The transaction has ended already.
    }
  }
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...options) {
    const transaction = begin.apply(this, options);
    if (isLeft) {
      undo(transaction);
      return transaction;
    }
    running.add(transaction);
    ['complete', 'abort'].forEach((end) => {
      transaction.addEventListener(end, () => {
        running.delete(transaction);
      });
    });
    return transaction;
  };
  addEventListener('pagehide', ({ persisted }: PageTransitionEvent) => {
    isLeft = persisted;
    if (isLeft) running.forEach(undo);
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
}

/**
 * Moves a line from the address, `#linea=12,50 café`, to this tab's storage first of all. If storing fails, it stays
 * in the address.
 */
export function takeLineOfAddress({ fragment, keptKey }: { fragment: string; keptKey: string }): void {
  if (location.hash.indexOf(fragment) !== 0) return;
  try {
    sessionStorage.setItem(keptKey, location.hash.slice(fragment.length));
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch (_) {
    // Storage is blocked, or the line is longer than it takes.
  }
}

/**
 * Firefox may lose an empty message in a page that comes back from its cache, and React continues by such messages.
 * One too many does nothing.
 */
export function sendMessagesAgain(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the port that it is asked of
  const send = MessagePort.prototype.postMessage;
  const ports = new Set<MessagePort>();
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    if (message[0] === null) ports.add(this);
    send.apply(this, message);
  };
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted)
      ports.forEach((port) => {
        send.call(port, null);
      });
  });
}

type Options = { themeKey: string; sidebarKey: string; storedKey: string; prefersDark: string };

/**
 * Puts theme and sidebar width on <html> before the first paint; `appearance.ts` keeps them up to date. Also marks if
 * expenses were stored: the opening shows their room, else a welcome.
 */
export function showAppearance({ themeKey, sidebarKey, storedKey, prefersDark }: Options): void {
  const html = document.documentElement.dataset;
  let theme: string | null = null;
  let sidebar: string | null = null;
  let stored: string | null = null;
  try {
    theme = localStorage.getItem(themeKey);
    sidebar = localStorage.getItem(sidebarKey);
    stored = localStorage.getItem(storedKey);
  } catch (_) {
    // Storage is blocked.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia(prefersDark).matches);
  html.theme = isDark ? 'dark' : 'light';
  html.sidebar = sidebar === 'collapsed' ? sidebar : 'expanded';
  html.stored = stored && !/"gastos":0\b/.test(stored) ? 'some' : 'none';
}
