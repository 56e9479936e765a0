import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;

/** Tries until it works, for as many milliseconds at the most. */
export async function retry<Value>(attempt: () => Promise<Value>, patience = 30_000): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(PAUSE_MS);
    }
  }
}
