import { countGastos, hasNoGastos } from '@/lib/db/gasto-rows';
import { watchChanges, type StoredChange } from '@/lib/db/watch-changes';
import type { StoredMarker } from '@/lib/domain/data-loss';
import { toInstant } from '@/lib/domain/instant';
import { STORED_KEY } from './appearance-script';
import { pageDatabase } from './page-database';
import { countOf, createSetting, fieldsOf, instantOf } from './settings';
import { forgetChanges, noteData } from './uncopied-changes';
import { whenIdle } from './when-idle';

/** Milliseconds without a change after which the expenses are counted. */
const CALM_MS = 3000;

/** What was noted last of how much is stored; null where nothing was. It lies outside of the database, and outlives it. */
export const storedMarker = createSetting<StoredMarker | null>(STORED_KEY, readMarker, null);

/** Notes that nothing is stored, and that this is as it should be. */
export function noteEmpty(): void {
  writeMarker(0);
  forgetChanges();
}

/**
 * Keeps the marker in line with an open database until the answered function is called: counts once the page is calm, now and
 * after changes. That nothing is stored is noted only after a change that was
 * heard of, and at once then: found at the start, it means that the expenses were lost.
 */
export function keepMarker(): () => void {
  let timer = setTimeout(countWhenIdle, CALM_MS);
  let live = true;

  function onChange({ gastos }: StoredChange) {
    if (gastos !== 'all' && gastos.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(countWhenIdle, CALM_MS);
    if (storedMarker.read()?.gastos !== 0) void noteIfEmpty().catch(ignored);
  }

  async function noteIfEmpty() {
    if ((await hasNoGastos(pageDatabase)) && live) noteEmpty();
  }

  function countWhenIdle() {
    whenIdle(() => void count().catch(ignored));
  }

  async function count() {
    const gastos = await countGastos(pageDatabase);
    if (gastos === 0 || !live) return;
    writeMarker(gastos);
    noteData(new Date());
  }

  const stopWatching = watchChanges(pageDatabase, onChange);
  return () => {
    live = false;
    clearTimeout(timer);
    stopWatching();
  };
}

function writeMarker(gastos: number): void {
  storedMarker.write({ gastos, at: toInstant(new Date()) });
}

function readMarker(text: string): StoredMarker | null {
  const fields = fieldsOf(text);
  const gastos = countOf(fields.gastos);
  const at = instantOf(fields.at);
  return gastos === null || at === null ? null : { gastos, at };
}

function ignored(): void {
  // The storage's own status says what is wrong; the marker stays as it was.
}
