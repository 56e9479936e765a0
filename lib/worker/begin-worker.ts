import { followTransactions } from '@/lib/db/end-transactions';
import type { GuardedDatabase } from '@/lib/db/guarded-database';
import { holdForLife, type LeaveMessage, type LifeMessage } from '@/lib/db/life-lock';
import { noteHolding } from '@/lib/db/write-holder';

/**
 * Begins a worker's life; call it before anything else listens. The worker holds a lock while it lives and tells
 * its name: browsers short of memory end workers without a word, but free their locks.
 * When the page is left, the worker undoes its open transactions and ends itself: WebKit leaves the transactions of
 * a terminated worker open, which blocks all later ones.
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
