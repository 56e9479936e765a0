import { createStore } from 'zustand/vanilla';
import type { WriteControl } from '@/lib/db/operation';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { startJob } from './job-client';

type LongAct = { doing: Doing; percent: number; isCancelling: boolean; cancel: () => void };

type Doing = 'writing' | 'copying';

/** A copy may run beside an act: the later one is shown. */
export const longAct = createStore<{ act: LongAct | null }>(() => ({ act: null }));

const SHORT_MS = 1000;

/** Shows an act in {@link longAct} once it takes long, until its end. An aborted signal means that it was cancelled. */
export function followAct(doing: Doing): { control: WriteControl; end: () => void } {
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
  function end() {
    clearTimeout(timer);
    if (isTold()) longAct.setState({ act: null });
  }
  return { control: { signal: abort.signal, onPercent }, end };
}

/** From this number on, removing keeps a copy first. */
const MANY = 10;

/**
 * Keeps a copy before many expenses are removed. After a fault ask the person: a full disk may have no room for an
 * undo either. After `cancelled` remove nothing.
 */
export async function keepCopyBeforeRemoving(count: number): Promise<StorageFault | 'cancelled' | null> {
  if (count < MANY) return null;
  const { control, end } = followAct('copying');
  const job = startJob('copy', { reason: 'gastos-deleted' }, control.onPercent);
  control.signal.addEventListener('abort', job.cancel);
  control.onPercent(0);
  try {
    const outcome = await job.outcome;
    // A copy made before the cancellation stays; so do the rows.
    if (control.signal.aborted || outcome.kind === 'cancelled') return 'cancelled';
    return outcome.kind === 'failed' ? outcome.fault : null;
  } finally {
    end();
  }
}
