import { GastosDatabase, ProgramDatabase } from '@/lib/db/databases';
import { JobRunner } from '@/lib/worker/data-jobs';
import type { StatementRequest, WorkerRequest } from '@/lib/worker/jobs';
import { StatementRunner } from '@/lib/worker/statement-runner';
import { LAZY_LIBRARIES } from './lazy-libraries';

/** The browser's Worker, which jsdom lacks: the data worker, or one for statements, in the test's own thread. */
class InProcessWorker extends EventTarget {
  readonly #stores = { db: new GastosDatabase(), program: new ProgramDatabase() };
  readonly #jobs = new JobRunner(this.#stores, (data) => {
    this.#tell(data);
  });
  readonly #statements = new StatementRunner(this.#stores, LAZY_LIBRARIES, (data) => {
    this.#tell(data);
  });

  postMessage(request: WorkerRequest | StatementRequest): void {
    if (request.type === 'read' || request.type === 'review' || request.type === 'import')
      this.#statements.receive(request);
    else this.#jobs.receive(request);
  }

  terminate(): void {
    this.#stores.db.close();
    this.#stores.program.close();
  }

  #tell(data: object): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** Gives the page of a test its workers. */
export function provideStatementWorker(): void {
  Object.assign(globalThis, { Worker: InProcessWorker });
}
