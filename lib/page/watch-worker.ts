import { lifeEnded, type LeaveMessage, type LifeMessage } from '@/lib/db/life-lock';

/** Said of a worker that ended because its page was left, once the page is there again. */
export const LEFT = 'left';

/** The events by which a worker is known to have ended without being ended. */
export const ENDINGS = ['error', 'messageerror', LEFT] as const;

/** The workers that may be running, each with the lock that it holds while it lives. */
export const runningWorkers = new Map<Worker, string>();

/**
 * Has a worker that ends without a word say so by an `error`, as one does whose script could not be loaded. It says
 * the same of an end that the page itself has made. A page that is left has its workers end themselves: some
 * browsers keep both, and let the workers hold their locks.
 */
export function watchWorker(worker: Worker): Worker {
  window.addEventListener('pagehide', endAll);
  runningWorkers.set(worker, '');
  worker.addEventListener('message', ({ data }: MessageEvent<LifeMessage | { type: '' }>) => {
    if (data.type === 'alive') void tellItsEnd(data.lock, worker);
  });
  return worker;
}

async function tellItsEnd(lock: string, worker: Worker): Promise<void> {
  runningWorkers.set(worker, lock);
  // A page that is left may lose its place in the queue.
  await lifeEnded(lock).catch(() => undefined);
  if (runningWorkers.delete(worker)) worker.dispatchEvent(new Event('error'));
}

function endAll(): void {
  const left = [...runningWorkers.keys()];
  runningWorkers.clear();
  for (const worker of left) worker.postMessage({ type: 'leave' } satisfies LeaveMessage);
  window.addEventListener(
    'pageshow',
    () => {
      for (const worker of left) worker.dispatchEvent(new Event(LEFT));
    },
    { once: true },
  );
}
