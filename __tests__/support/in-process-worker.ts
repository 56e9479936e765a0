import { GastosDatabase } from '@/lib/db/databases';
import { GastosIndex } from '@/lib/worker/gastos-index';
import type { IndexRequest } from '@/lib/worker/jobs';
import { InProcessDataWorker } from './data-worker';

/** What every answer of the index waits for. */
let answers: Promise<void> = Promise.resolve();

/** The browser's Worker, which jsdom lacks: the index worker in the test's own thread, its messages cloned. */
class InProcessWorker extends EventTarget {
  readonly #index = new GastosIndex(new GastosDatabase(), (message) => {
    const data: unknown = structuredClone(message);
    void answers.then(() => setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data }))));
  });

  postMessage(message: IndexRequest): void {
    const request = structuredClone(message);
    setTimeout(() => {
      this.#index.receive(request);
    });
  }

  terminate(): void {
    // The page ends no worker that answers.
  }
}

/** Gives the page of a test its index worker. */
export function provideIndexWorker(): void {
  Object.assign(globalThis, { Worker: InProcessWorker });
}

/** Has the index keep its answers to itself, as though it still had much to read, until what is returned is called. */
export function holdIndexAnswers(): () => void {
  let letGo: (() => void) | undefined;
  answers = new Promise((resolve) => {
    letGo = resolve;
  });
  return () => letGo?.();
}

/** Gives the page of a test both its workers, the index and the one of the data, each by the file it is started from. */
export function provideWorkers(): void {
  function InProcess(url: URL) {
    return url.pathname.includes('gastos-index') ? new InProcessWorker() : new InProcessDataWorker();
  }
  Object.assign(globalThis, { Worker: InProcess });
}
