import { useEffect, useEffectEvent } from 'react';
import { enterDialog, holdWrites, isDialogEntry, replaceAddress } from './dialog-entry';

/** What lies over the page, the lowest first: a dialog, what opens in it, and so on. They share one entry. */
let layers: readonly object[] = [];

/** Fulfilled when the entries of the dialogs that have closed are gone. */
let settled = Promise.resolve();

/**
 * Gives what lies over the page an entry in the browser's history, so that «back» closes it and stays on the page; of
 * several layers, the topmost. The router learns nothing of it: the page under them is the same. `address`, where there is
 * one, is the entry's.
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

/** Waits until the history stands where it stood before the dialogs that have closed; only then may one go elsewhere. */
export function historySettled(): Promise<void> {
  return settled;
}

/** Milliseconds that the browser may take to step back before nothing waits for it any more. */
const PATIENCE_MS = 1000;

/** Steps back from a dialog's entry, unless another dialog has taken it over. */
function leave(): Promise<void> | undefined {
  return layers.length > 0 || !isDialogEntry() ? undefined : step('back');
}

/**
 * Steps to the page's entry, or from there to the dialog's. The router does not hear of it: the page is the same, and to
 * the router a step is the end of whatever it is loading.
 */
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

/** Before all that listen otherwise. */
const CAPTURE = { capture: true };
