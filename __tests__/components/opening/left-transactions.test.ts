import { runInNewContext } from 'node:vm';
import { callOf, undoLeftTransactions } from '@/components/opening/page-programs';

/** The little of a browser that the script needs. */
function browser() {
  const page = new EventTarget();
  class Transaction extends EventTarget {
    aborted = 0;
    abort() {
      this.aborted += 1;
    }
  }
  class IDBDatabase {
    transaction() {
      return new Transaction();
    }
  }
  const globals = { IDBDatabase, addEventListener: page.addEventListener.bind(page) };
  runInNewContext(callOf(undoLeftTransactions, undefined), { ...globals, self: globals });
  return {
    begin: () => new IDBDatabase().transaction(),
    tell: (name: string, persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event(name), { persisted })),
  };
}

it('undoes what is under way when the page is kept aside, and what begins until it is back', () => {
  const { begin, tell } = browser();
  const ended = begin();
  ended.dispatchEvent(new Event('complete'));
  const running = begin();
  tell('pagehide', true);
  const late = begin();
  tell('pageshow', true);
  const next = begin();
  expect([ended, running, late, next].map(({ aborted }) => aborted)).toEqual([0, 1, 1, 0]);
});

it('leaves alone what the browser ends with the page', () => {
  const { begin, tell } = browser();
  const running = begin();
  tell('pagehide', false);
  expect([running, begin()].map(({ aborted }) => aborted)).toEqual([0, 0]);
});
