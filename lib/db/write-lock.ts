import { lockManager } from './lock-manager';
import { untilSilent } from './until-silent';
import { answering, type Holding } from './write-holder';

/** Shared by all tabs of this origin. */
const LOCK_NAME = 'mis-gastos:write';

/** Milliseconds of waiting until the holder is asked. */
const ASK_AFTER_MS = 10_000;

/** Events of a long wait: `onTaken` means that a holder did not answer and lost the lock. */
export type WaitEvents = { onHolder?: (holding: Holding) => void; onTaken?: () => void };

/**
 * Runs a long write under the program's write lock: browsers do not freeze the tab, and imports take turns. Without
 * locks (insecure origin), it runs at once. Rejects if the signal aborts the wait.
 */
export async function withWriteLock<Value>(signal: AbortSignal, write: () => Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  const wait = new AbortController();
  function leave() {
    wait.abort(signal.reason);
  }
  signal.addEventListener('abort', leave);
  try {
    return await holdLock('exclusive', write, {}, wait);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/**
 * Runs a short write beside other short ones, but after a long one: a reset or a restore copies all data before
 * clearing, and no write may come between.
 */
export function besideShortWrites<Value>(
  write: () => Promise<Value>,
  events: WaitEvents = {},
): Promise<Value> {
  return holdLock('shared', write, events, new AbortController());
}

/** Waits for the lock while its holder answers; takes it from one that does not. */
function holdLock<Value>(
  mode: LockMode,
  write: () => Promise<Value>,
  events: WaitEvents,
  wait: AbortController,
): Promise<Value> {
  const locks = lockManager();
  return locks ? queueFor(locks, mode, write, events, wait) : write();
}

async function queueFor<Value>(
  locks: LockManager,
  mode: LockMode,
  write: () => Promise<Value>,
  { onHolder, onTaken }: WaitEvents,
  wait: AbortController,
): Promise<Value> {
  let written: Promise<Value> | undefined;
  let taken: Promise<Value> | undefined;
  async function request(options: LockOptions) {
    try {
      return await locks.request(LOCK_NAME, options, () => {
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
  function take() {
    taken = request({ steal: true });
    wait.abort();
    onTaken?.();
  }
  const timer = setTimeout(() => {
    void untilSilent(locks, LOCK_NAME, wait.signal, (holding) => onHolder?.(holding), take);
  }, ASK_AFTER_MS);
  wait.signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  try {
    return await request({ mode, signal: wait.signal });
  } catch (error) {
    if (taken) return await taken;
    throw error;
  } finally {
    wait.abort();
  }
}
