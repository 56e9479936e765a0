import { createStore } from 'zustand/vanilla';
import type { WriteControl } from '@/lib/db/followed-write';

/** An act of many rows that takes long: what it does, how much of that is done, and the way to call it off. */
export type LongAct = { doing: Doing; percent: number; isCancelling: boolean; cancel: () => void };

/** What takes long: the writing itself, or the copy that is kept before it. */
export type Doing = 'writing' | 'copying';

/** The act that takes long, if one does. Acts follow one another; beside them a copy may be made: the later one is told of. */
export const longAct = createStore<{ act: LongAct | null }>(() => ({ act: null }));

/** Milliseconds that an act takes before it is said how far it is. */
const SHORT_MS = 1000;

/** Does a write that {@link longAct} follows. Answers `cancelled` if it was called off in time: nothing is written then. */
export async function followAct<Value>(
  write: (control: WriteControl) => Promise<Value>,
  doing: Doing = 'writing',
): Promise<Value | 'cancelled'> {
  const abort = new AbortController();
  let percent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLong = false;
  function isTold() {
    return longAct.getState().act?.cancel === cancel;
  }
  function tell() {
    isLong = true;
    longAct.setState({ act: { doing, percent, isCancelling: abort.signal.aborted, cancel } });
  }
  function cancel() {
    abort.abort();
    tell();
  }
  function onPercent(reached: number) {
    timer ??= setTimeout(tell, SHORT_MS);
    if (reached === percent) return;
    percent = reached;
    if (isLong && (isTold() || !longAct.getState().act)) tell();
  }
  try {
    return await write({ signal: abort.signal, onPercent });
  } catch (error) {
    if (abort.signal.aborted) return 'cancelled';
    throw error;
  } finally {
    clearTimeout(timer);
    if (isTold()) longAct.setState({ act: null });
  }
}
