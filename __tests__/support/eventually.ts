import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longer than anything waited for takes on a busy machine. */
const PATIENCE_MS = 20_000;

/** Looks at every turn of the event loop whether a check passes. Where it never does, its last failure is what is told. */
export async function eventually(check: () => void): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await nextTurn();
  }
}
