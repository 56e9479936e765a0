import { useEffect } from 'react';
import { countGastos, hasNoGastos } from '@/lib/db/gastos';
import { watchChanges, type StoredChange } from '@/lib/db/watch-changes';
import type { StoredMarker } from '@/lib/domain/data-loss';
import { toInstant } from '@/lib/domain/instant';
import { STORED_KEY } from './appearance-script';
import { forgetChanges, noteData } from './copy-reminder-state';
import { countOf, instantOf, readFields, useSetting, writeSetting } from './settings';
import { pageDatabase } from './page-database';
import { useStorageStatus } from '@/lib/hooks/use-storage';
import { whenIdle } from './when-idle';

/** Milliseconds without a change after which the expenses are counted. */
const CALM = 3000;

/** What was noted last of how much is stored; null where nothing was. It lies outside of the database, and outlives it. */
export function readMarker(): StoredMarker | null {
  const fields = readFields(STORED_KEY);
  const gastos = countOf(fields.gastos);
  const at = instantOf(fields.at);
  return gastos === null || at === null ? null : { gastos, at };
}

/** The same, kept up to date. */
export function useMarker(): StoredMarker | null {
  return useSetting(STORED_KEY) === null ? null : readMarker();
}

/** Notes that nothing is stored, and that this is as it should be. */
export function noteEmpty(): void {
  writeMarker(0);
  forgetChanges();
}

/** Keeps the marker in line with the data while the page lives. Called once, by the shell. */
export function useKeepMarker(): void {
  const { state } = useStorageStatus();
  useEffect(() => (state === 'ready' ? keepMarker() : undefined), [state]);
}

/**
 * Counts once the page is calm, now and after changes. That nothing is stored is noted only after a change that was
 * heard of, and at once then: found at the start, it means that the expenses were lost.
 */
function keepMarker(): () => void {
  let timer = setTimeout(countWhenIdle, CALM);
  let live = true;

  function onChange({ gastos }: StoredChange) {
    if (gastos !== 'all' && gastos.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(countWhenIdle, CALM);
    if (readMarker()?.gastos !== 0) void noteIfEmpty().catch(ignored);
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
  writeSetting(STORED_KEY, JSON.stringify({ gastos, at: toInstant(new Date()) } satisfies StoredMarker));
}

function ignored(): void {
  // The storage's own status says what is wrong; the marker stays as it was.
}
