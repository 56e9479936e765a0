import { createStore } from 'zustand/vanilla';

/** The most rows kept for undo in all acts: a million took 220 MB, and a page may use a few times that. */
export const undoLimit = createStore<number>(() => 1_000_000);

/** False if an act is too large to undo: then warn the person before. */
export function canUndo(rows: number): boolean {
  return rows <= undoLimit.getState();
}
