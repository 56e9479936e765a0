import { lockManager } from './life-lock';

const CHANNEL_NAME = 'mis-gastos:write';

/** `worker`: its life lock, null for a page; `percent` is whole. */
export type Holding = { worker: string | null; doing: 'importing' | 'writing'; percent: number };

type LockMessage = { type: 'who' } | { type: 'holding'; holding: Holding };

/** One page or worker does one long write at a time. */
let holding: Holding = { worker: null, doing: 'writing', percent: 0 };

export function noteHolding(change: Partial<Holding>): void {
  holding = { ...holding, ...change };
}

async function answering<Value>(write: () => Promise<Value>): Promise<Value> {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if (data.type === 'who') channel.postMessage({ type: 'holding', holding } satisfies LockMessage);
  });
  try {
    return await write();
  } finally {
    channel?.close();
  }
}

/** Null without an answer in time, `unknown` without a channel. */
function askHolder(patienceMs: number): Promise<Holding | 'unknown' | null> {
  const channel = openChannel();
  if (!channel) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    function end(answer: Holding | null) {
      clearTimeout(timer);
      channel?.close();
      resolve(answer);
    }
    const timer = setTimeout(end, patienceMs, null);
    channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
      if (data.type === 'holding') end(data.holding);
    });
    channel.postMessage({ type: 'who' } satisfies LockMessage);
  });
}

/** Null if the browser has none, or storage is blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}

const LOCK_NAME = 'mis-gastos:write';

const ASK_AFTER_MS = 10_000;

/** `onHolder` hears of a long wait, `onTaken` of a lock taken from a silent holder. */
type Waiting = { signal?: AbortSignal; onHolder?: (holding: Holding) => void; onTaken?: () => void };

/**
 * Without locks (insecure origin) writes at once. Takes the lock from a silent holder. Rejects if the wait is
 * aborted.
 */
export async function withWriteLock<Value>(
  // Short writes share the lock. A long one is exclusive: a reset copies all data before it clears them, and no write
  // may come between; nor do browsers freeze its tab.
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

/** Only one of those who wait takes the lock. */
const TAKE_OVER_NAME = 'mis-gastos:take-over';

/** For the holder's answer, then until the next question. */
const ANSWER_WITHIN_MS = 3_000;
const ASK_AGAIN_MS = 5_000;

/** Calls `take` once if the same holder does not answer. */
async function untilSilent(
  locks: LockManager,
  lockName: string,
  wait: AbortSignal,
  onHolder: (holding: Holding) => void,
  take: () => void,
): Promise<void> {
  function isWaiting() {
    return !wait.aborted;
  }
  while (isWaiting()) {
    const asked = await holdersOf(locks, lockName);
    const answer = await askHolder(ANSWER_WITHIN_MS);
    if (answer === 'unknown') return;
    if (answer) {
      if (isWaiting()) onHolder(answer);
    } else if (asked !== '') {
      await locks.request(TAKE_OVER_NAME, async () => {
        const isSame = asked === (await holdersOf(locks, lockName));
        if (isSame && isWaiting()) take();
        // The next to ask find the new holder.
        if (isSame) await holdersOf(locks, lockName);
      });
    }
    await pause(ASK_AGAIN_MS, wait);
  }
}

async function holdersOf(locks: LockManager, lockName: string): Promise<string> {
  const { held = [] } = await locks.query();
  return held.flatMap(({ name, clientId }) => (name === lockName ? [clientId] : [])).join();
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
