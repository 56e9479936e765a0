import { createStore } from 'zustand/vanilla';

/** The most rows kept for undo in all acts together: a million took 220 MB, and a page may use a few times that. */
export const undoLimit = createStore<number>(() => 1_000_000);

/** True if an act of this size can be undone; if false, warn the person before. */
export function canUndo(rows: number): boolean {
  return rows <= undoLimit.getState();
}
