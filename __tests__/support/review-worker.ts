import { GastosDatabase } from '@/lib/db/database';
import type { Jobs, WorkerRequest } from '@/lib/worker/jobs';
import { runReview } from '@/lib/worker/run-review';
import { storesOf } from './stores-of';

/** The browser's Worker, which jsdom lacks: reviews in the test's own thread, their messages cloned. */
class ReviewWorker extends EventTarget {
  readonly #abort = new AbortController();

  postMessage(request: WorkerRequest): void {
    if (request.type === 'cancel') this.#abort.abort();
    else if (request.kind === 'review') void this.#review(request.given as Jobs['review']['given']);
  }

  terminate(): void {
    // It has answered, and there is no thread to end.
  }

  async #review(given: Jobs['review']['given']): Promise<void> {
    const control = { onPercent: () => undefined, signal: this.#abort.signal };
    const outcome: unknown = structuredClone(await runReview(storesOf(new GastosDatabase()), given, control));
    this.dispatchEvent(new MessageEvent('message', { data: { type: 'outcome', outcome } }));
  }
}

/** Gives the page of a test a worker for its reviews. */
export function provideReviewWorker(): void {
  Object.assign(globalThis, { Worker: ReviewWorker });
}
