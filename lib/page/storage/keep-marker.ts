import { countStoredGastos } from '@/lib/db/stored-rows';
import type { StoredChange } from '@/lib/db/changes';
import { followAnyStored, readAnyStored } from './any-stored';
import { pageData, watchData } from './page-data';
import { noteCount, storedMarker } from './stored-notes';
import { afterShown } from '@/lib/page/phase';

/** Time without a change. */
const COUNT_AFTER_MS = 3000;

/** Notes no 0: any-stored.ts notes deletions, and an empty database at the start means lost data. */
export function keepMarker(): () => void {
  let timer = setTimeout(countLater, COUNT_AFTER_MS);
  let live = true;

  function onChange({ gastos }: StoredChange) {
    if (gastos !== 'all' && gastos.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(countLater, COUNT_AFTER_MS);
  }

  /** Counts without a pause, as this visit may end soon. */
  function countFirst() {
    if (readAnyStored() === 'some' && !storedMarker.read()?.gastos) void count();
  }

  function countLater() {
    afterShown(() => void count());
  }

  async function count() {
    // The storage's status tells the fault.
    const gastos = await countStoredGastos(pageData).then(null, () => 0);
    if (gastos > 0 && live) noteCount(gastos);
  }

  const stopWatching = watchData(onChange);
  const stopFollowing = followAnyStored(countFirst);
  countFirst();
  return () => {
    live = false;
    clearTimeout(timer);
    stopWatching();
    stopFollowing();
  };
}
