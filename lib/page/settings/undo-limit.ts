import { createStore } from 'zustand/vanilla';

/** Rows in all acts: a million took 220 MB, and a page may use a few times that. */
export const undoLimit = createStore<number>(() => 1_000_000);

/** If false, warn the person before. */
export function canUndo(rows: number): boolean {
  return rows <= undoLimit.getState();
}
