import { useEffect, useEffectEvent } from 'react';
import { enterDialog, holdWrites, isDialogEntry, replaceAddress } from './dialog-entry';

/** The layers over the page, lowest first; all share one history entry. */
let layers: readonly object[] = [];

/** Fulfilled when the entries of closed dialogs are gone. */
let settled = Promise.resolve();

/**
 * Gives a layer over the page a history entry, so that «back» closes the topmost layer and stays on the page. The
 * router does not hear of it. `address` is the entry's address.
 */
export function useBackCloses(close: () => void, address?: string): void {
  const onBack = useEffectEvent(close);
  const addressOfEntry = useEffectEvent(() => address);
  useEffect(() => {
    let live = true;
    const layer = {};
    function onPopState() {
      if (isDialogEntry() || layers.at(-1) !== layer) return;
      if (layers.length > 1) settled = settled.then(() => step('forward'));
      onBack();
    }
    layers = [...layers, layer];
    void settled.then(() => {
      if (!live) return;
      const entryAddress = addressOfEntry();
      if (!isDialogEntry()) enterDialog(entryAddress);
      else if (entryAddress !== undefined) replaceAddress(entryAddress);
      window.addEventListener('popstate', onPopState);
    });
    return () => {
      live = false;
      layers = layers.filter((other) => other !== layer);
      window.removeEventListener('popstate', onPopState);
      settled = settled.then(leave);
    };
  }, []);
}

/** Waits until the entries of closed dialogs are gone; only then may one navigate. */
export function historySettled(): Promise<void> {
  return settled;
}

/** The time for a step of the browser; then nothing waits any longer. */
const PATIENCE_MS = 1000;

/** Steps back from a dialog's entry, unless another dialog uses it. */
function leave(): Promise<void> | undefined {
  return layers.length > 0 || !isDialogEntry() ? undefined : step('back');
}

/** Steps between page entry and dialog entry. The router does not hear of it: it would stop what it is loading. */
function step(way: 'back' | 'forward'): Promise<void> {
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
    window.history[way]();
  });
}

/** Runs before listeners that do not capture. */
const CAPTURE = { capture: true };
