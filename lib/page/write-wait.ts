import { createStore } from 'zustand/vanilla';
import type { Holding } from '@/lib/db/write-holder';
import { besideShortWrites } from '@/lib/db/write-lock';
import { closeOpenImports } from './open-imports';
import { runningWorkers } from './watch-worker';

/** A long write that is waited for; of another tab, unless a worker of this page does it. */
export type LongWrite = Pick<Holding, 'doing' | 'percent'> & { isHere: boolean };

/** Whether something that the person did waits to be stored: a long write is under way, which may be known. */
export type WriteWait = { state: 'none' } | { state: 'waiting'; for: LongWrite | null };

const NO_WAIT: WriteWait = { state: 'none' };

/** The wait of this page. */
export const writeWait = createStore<WriteWait>(() => NO_WAIT);

/** Milliseconds after which people begin to wonder whether a press was heard. */
export const BUSY_MS = 300;

/** Runs a short write as {@link besideShortWrites} does; one that has to wait says so, and for whom once that is known. */
export async function writeWithSign<Value>(write: () => Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => {
    writeWait.setState({ state: 'waiting', for: null }, true);
  }, BUSY_MS);
  function endWait() {
    clearTimeout(timer);
    writeWait.setState(NO_WAIT, true);
  }
  function tellHolder({ worker, doing, percent }: Holding) {
    writeWait.setState(
      {
        state: 'waiting',
        for: { doing, percent, isHere: worker !== null && [...runningWorkers.values()].includes(worker) },
      },
      true,
    );
  }
  try {
    return await besideShortWrites(
      () => {
        endWait();
        return write();
      },
      {
        onHolder: tellHolder,
        // As after a crash: its import may have been announced only. Its turn comes after this write.
        onTaken: () => void closeOpenImports(),
      },
    );
  } finally {
    endWait();
  }
}
