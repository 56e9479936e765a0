import { createStore } from 'zustand/vanilla';
import { hasNoGastos } from '@/lib/db/stored-rows';
import type { StoredChange } from '@/lib/db/changes';
import { pageData, watchData } from './page-data';
import { noteEmpty, storedMarker } from './stored-notes';

/** `unknown` before the answer, and after a change that may bring the first expense. */
type AnyStored = 'unknown' | 'none' | 'some';

/** Lists may still be empty when this is `some`: only on `none` may a screen say that nothing is stored. */
const anyStored = createStore<AnyStored>(() => 'unknown');

/** Only the newest question or note counts. */
let asked = 0;

let followers = 0;

let stopWatching: (() => void) | null = null;

export const readAnyStored = anyStored.getState;

/** Calls back when the answer may have changed. Asks the database if need be. */
export function followAnyStored(onChange: () => void): () => void {
  const unsubscribe = anyStored.subscribe(onChange);
  followers += 1;
  stopWatching ??= watchData(learnOfChange);
  if (anyStored.getState() === 'unknown') void learnAnyStored();
  return () => {
    unsubscribe();
    followers -= 1;
    if (followers > 0) return;
    stopWatching?.();
    stopWatching = null;
    asked += 1;
    anyStored.setState('unknown', true);
  };
}

export function noteAnyStored(): void {
  asked += 1;
  setAnyStored('some');
}

/** Never rejects: an unreadable database leaves the answer as it is. */
export function learnAnyStored(): Promise<void> {
  return learn(false);
}

function learnOfChange({ gastos }: StoredChange): void {
  if (gastos !== 'all' && gastos.length === 0) return;
  if (anyStored.getState() === 'none') setAnyStored('unknown');
  void learn(true);
}

async function learn(isChanged: boolean): Promise<void> {
  asked += 1;
  const own = asked;
  const isEmpty = await hasNoGastos(pageData).catch(() => null);
  if (own !== asked || isEmpty === null) return;
  // Noted first: `none` alone would look like a loss.
  if (isEmpty && isChanged && storedMarker.read()?.gastos !== 0) noteEmpty();
  setAnyStored(isEmpty ? 'none' : 'some');
}

/** Placeholders' styles need the answer too. */
function setAnyStored(state: AnyStored): void {
  document.documentElement.dataset.stored = state === 'none' ? 'none' : 'some';
  anyStored.setState(state, true);
}
