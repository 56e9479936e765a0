import { createStore } from 'zustand/vanilla';
import type { WriteControl } from '@/lib/db/apply-change';
import type { Holding } from '@/lib/db/write-lock';
import type { StorageFault } from '@/lib/domain/result';
import { closeOpenImports } from '@/lib/page/queries/program-queries';
import { isOwnWorker, startJob } from '@/lib/page/workers';

/** `isHere`: a worker of this page writes. */
type LongWrite = Pick<Holding, 'doing' | 'percent'> & { isHere: boolean };

/** `for` is the long write under way, if known. */
type WriteWait = { state: 'none' } | { state: 'waiting'; for: LongWrite | null };

const NO_WAIT: WriteWait = { state: 'none' };

export const writeWait = createStore<WriteWait>(() => NO_WAIT);

/** From here on people wonder if a press was heard. */
export const BUSY_MS = 300;

type LongAct = { doing: Doing; percent: number; isCancelling: boolean; cancel: () => void };

type Doing = 'writing' | 'copying';

/** A copy may run beside an act: the later one is shown. */
export const longAct = createStore<{ act: LongAct | null }>(() => ({ act: null }));

const SHORT_MS = 1000;

/**
 * Shows an act in {@link longAct} once it takes long, until its end. An aborted signal means that it was cancelled.
 */
function followAct(doing: Doing): { control: WriteControl; end: () => void } {
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

/** Shows the wait in {@link writeWait} from {@link BUSY_MS} until `begin`, then the write until `end`. */
export function followWrite() {
  const act = followAct('writing');
  const timer = setTimeout(() => {
    writeWait.setState({ state: 'waiting', for: null }, true);
  }, BUSY_MS);
  function begin() {
    clearTimeout(timer);
    writeWait.setState(NO_WAIT, true);
  }
  return {
    control: act.control,
    begin,
    end: () => {
      begin();
      act.end();
    },
    onHolder: ({ worker, doing, percent }: Holding) => {
      writeWait.setState({ state: 'waiting', for: { doing, percent, isHere: isOwnWorker(worker) } }, true);
    },
    // A silent holder may have announced an import: reconciled after this write.
    onTaken: () => void closeOpenImports(),
  };
}

/** From this number on, removing keeps a copy first. */
const MANY = 10;

/** After a fault ask the person: a full disk may have no room for an undo. After `cancelled` remove nothing. */
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
