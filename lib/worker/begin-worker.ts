import { followTransactions } from '@/lib/db/end-transactions';
import type { GuardedDatabase } from '@/lib/db/guarded-database';
import { holdForLife, type LeaveMessage, type LifeMessage } from '@/lib/db/life-lock';
import { noteHolding } from '@/lib/db/write-holder';

/**
 * Called in a worker, before it listens to anything else. It holds a lock for as long as the worker lives, and tells its name:
 * a worker can end without a word, as when the browser is short of memory; its locks are let go all the same.
 *
 * Once the page is left, the worker undoes what it is doing to its databases, and ends. One that is ended from outside would
 * not: WebKit leaves its transactions open, and whatever waits for them waits for ever.
 */
export function beginWorker(
  databases: readonly GuardedDatabase[],
  tell: (message: LifeMessage) => void,
): void {
  const ends = databases.map(followTransactions);
  self.addEventListener('message', (event: MessageEvent<LeaveMessage | { type: '' }>) => {
    if (event.data.type !== 'leave') return;
    event.stopImmediatePropagation();
    for (const db of databases) db.close();
    void Promise.all(ends.map((end) => end())).then(() => {
      self.close();
    });
  });
  holdForLife('worker', (lock) => {
    noteHolding({ worker: lock });
    tell({ type: 'alive', lock });
  });
}
