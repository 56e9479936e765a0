import { followTransactions, type GuardedDatabase } from '@/lib/db/databases';
import { holdForLife, type LifeMessage } from '@/lib/db/life-lock';
import { type Holding, noteHolding } from '@/lib/db/write-lock';
import { toStorageFault } from '@/lib/db/open-database';
import { COMPLETING_PERCENT } from '@/lib/import/import-summary';
import type { JobControl, JobFailure, JobReply } from './jobs';

/** Buffers in `transfer` are moved, not copied. */
type Send<Reply> = (reply: Reply, transfer?: Transferable[]) => void;

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

function isLeave(message: { type: string }): message is Extract<LifeMessage, { type: 'leave' }> {
  return message.type === 'leave';
}

/** Each report makes the page redraw, which takes time from the job. */
const REPORT_EVERY_MS = 150;

/** Tells percentages, one outcome, the stored tally if there is one, and the end. */
export async function runJob<Outcome>(
  job: (control: JobControl<Outcome>) => Promise<Outcome | JobFailure>,
  doing: Holding['doing'],
  signal: AbortSignal,
  send: (reply: JobReply<Outcome | JobFailure>) => void,
): Promise<void> {
  let isTold = false;
  /** Drops a second outcome: some jobs tell it before they are over. */
  function onOutcome(outcome: Outcome | JobFailure) {
    if (!isTold) send({ type: 'outcome', outcome });
    isTold = true;
  }
  noteHolding({ doing, percent: 0 });
  try {
    onOutcome(
      await job({
        onPercent: atTimes((percent) => {
          noteHolding({ percent });
          send({ type: 'percent', percent });
        }),
        onOutcome,
        onStored: (stored) => {
          send({ type: 'stored', stored });
        },
        signal,
      }),
    );
  } catch (error) {
    // Jobs do not reject; if one does, the page must not wait for ever.
    onOutcome({ kind: 'failed', fault: toStorageFault(error) });
  }
  send({ type: 'over' });
}

/** Tells changed percentages, none too soon after another. */
function atTimes(tell: (percent: number) => void): (percent: number) => void {
  let lastPercent = 0;
  let toldAt = -Infinity;
  return (percent) => {
    const now = performance.now();
    const isEarly = now < toldAt + REPORT_EVERY_MS && percent < COMPLETING_PERCENT;
    if (percent === lastPercent || isEarly) return;
    lastPercent = percent;
    toldAt = now;
    tell(percent);
  };
}
