import { useEffect, useEffectEvent } from 'react';

/** What tells the history entry of an open dialog from the page's own. */
const DIALOG_MARK = 'dialog';

/** How many dialogs are open. */
let open = 0;

/** Fulfilled when the entry of the dialog that closed last is gone. */
let settled = Promise.resolve();

/** Leaves that entry now. */
let stepBack = nothing;

/** Milliseconds for which it stays: what a person sees after closing must not wait for the router's answer to «back». */
const LINGER_MS = 300;

/**
 * Gives an open dialog an entry of its own in the browser's history, so that «back» closes it and stays on the page. The
 * router learns nothing of it: the page under the dialog is the same. `address`, where there is one, is the entry's.
 */
export function useBackCloses(close: () => void, address?: string): void {
  const onBack = useEffectEvent(close);
  const addressOfEntry = useEffectEvent(() => address);
  useEffect(() => {
    let live = true;
    function onPopState() {
      if (!isDialogEntry()) onBack();
    }
    open += 1;
    stepBack();
    void settled.then(() => {
      if (!live) return;
      const entryAddress = addressOfEntry();
      if (!isDialogEntry()) enter(entryAddress);
      else if (entryAddress !== undefined) replaceAddress(entryAddress);
      window.addEventListener('popstate', onPopState);
    });
    return () => {
      live = false;
      open -= 1;
      window.removeEventListener('popstate', onPopState);
      settled = leave();
    };
  }, []);
}

/** Waits until the history stands where it stood before the dialogs that have closed; only then may one go elsewhere. */
export function historySettled(): Promise<void> {
  stepBack();
  return settled;
}

/** Whether the browser's history stands at the entry of a dialog. */
export function isDialogEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && DIALOG_MARK in state;
}

/** Gives the page another address of its own; the router, which has put its own functions over these, is not told. */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, '', address);
}

function enter(address?: string): void {
  const state = { ...(window.history.state as object | null), [DIALOG_MARK]: true };
  History.prototype.pushState.call(window.history, state, '', address);
}

/** Steps back from a dialog's entry after a while, or at once by {@link stepBack}, unless another dialog has taken it over. */
function leave(): Promise<void> {
  return new Promise((resolve) => {
    function stepBackOnce() {
      clearTimeout(timer);
      stepBack = nothing;
      if (open > 0 || !isDialogEntry()) {
        resolve();
        return;
      }
      window.addEventListener(
        'popstate',
        () => {
          resolve();
        },
        { once: true },
      );
      window.history.back();
    }
    const timer = setTimeout(stepBackOnce, LINGER_MS);
    stepBack = stepBackOnce;
  });
}

function nothing(): void {
  // There is no entry to leave.
}
