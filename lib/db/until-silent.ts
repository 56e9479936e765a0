import { askHolder } from './ask-holder';
import type { Holding } from './write-holder';

/** Held while a lock is taken from a silent holder, so that of many who wait only one takes it. */
const TAKE_OVER_NAME = 'mis-gastos:take-over';

/** Milliseconds in which the holder must answer, then until it is asked again. */
const ANSWER_WITHIN_MS = 3_000;
const ASK_AGAIN_MS = 5_000;

/** Calls `take` once if the same holder has the lock all the time and does not answer; ends with the wait. */
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
        // Those that ask next find the new holder.
        if (isSame) await holdersOf(locks, lockName);
      });
    }
    await pause(ASK_AGAIN_MS, wait);
  }
}

/** The pages and workers that hold the write lock; empty if none does. */
async function holdersOf(locks: LockManager, lockName: string): Promise<string> {
  const { held = [] } = await locks.query();
  return held.flatMap(({ name, clientId }) => (name === lockName ? [clientId] : [])).join();
}

/** Lets some time pass, or what is left of it once the signal is aborted. */
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
