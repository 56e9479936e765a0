import { lifeEnded, type LeaveMessage, type LifeMessage } from '@/lib/db/life-lock';

/** The event of a worker that ended with its page, sent once the page is shown again. */
export const LEFT = 'left';

/** Events of a worker that ended by itself. */
export const ENDINGS = ['error', 'messageerror', LEFT] as const;

/** The life lock of each worker that may be running. */
export const runningWorkers = new Map<Worker, string>();

/**
 * Sends `error` if a worker ends without a word, or by the page. A left page ends its workers: some browsers keep
 * it with its workers and their locks.
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
  // A left page may lose its place in the queue.
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
