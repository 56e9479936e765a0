import { createStore } from 'zustand/vanilla';

/**
 * The most rows that the page keeps for undo, in all acts together: a million took 220 MB, and what a page may have is a
 * few times that.
 */
export const undoLimit = createStore<number>(() => 1_000_000);

/** Whether an act of so many rows can be taken back; if not, that is to be said before. */
export function canUndo(rows: number): boolean {
  return rows <= undoLimit.getState();
}
