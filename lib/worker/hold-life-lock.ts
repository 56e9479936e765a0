import { holdForLife, type LifeMessage } from '@/lib/db/life-lock';
import { noteHolding } from '@/lib/db/write-holder';

/**
 * Called in a worker: holds a lock for as long as the worker lives, and tells its name. A worker can end without a word, as
 * when the browser is short of memory; its locks are let go all the same.
 */
export function holdLifeLock(tell: (message: LifeMessage) => void): void {
  holdForLife('worker', (lock) => {
    noteHolding({ worker: lock });
    tell({ type: 'alive', lock });
  });
}
