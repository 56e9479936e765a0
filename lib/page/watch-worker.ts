import { lifeEnded, type LifeMessage } from '@/lib/db/life-lock';

/**
 * Has a worker that ends without a word say so by an `error`, as one does whose script could not be loaded. It says
 * the same of an end that the page itself has made.
 */
export function watchWorker(worker: Worker): Worker {
  worker.addEventListener('message', ({ data }: MessageEvent<LifeMessage | { type: '' }>) => {
    if (data.type === 'alive') void tellItsEnd(data.lock, worker);
  });
  return worker;
}

async function tellItsEnd(lock: string, worker: Worker): Promise<void> {
  await lifeEnded(lock);
  worker.dispatchEvent(new Event('error'));
}
