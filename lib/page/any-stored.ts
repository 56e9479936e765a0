import { createStore } from 'zustand/vanilla';
import { hasNoGastos } from '@/lib/db/gasto-rows';
import { watchChanges, type StoredChange } from '@/lib/db/watch-changes';
import { pageDatabase } from './page-database';
import { noteEmpty, storedMarker } from './stored-marker';

/** If expenses are stored: unknown until the database has said so, and from a change that may add the first of them. */
export type AnyStored = 'unknown' | 'none' | 'some';

/**
 * The one answer to the question if anything is stored. Lists of a moment ago may still be empty: only `none` allows a
 * screen to say so.
 */
const anyStored = createStore<AnyStored>(() => 'unknown');

/** How often it was asked or noted: only the newest answer counts. */
let asked = 0;

/** How many follow it. */
let followers = 0;

let stopWatching: (() => void) | null = null;

/** If anything is stored, as far as that is known. */
export const readAnyStored = anyStored.getState;

/** Calls back when it may have changed if anything is stored, until the answered function is called. It is known as soon as it can be. */
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
    // Nobody hears of changes any more.
    asked += 1;
    anyStored.setState('unknown', true);
  };
}

/** Notes at once that expenses have just been stored. */
export function noteAnyStored(): void {
  asked += 1;
  setAnyStored('some');
}

/** Asks the database if anything is stored. Never rejects: a database that cannot be read leaves open what it holds. */
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
  // Emptied, not lost. Noted before anybody hears that there is nothing: it would look like a loss.
  if (isEmpty && isChanged && storedMarker.read()?.gastos !== 0) noteEmpty();
  setAnyStored(isEmpty ? 'none' : 'some');
}

/** Says it to the styles as well: they have what stands where a screen will be. */
function setAnyStored(state: AnyStored): void {
  document.documentElement.dataset.stored = state === 'none' ? 'none' : 'some';
  anyStored.setState(state, true);
}
