import { useEffect, useEffectEvent } from 'react';
import { enterDialog, holdWrites, isDialogEntry, replaceAddress } from './dialog-entry';

/** Lowest first; all layers share one history entry. */
let layers: readonly object[] = [];

/** Fulfilled when the entries of closed dialogs are gone. */
let settled = Promise.resolve();

/** «Back» closes the topmost layer by a history entry of this `address`, unknown to the router. */
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

/** Wait for this before a navigation. */
export function historySettled(): Promise<void> {
  return settled;
}

/** After this time nothing waits for a step of the browser. */
const PATIENCE_MS = 1000;

/** Steps back from a dialog's entry, unless another dialog uses it. */
function leave(): Promise<void> | undefined {
  return layers.length > 0 || !isDialogEntry() ? undefined : step('back');
}

/** Steps between page and dialog entry. The router does not hear of it: it would stop loading. */
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
