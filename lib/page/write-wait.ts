import { createStore } from 'zustand/vanilla';
import { besideShortWrites } from '@/lib/db/write-lock';

/** Whether something that the person did waits to be stored: a long write is under way, here or in another tab. */
export const writeWait = createStore<boolean>(() => false);

/** Milliseconds after which people begin to wonder whether a press was heard. */
export const BUSY_MS = 300;

/** Runs a short write as {@link besideShortWrites} does; one that has to wait says so. */
export async function writeWithSign<Value>(write: () => Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => {
    writeWait.setState(true, true);
  }, BUSY_MS);
  function endWait() {
    clearTimeout(timer);
    writeWait.setState(false, true);
  }
  try {
    return await besideShortWrites(() => {
      endWait();
      return write();
    });
  } finally {
    endWait();
  }
}
