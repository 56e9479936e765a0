/**
 * Takes channels away where a browser that blocks all storage throws when one is made, as Dexie's module does. The screens say
 * that nothing can be stored.
 */
export function removeBlockedChannels(): void {
  try {
    new BroadcastChannel('').close();
  } catch (_) {
    Object.assign(self, { BroadcastChannel: undefined });
  }
}

/**
 * Undoes what a left page reads or writes when the browser keeps the page aside: WebKit would leave its transactions open, and
 * every write elsewhere would wait for them. Dexie closes the connections, and asks again once the page is back.
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
