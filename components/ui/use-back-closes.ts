import { useEffect, useEffectEvent } from 'react';
import { enterDialog, holdWrites, isDialogEntry, replaceAddress } from './dialog-entry';

/** How many dialogs are open. */
let open = 0;

/** Fulfilled when the entries of the dialogs that have closed are gone. */
let settled = Promise.resolve();

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
    void settled.then(() => {
      if (!live) return;
      const entryAddress = addressOfEntry();
      if (!isDialogEntry()) enterDialog(entryAddress);
      else if (entryAddress !== undefined) replaceAddress(entryAddress);
      window.addEventListener('popstate', onPopState);
    });
    return () => {
      live = false;
      open -= 1;
      window.removeEventListener('popstate', onPopState);
      settled = settled.then(leave);
    };
  }, []);
}

/** Waits until the history stands where it stood before the dialogs that have closed; only then may one go elsewhere. */
export function historySettled(): Promise<void> {
  return settled;
}

/** Milliseconds that the browser may take to step back before nothing waits for it any more. */
const PATIENCE_MS = 1000;

/**
 * Steps back from a dialog's entry, unless another dialog has taken it over. The router does not hear of it: the page is
 * the same, and to the router «back» is the end of whatever it is loading.
 */
function leave(): Promise<void> | undefined {
  if (open > 0 || !isDialogEntry()) return undefined;
  return new Promise((resolve) => {
    function end(event?: Event) {
      event?.stopImmediatePropagation();
      window.removeEventListener('popstate', end, CAPTURE);
      clearTimeout(timer);
      writeWaiting();
      resolve();
    }
    const writeWaiting = holdWrites();
    const timer = setTimeout(end, PATIENCE_MS);
    window.addEventListener('popstate', end, CAPTURE);
    window.history.back();
  });
}

/** Before all that listen otherwise. */
const CAPTURE = { capture: true };
