import { followTransactions } from '@/lib/db/end-transactions';
import type { GuardedDatabase } from '@/lib/db/guarded-database';
import { holdForLife, type LeaveMessage, type LifeMessage } from '@/lib/db/life-lock';
import { noteHolding } from '@/lib/db/write-holder';

/** Buffers in `transfer` are moved, not copied. */
export type Send<Reply> = (reply: Reply, transfer?: Transferable[]) => void;

/**
 * The lock ends with the worker: browsers short of memory end workers silently. When the page is left, the worker
 * undoes its transactions: WebKit leaves those of terminated workers open, which blocks later ones.
 */
export function serve<Reply>(
  databases: readonly GuardedDatabase[],
  make: (send: Send<Reply>) => { receive(request: { type: string }): void },
): void {
  const ends = databases.map(followTransactions);
  const server = make((message, transfer = []) => {
    self.postMessage(message, { transfer });
  });
  self.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (!isLeave(data)) {
      server.receive(data);
      return;
    }
    for (const db of databases) db.close();
    void Promise.all(ends.map((end) => end())).then(() => {
      self.close();
    });
  });
  holdForLife('worker', (lock) => {
    noteHolding({ worker: lock });
    self.postMessage({ type: 'alive', lock } satisfies LifeMessage);
  });
}

function isLeave(message: { type: string }): message is LeaveMessage {
  return message.type === 'leave';
}
