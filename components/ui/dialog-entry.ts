/** What tells the history entry of an open dialog from the page's own. */
const DIALOG_MARK = 'dialog';

type Write = (data: unknown, unused: string, url?: string | URL | null) => void;

/** What is written into the history while it steps back from a dialog's entry; null while it does not. */
let waiting: (() => void)[] | null = null;

/** The functions over the history's own that keep the pages' entries and those of dialogs apart. */
const guards = new WeakSet();

/** Whether the browser's history stands at the entry of a dialog. */
export function isDialogEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && DIALOG_MARK in state;
}

/** Gives a dialog an entry. The router, which has put its own functions over the history's, is not told. */
export function enterDialog(address?: string): void {
  guardHistory();
  const state = { ...(window.history.state as object | null), [DIALOG_MARK]: true };
  History.prototype.pushState.call(window.history, state, '', address);
}

/** Gives the page another address of its own; the router is not told of it either. */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, '', address);
}

/**
 * From now on whatever is written into the history waits: it would go to an entry that is about to be left, and be lost.
 * What is returned writes it.
 */
export function holdWrites(): () => void {
  const held: (() => void)[] = [];
  waiting = held;
  return () => {
    waiting = null;
    for (const write of held) write();
  };
}

/** A page that is gone to from a dialog takes the place of the dialog's entry: nobody is to come back to that. */
function guardHistory(): void {
  const { history } = window;
  const push: Write = history.pushState.bind(history);
  guard('pushState', (data, ...rest) => {
    if (isDialogEntry()) history.replaceState(withoutMark(data), ...rest);
    else push(data, ...rest);
  });
  guard('replaceState', history.replaceState.bind(history));
}

/** Puts a function over one of the history's, once, that waits where writing has to wait. */
function guard(name: 'pushState' | 'replaceState', write: Write): void {
  if (guards.has(Reflect.get(window.history, name) as object)) return;
  function guarded(...[data, ...rest]: Parameters<Write>): void {
    if (waiting)
      waiting.push(() => {
        write(withoutMark(data), ...rest);
      });
    else write(data, ...rest);
  }
  guards.add(guarded);
  window.history[name] = guarded;
}

/** The router copies what it finds in an entry. */
function withoutMark(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !(DIALOG_MARK in data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== DIALOG_MARK));
}
