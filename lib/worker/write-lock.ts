/** Shared by all tabs of the program on this origin. */
const LOCK_NAME = 'mis-gastos:write';

/**
 * Runs a long write while holding the program's write lock, so that browsers do not freeze the tab and imports
 * take turns. Where there are no locks (insecure origin) it runs at once. Rejects when the signal aborts the wait.
 */
export async function withWriteLock<Value>(signal: AbortSignal, write: () => Promise<Value>): Promise<Value> {
  const locks = globalThis.navigator.locks as LockManager | undefined;
  signal.throwIfAborted();
  return locks ? locks.request(LOCK_NAME, { signal }, write) : write();
}
