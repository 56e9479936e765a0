import type { StorageFault } from '@/lib/domain/storage-fault';
import type { StoredTally } from '@/lib/domain/tally';
import type { ImportPlan } from '@/lib/import/import-flow';
import type { JobFailure, JobKind, Jobs, WorkerReply, WorkerRequest } from '@/lib/worker/jobs';
import { ENDINGS, watchWorker } from './watch-worker';

const WORKER_FAILED: JobFailure = { kind: 'failed', fault: 'stopped' };

/** A job under way in its worker. `outcome` never rejects; `cancel` asks it to stop and leave nothing behind. */
export type RunningJob<Kind extends JobKind> = {
  outcome: Promise<Jobs[Kind]['outcome'] | JobFailure>;
  cancel: () => void;
};

/** A worker that has a file ready for its import, which is started or given up, once. */
export type PreparedImport = {
  /** `onStored` is told what is stored of the import, once it has finished and that is known. */
  start: (
    plan: ImportPlan,
    onPercent: (percent: number) => void,
    onStored: (stored: StoredTally) => void,
  ) => RunningJob<'import'>;
  giveUp: () => void;
};

let stopped: StorageFault | null = null;

/** From now on no job is started on this page: a new worker would write past what the page has lost. */
export function stopJobs(fault: StorageFault): void {
  stopped = fault;
}

/** Why no worker that writes may be started on this page any more; null while it may. */
export function jobsStopped(): StorageFault | null {
  return stopped;
}

/** Starts a job in a worker of its own, which ends with the job. */
export function startJob<Kind extends JobKind>(
  kind: Kind,
  given: Jobs[Kind]['given'],
  onPercent?: (percent: number) => void,
  onStored?: (stored: StoredTally) => void,
): RunningJob<Kind> {
  return startJobIn(stopped ? null : createWorker(), kind, given, onPercent, onStored);
}

/** A review under way. It only reads: given up, it ends at once, and its outcome means nothing. */
export type RunningReview = { outcome: RunningJob<'review'>['outcome']; giveUp: () => void };

/** Starts the review of a file in a worker of its own. */
export function startReview(given: Jobs['review']['given']): RunningReview {
  const worker = stopped ? null : createWorker();
  const { outcome } = startJobIn(worker, 'review', given);
  return {
    outcome,
    giveUp: () => {
      worker?.terminate();
    },
  };
}

/** The worker that waits for the file that is chosen next. */
let waiting: Worker | null = null;

/** Has a worker wait for the file that is chosen next: loading it takes longer than reading a file. The answered function ends that. */
export function awaitFile(): () => void {
  const worker = stopped ? null : createWorker();
  function forget() {
    if (waiting === worker) waiting = null;
  }
  if (worker) onFault(worker, forget);
  waiting = worker;
  return () => {
    if (waiting !== worker) return;
    forget();
    worker?.terminate();
  };
}

function takeWaiting(): Worker | null {
  const worker = waiting;
  waiting = null;
  return worker;
}

/**
 * Has a worker open the databases and read a file, so that its import can begin at once. What is wrong with the file, or the
 * worker, is the outcome of the import.
 */
export function prepareImport(file: File): PreparedImport {
  let ready = stopped ? null : (takeWaiting() ?? createWorker());
  const worker = ready;
  if (worker)
    onFault(worker, () => {
      ready = null;
    });
  worker?.postMessage({ type: 'prepare', file } satisfies WorkerRequest);
  function giveUp() {
    worker?.terminate();
  }
  return {
    start: (plan, onPercent, onStored) => {
      const given = { file, ...plan };
      if (ready && !stopped) return startJobIn(ready, 'import', given, onPercent, onStored);
      giveUp();
      return startJob('import', given, onPercent, onStored);
    },
    giveUp,
  };
}

/** Starts a job in a worker that has none yet, and ends the worker once it has written everything down. */
function startJobIn<Kind extends JobKind>(
  worker: Worker | null,
  kind: Kind,
  given: Jobs[Kind]['given'],
  onPercent: (percent: number) => void = () => undefined,
  onStored: (stored: StoredTally) => void = () => undefined,
): RunningJob<Kind> {
  if (!worker) {
    const failed: JobFailure = stopped ? { kind: 'failed', fault: stopped } : WORKER_FAILED;
    return { outcome: Promise.resolve(failed), cancel: () => undefined };
  }
  const outcome = new Promise<Jobs[Kind]['outcome'] | JobFailure>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Kind>>) => {
      if (data.type === 'percent') onPercent(data.percent);
      else if (data.type === 'outcome') resolve(data.outcome);
      else if (data.type === 'stored') onStored(data.stored);
      else if (data.type === 'over') worker.terminate();
    });
    // Its transaction, if any, was rolled back.
    onFault(worker, () => {
      resolve(WORKER_FAILED);
      onStored('unread');
      worker.terminate();
    });
  });
  worker.postMessage({ type: 'start', kind, given } satisfies WorkerRequest<Kind>);
  return {
    outcome,
    cancel: () => {
      worker.postMessage({ type: 'cancel' } satisfies WorkerRequest<Kind>);
    },
  };
}

/** Calls where the worker's script cannot be loaded, its thread runs out of memory, or it is gone: without a word, or with the page. */
function onFault(worker: Worker, act: () => void): void {
  for (const type of ENDINGS) worker.addEventListener(type, act);
}

/** The worker, or null where the browser or a policy allows none. */
function createWorker(): Worker | null {
  try {
    return watchWorker(new Worker(new URL('../worker/data.worker.ts', import.meta.url), { type: 'module' }));
  } catch {
    return null;
  }
}
