import { createStore } from 'zustand/vanilla';
import type { WriteControl } from '@/lib/db/followed-write';

/** An act of many rows that takes long: how much of it is written, and the way to call it off. */
export type LongAct = { percent: number; isCancelling: boolean; cancel: () => void };

/** The act that takes long, if one does. Acts follow one another. */
export const longAct = createStore<{ act: LongAct | null }>(() => ({ act: null }));

/** Milliseconds that an act takes before it is said how far it is. */
const SHORT_MS = 1000;

/** Does a write that {@link longAct} follows. Answers `cancelled` if it was called off in time: nothing is written then. */
export async function followAct<Value>(
  write: (control: WriteControl) => Promise<Value>,
): Promise<Value | 'cancelled'> {
  const abort = new AbortController();
  let percent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tell() {
    longAct.setState({ act: { percent, isCancelling: abort.signal.aborted, cancel } });
  }
  function cancel() {
    abort.abort();
    tell();
  }
  function onPercent(reached: number) {
    timer ??= setTimeout(tell, SHORT_MS);
    if (reached === percent) return;
    percent = reached;
    if (longAct.getState().act) tell();
  }
  try {
    return await write({ signal: abort.signal, onPercent });
  } catch (error) {
    if (abort.signal.aborted) return 'cancelled';
    throw error;
  } finally {
    clearTimeout(timer);
    if (longAct.getState().act) longAct.setState({ act: null });
  }
}
