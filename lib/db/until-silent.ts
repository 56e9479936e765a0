import { askHolder, type Holding } from './write-holder';

/** Held while a lock is taken from a silent holder, so that only one of those who wait takes it. */
const TAKE_OVER_NAME = 'mis-gastos:take-over';

/** Milliseconds for the holder's answer, then until the next question. */
const ANSWER_WITHIN_MS = 3_000;
const ASK_AGAIN_MS = 5_000;

/** Calls `take` once if the holder stays the same and does not answer; ends with the wait. */
export async function untilSilent(
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

/** Answers the client ids of the lock's holders; empty without any. */
async function holdersOf(locks: LockManager, lockName: string): Promise<string> {
  const { held = [] } = await locks.query();
  return held.flatMap(({ name, clientId }) => (name === lockName ? [clientId] : [])).join();
}

/** Ends early if the signal aborts. */
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
