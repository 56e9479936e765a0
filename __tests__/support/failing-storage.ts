type Operation = 'add' | 'put' | 'delete' | 'get' | 'clear';

/**
 * Makes one operation of IndexedDB throw for one object store, once it has gone well `first` times, until the mocks
 * are restored.
 */
export function failOperation(operation: Operation, store: string, errorName: string, first = 0): void {
  const original = Reflect.get(IDBObjectStore.prototype, operation) as (...args: unknown[]) => unknown;
  let left = first;
  function failing(this: IDBObjectStore, ...args: unknown[]): unknown {
    if (this.name !== store) return original.apply(this, args);
    left -= 1;
    if (left < 0) throw new DOMException('made to fail by the test', errorName);
    return original.apply(this, args);
  }
  jest.spyOn(IDBObjectStore.prototype, operation).mockImplementation(failing as never);
}

/** What fake-indexeddb's transactions have beside the standard. */
type FakeTransaction = IDBTransaction & { _abort: (errorName: string) => void; _requests: unknown[] };

/**
 * Makes transactions abort when they are about to commit, as a browser does whose disk is full: every request
 * succeeds, then the abort event comes with the error. Until the mocks are restored.
 */
export function failCommits(errorName: string): void {
  const prototype = IDBTransaction.prototype as unknown as { _start: (this: FakeTransaction) => void };
  const original = prototype._start;
  jest.spyOn(prototype, '_start').mockImplementation(function start(this: FakeTransaction) {
    if (this.mode === 'readwrite' && this._requests.length === 0 && this.error === null)
      this._abort(errorName);
    else original.call(this);
  });
}
