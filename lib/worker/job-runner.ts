import { noteHolding } from '@/lib/db/write-holder';
import { toStorageFault } from '@/lib/db/storage-error';
import type { StoredTally } from '@/lib/domain/tally';
import { COMPLETING_PERCENT } from '@/lib/import/import-summary';
import type { JobKind, Jobs, WorkerReply, WorkerRequest } from './jobs';
import { readAhead } from './read-import-file';
import { runJob } from './run-job';
import { openAhead, type Stores } from './stores';

/** Each report makes the page redraw, which takes time from the job. */
const REPORT_EVERY_MS = 150;

/** Does one job by the messages of jobs.ts. */
export class JobRunner {
  readonly #stores: Stores;
  readonly #reply: (message: WorkerReply) => void;
  readonly #abort = new AbortController();
  #ahead: ReturnType<typeof readAhead> = null;
  #lastPercent = 0;
  #reportedAt = -Infinity;
  #told = false;

  /** Nothing is opened or read before the first request. */
  constructor(stores: Stores, reply: (message: WorkerReply) => void) {
    this.#stores = stores;
    this.#reply = reply;
  }

  receive(request: WorkerRequest): void {
    switch (request.type) {
      case 'prepare':
        void openAhead(this.#stores);
        this.#ahead = readAhead(request.file);
        return;
      case 'start':
        void this.#run(request);
        return;
      case 'cancel':
        this.#abort.abort();
    }
  }

  async #run({ kind, given }: Extract<WorkerRequest, { type: 'start' }>): Promise<void> {
    const control = {
      onPercent: (percent: number) => {
        this.#report(percent);
      },
      onOutcome: (outcome: Jobs[JobKind]['outcome']) => {
        this.#tell(outcome);
      },
      onStored: (stored: StoredTally) => {
        this.#reply({ type: 'stored', stored });
      },
      signal: this.#abort.signal,
    };
    noteHolding({ doing: kind === 'import' ? 'importing' : 'writing', percent: 0 });
    try {
      this.#tell(await runJob(this.#stores, kind, given, control, new Date(), this.#ahead));
    } catch (error) {
      // Jobs do not reject; if one does, the page must not wait for ever.
      this.#tell({ kind: 'failed', fault: toStorageFault(error) });
    }
    this.#reply({ type: 'over' });
  }

  /** Drops a second outcome: some jobs tell it before they are over. */
  #tell(outcome: Jobs[JobKind]['outcome']): void {
    if (this.#told) return;
    this.#told = true;
    this.#reply({ type: 'outcome', outcome });
  }

  #report(percent: number): void {
    const now = performance.now();
    const early = now < this.#reportedAt + REPORT_EVERY_MS && percent < COMPLETING_PERCENT;
    if (percent === this.#lastPercent || early) return;
    this.#lastPercent = percent;
    this.#reportedAt = now;
    noteHolding({ percent });
    this.#reply({ type: 'percent', percent });
  }
}
