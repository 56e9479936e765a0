import { lockManager } from './lock-manager';
import { untilSilent } from './until-silent';
import { answering, type Holding } from './write-holder';

/** Shared by all tabs of this origin. */
const LOCK_NAME = 'mis-gastos:write';

/** Milliseconds of waiting until the holder is asked. */
const ASK_AFTER_MS = 10_000;

/** `onHolder` hears of a long wait; `onTaken`: a holder did not answer and lost the lock. `signal` ends the wait. */
type Waiting = { signal?: AbortSignal; onHolder?: (holding: Holding) => void; onTaken?: () => void };

/**
 * Runs a write under the program's write lock, at once if the browser has no locks (insecure origin). Takes the lock
 * from a holder that does not answer. Rejects if the signal aborts the wait.
 */
export async function withWriteLock<Value>(
  // Short writes share the lock. A long one is exclusive: a reset copies all data before it clears them, and no write may
  // come between; nor do browsers freeze its tab.
  mode: LockMode,
  write: () => Promise<Value>,
  { signal, onHolder, onTaken }: Waiting = {},
): Promise<Value> {
  signal?.throwIfAborted();
  const locks = lockManager();
  if (!locks) return write();
  const wait = new AbortController();
  let written: Promise<Value> | undefined;
  let taken: Promise<Value> | undefined;
  async function request(manager: LockManager, options: LockOptions) {
    try {
      return await manager.request(LOCK_NAME, options, () => {
        wait.abort();
        written = answering(write);
        return written;
      });
    } catch (error) {
      // A write goes on after its lock was taken away; its own end counts.
      if (written) return written;
      throw error;
    }
  }
  function leave() {
    wait.abort(signal?.reason);
  }
  signal?.addEventListener('abort', leave);
  const timer = setTimeout(() => {
    void untilSilent(
      locks,
      LOCK_NAME,
      wait.signal,
      (holding) => onHolder?.(holding),
      () => {
        taken = request(locks, { steal: true });
        wait.abort();
        onTaken?.();
      },
    );
  }, ASK_AFTER_MS);
  wait.signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  try {
    return await request(locks, { mode, signal: wait.signal });
  } catch (error) {
    if (taken) return await taken;
    throw error;
  } finally {
    wait.abort();
    signal?.removeEventListener('abort', leave);
  }
}
