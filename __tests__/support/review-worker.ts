import { GastosDatabase } from '@/lib/db/database';
import type { WorkerRequest } from '@/lib/worker/jobs';
import { runReview } from '@/lib/worker/run-review';

/** The browser's Worker, which jsdom lacks: reviews in the test's own thread, their messages cloned. */
class ReviewWorker extends EventTarget {
  readonly #abort = new AbortController();

  postMessage(request: WorkerRequest): void {
    if (request.type === 'cancel') this.#abort.abort();
    else if (request.kind === 'review') void this.#review(request.given);
  }

  terminate(): void {
    // It has answered, and there is no thread to end.
  }

  async #review(given: { file: Blob; mends: Parameters<typeof runReview>[1]['mends'] }): Promise<void> {
    const control = { onPercent: () => undefined, signal: this.#abort.signal };
    const outcome: unknown = structuredClone(await runReview(new GastosDatabase(), given, control));
    this.dispatchEvent(new MessageEvent('message', { data: { type: 'outcome', outcome } }));
  }
}

/** Gives the page of a test a worker for its reviews. */
export function provideReviewWorker(): void {
  Object.assign(globalThis, { Worker: ReviewWorker });
}
