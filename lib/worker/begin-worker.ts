import { followTransactions } from '@/lib/db/end-transactions';
import type { GuardedDatabase } from '@/lib/db/guarded-database';
import { holdForLife, type LeaveMessage, type LifeMessage } from '@/lib/db/life-lock';
import { noteHolding } from '@/lib/db/write-holder';

/**
 * Call this before any other listener. The lock ends with the worker: browsers short of memory end workers
 * silently.
 * When the page is left, the worker undoes its transactions: WebKit leaves those of terminated workers open, which
 * blocks later ones.
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
