/** Shared by all tabs of the program on this origin. */
const LOCK_NAME = 'mis-gastos:write';

/**
 * Runs a long write while holding the program's write lock, so that browsers do not freeze the tab and imports
 * take turns. If there are no locks (insecure origin) it runs at once. Rejects if the signal aborts the wait.
 */
export async function withWriteLock<Value>(signal: AbortSignal, write: () => Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  const locks = lockManager();
  return locks ? locks.request(LOCK_NAME, { signal }, write) : write();
}

/**
 * Runs a short write at once, beside other short ones, but after a long one that is under way: a reset or a restore
 * copies all data before it clears them, and no write may come in between.
 */
export async function besideShortWrites<Value>(write: () => Promise<Value>): Promise<Value> {
  const locks = lockManager();
  return locks ? locks.request(LOCK_NAME, { mode: 'shared' }, write) : write();
}

/** The browser’s locks; none on a connection that is not secure. */
export function lockManager(): LockManager | undefined {
  const { locks }: { locks?: LockManager } = globalThis.navigator;
  return locks;
}
