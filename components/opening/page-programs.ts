/**
 * Removes `BroadcastChannel` where its constructor throws, because all storage is blocked: loading Dexie makes a channel.
 */
export function removeBlockedChannels(): void {
  try {
    new BroadcastChannel('').close();
  } catch (_) {
    Object.assign(self, { BroadcastChannel: undefined });
  }
}

/**
 * Aborts the transactions of a left page that the browser keeps aside: WebKit would leave them open, and every write of other
 * pages would wait. Dexie closes the connections, and opens them again when the page is back.
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
      // It has ended.
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
 * Moves a line from the address, `#linea=12,50 café`, to this tab's storage before anything else reads it. If storing fails, the
 * line stays in the address.
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
 * Repeats empty messages in a page that comes back from the browser's cache: Firefox may lose one, and React continues its work by
 * such messages to itself. A message too many does nothing.
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
 * Puts the stored theme and sidebar width on <html> before the first paint; `appearance.ts` keeps them up to date. Marks too if
 * expenses were stored: until the database is open, their room is shown, else a welcome.
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
