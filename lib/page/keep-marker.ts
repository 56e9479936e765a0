import { countGastos } from '@/lib/db/gasto-rows';
import { watchChanges, type StoredChange } from '@/lib/db/watch-changes';
import { followAnyStored, readAnyStored } from './any-stored';
import { pageDatabase } from './page-database';
import { noteCount, storedMarker } from './stored-marker';
import { whenIdle } from './when-idle';

/** Milliseconds without a change after which the expenses are counted. */
const CALM_MS = 3000;

/**
 * Keeps the marker in line with an open database until the answered function is called: counts once the page is calm, now and
 * after changes, and the first expenses at once. That nothing is stored is noted by whoever hears of the change; found at
 * the start, it means that the expenses were lost.
 */
export function keepMarker(): () => void {
  let timer = setTimeout(countWhenIdle, CALM_MS);
  let live = true;

  function onChange({ gastos }: StoredChange) {
    if (gastos !== 'all' && gastos.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(countWhenIdle, CALM_MS);
  }

  /** The next visit is to know of them, however soon this one ends. */
  function countFirst() {
    if (readAnyStored() === 'some' && !storedMarker.read()?.gastos) void count();
  }

  function countWhenIdle() {
    whenIdle(() => void count());
  }

  async function count() {
    // The storage's own status says what is wrong; the marker stays as it was.
    const gastos = await countGastos(pageDatabase).catch(() => 0);
    if (gastos > 0 && live) noteCount(gastos);
  }

  const stopWatching = watchChanges(pageDatabase, onChange);
  const stopFollowing = followAnyStored(countFirst);
  countFirst();
  return () => {
    live = false;
    clearTimeout(timer);
    stopWatching();
    stopFollowing();
  };
}
