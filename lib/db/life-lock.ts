import { lockManager } from './write-lock';

/** What a worker says first, where the browser has locks: whoever waits for this lock gets it once the worker is gone. */
export type LifeMessage = { type: 'alive'; lock: string };

/**
 * Called in a worker: holds a lock for as long as the worker lives, and tells its name. A worker can end without a word, as
 * when the browser is short of memory; its locks are let go all the same.
 */
export function holdLifeLock(tell: (message: LifeMessage) => void): void {
  const locks = lockManager();
  if (!locks) return;
  const lock = `mis-gastos:worker:${crypto.randomUUID()}`;
  void locks.request(lock, () => {
    tell({ type: 'alive', lock });
    return new Promise<never>(() => undefined);
  });
}

/** Waits for the end of the worker that holds a lock. */
export async function lifeEnded(lock: string): Promise<void> {
  await lockManager()?.request(lock, () => undefined);
}
