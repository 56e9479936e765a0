import { createStore } from 'zustand/vanilla';
import type { Holding } from '@/lib/db/write-holder';
import { isOwnWorker } from '@/lib/worker/port';
import { closeOpenImports } from './imports';

/** `isHere`: a worker of this page writes. */
type LongWrite = Pick<Holding, 'doing' | 'percent'> & { isHere: boolean };

/** `for` is the long write under way, if known. */
export type WriteWait = { state: 'none' } | { state: 'waiting'; for: LongWrite | null };

const NO_WAIT: WriteWait = { state: 'none' };

export const writeWait = createStore<WriteWait>(() => NO_WAIT);

/** People wonder after this time if a press was heard. */
export const BUSY_MS = 300;

/** Shows the wait of a write in {@link writeWait}, from {@link BUSY_MS} until its end. */
export function beginWait() {
  const timer = setTimeout(() => {
    writeWait.setState({ state: 'waiting', for: null }, true);
  }, BUSY_MS);
  return {
    onHolder: ({ worker, doing, percent }: Holding) => {
      writeWait.setState({ state: 'waiting', for: { doing, percent, isHere: isOwnWorker(worker) } }, true);
    },
    // A silent holder may have only announced its import; the reconciliation comes after this write.
    onTaken: () => void closeOpenImports(),
    end: () => {
      clearTimeout(timer);
      writeWait.setState(NO_WAIT, true);
    },
  };
}
