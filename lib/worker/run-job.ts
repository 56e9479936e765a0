import { noteHolding, type Holding } from '@/lib/db/write-holder';
import { toStorageFault } from '@/lib/db/storage-error';
import { COMPLETING_PERCENT } from '@/lib/import/import-summary';
import type { JobControl, JobFailure, JobReply } from './jobs';

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
