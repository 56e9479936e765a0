import { lifeEnded, type LifeMessage } from '@/lib/db/life-lock';

/** Said of a worker that ended because its page was left, once the page is there again. */
export const LEFT = 'left';

/** The events by which a worker is known to have ended without being ended. */
export const ENDINGS = ['error', 'messageerror', LEFT] as const;

/** The workers that may be running, each with the lock that it holds while it lives. */
const running = new Map<Worker, string | null>();

/**
 * Has a worker that ends without a word say so by an `error`, as one does whose script could not be loaded. It says
 * the same of an end that the page itself has made. A page that is left ends its workers: some browsers keep the page and
 * let its workers hold their locks.
 */
export function watchWorker(worker: Worker): Worker {
  window.addEventListener('pagehide', endAll);
  running.set(worker, null);
  worker.addEventListener('message', ({ data }: MessageEvent<LifeMessage | { type: '' }>) => {
    if (data.type === 'alive') void tellItsEnd(data.lock, worker);
  });
  return worker;
}

/** Whether a worker of this page holds that life lock. */
export function isOwnWorker(lock: string | null): boolean {
  return lock !== null && [...running.values()].includes(lock);
}

async function tellItsEnd(lock: string, worker: Worker): Promise<void> {
  running.set(worker, lock);
  // A page that is left may lose its place in the queue.
  await lifeEnded(lock).catch(() => undefined);
  if (running.delete(worker)) worker.dispatchEvent(new Event('error'));
}

function endAll(): void {
  const ended = [...running.keys()];
  running.clear();
  for (const worker of ended) worker.terminate();
  window.addEventListener(
    'pageshow',
    () => {
      for (const worker of ended) worker.dispatchEvent(new Event(LEFT));
    },
    { once: true },
  );
}
