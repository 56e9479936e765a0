/** Marks the history entry of an open dialog. */
const DIALOG_MARK = 'dialog';

type Write = (data: unknown, unused: string, url?: string | URL | null) => void;

/** Writes that wait for a step back; null if none must. */
let waiting: (() => void)[] | null = null;

const guards = new WeakSet();

export function isDialogEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && DIALOG_MARK in state;
}

/** The router, which replaced the history's functions, does not hear of it. */
export function enterDialog(address?: string): void {
  guardHistory();
  const state = { ...(window.history.state as object | null), [DIALOG_MARK]: true };
  History.prototype.pushState.call(window.history, state, '', address);
}

/** The router does not hear of this. */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, '', address);
}

/** Writes wait until the present entry is left; the returned function does them. */
export function holdWrites(): () => void {
  const held: (() => void)[] = [];
  waiting = held;
  return () => {
    waiting = null;
    for (const write of held) write();
  };
}

/** A page opened from a dialog replaces the dialog's entry, so that «back» skips it. */
function guardHistory(): void {
  const { history } = window;
  const push: Write = history.pushState.bind(history);
  guard('pushState', (data, ...rest) => {
    if (isDialogEntry()) history.replaceState(withoutMark(data), ...rest);
    else push(data, ...rest);
  });
  guard('replaceState', history.replaceState.bind(history));
}

/** Replaces a function of the history, once, by one that can wait. */
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

/** The router copies an entry's state, mark included. */
function withoutMark(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !(DIALOG_MARK in data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== DIALOG_MARK));
}
