import { noteHolding } from '@/lib/db/write-holder';
import { toStorageFault } from '@/lib/db/storage-error';
import type { StoredTally } from '@/lib/domain/tally';
import { COMPLETING_PERCENT } from '@/lib/import/import-summary';
import type { JobKind, Jobs, WorkerReply, WorkerRequest } from './jobs';
import { readAhead } from './read-import-file';
import { runJob } from './run-job';
import { openAhead, type Stores } from './stores';

/** How often progress is told: each time the page draws its bar anew, which takes time from the job itself. */
const REPORT_EVERY_MS = 150;

/** Serves the requests of one data worker as jobs.ts defines them: it does one job. */
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

  /** Takes a request. */
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
      // Jobs do not reject; should one all the same, nobody is to wait for it for ever.
      this.#tell({ kind: 'failed', fault: toStorageFault(error) });
    }
    this.#reply({ type: 'over' });
  }

  /** Some jobs tell before they are over. */
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
