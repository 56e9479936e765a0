import { createStore } from 'zustand/vanilla';
import { hasNoGastos } from '@/lib/db/gasto-rows';
import { watchChanges, type StoredChange } from '@/lib/db/watch-changes';
import { pageDatabase } from './page-database';
import { noteEmpty, storedMarker } from './stored-marker';

/** `unknown` until the database answers, and after a change that may add the first expense. */
export type AnyStored = 'unknown' | 'none' | 'some';

/** Lists read a moment ago may still be empty: only `none` allows a screen to say that nothing is stored. */
const anyStored = createStore<AnyStored>(() => 'unknown');

/** Counts questions and notes: only the newest answer counts. */
let asked = 0;

let followers = 0;

let stopWatching: (() => void) | null = null;

export const readAnyStored = anyStored.getState;

/**
 * Calls back when the answer may have changed, until the returned function is called. Asks the database if the
 * answer is unknown.
 */
export function followAnyStored(onChange: () => void): () => void {
  const unsubscribe = anyStored.subscribe(onChange);
  followers += 1;
  stopWatching ??= watchChanges(pageDatabase, learnOfChange);
  if (anyStored.getState() === 'unknown') void learnAnyStored();
  return () => {
    unsubscribe();
    followers -= 1;
    if (followers > 0) return;
    stopWatching?.();
    stopWatching = null;
    // Changes go unnoticed from here on.
    asked += 1;
    anyStored.setState('unknown', true);
  };
}

/** Notes at once that expenses were stored. */
export function noteAnyStored(): void {
  asked += 1;
  setAnyStored('some');
}

/** Asks the database if anything is stored. Never rejects: an unreadable database leaves the answer as it is. */
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
  const isEmpty = await hasNoGastos(pageDatabase).catch(() => null);
  if (own !== asked || isEmpty === null) return;
  // Emptied, not lost: noted before anyone hears `none`, which would look like a loss.
  if (isEmpty && isChanged && storedMarker.read()?.gastos !== 0) noteEmpty();
  setAnyStored(isEmpty ? 'none' : 'some');
}

/** Sets the answer for the styles of placeholders too. */
function setAnyStored(state: AnyStored): void {
  document.documentElement.dataset.stored = state === 'none' ? 'none' : 'some';
  anyStored.setState(state, true);
}
