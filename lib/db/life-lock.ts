import { lockManager } from './lock-manager';

/** What a worker says first, where the browser has locks: whoever waits for this lock gets it once the worker is gone. */
export type LifeMessage = { type: 'alive'; lock: string };

/** Tells a worker that its page is left. */
export type LeaveMessage = { type: 'leave' };

/** Holds a lock for as long as the page lives, and answers its name; null where the browser has no locks. */
export function holdPageLock(): string | null {
  return holdForLife('page', () => undefined);
}

/** Holds a lock for as long as the page or worker lives. */
export function holdForLife(whose: 'worker' | 'page', onHeld: (lock: string) => void): string | null {
  const locks = lockManager();
  if (!locks) return null;
  const lock = `mis-gastos:${whose}:${crypto.randomUUID()}`;
  void locks.request(lock, () => {
    onHeld(lock);
    return new Promise<never>(() => undefined);
  });
  return lock;
}

/** The locks that the pages and workers of all tabs hold now; none where the browser has no locks. */
export async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
}

/** Waits for the end of the worker that holds a lock. */
export async function lifeEnded(lock: string): Promise<void> {
  await lockManager()?.request(lock, () => undefined);
}
