import type { StorageFault } from '@/lib/domain/storage-fault';
import type { StoredTally } from '@/lib/domain/tally';
import type { ImportPlan } from '@/lib/import/import-flow';
import type { JobFailure, JobKind, Jobs, WorkerReply, WorkerRequest } from '@/lib/worker/jobs';
import { ENDINGS, watchWorker } from './watch-worker';

const WORKER_FAILED: JobFailure = { kind: 'failed', fault: 'stopped' };

/** `outcome` never rejects; `cancel` asks for an end without changes. */
export type RunningJob<Kind extends JobKind> = {
  outcome: Promise<Jobs[Kind]['outcome'] | JobFailure>;
  cancel: () => void;
};

/** A worker with a file ready for import, to be started or given up once. */
export type PreparedImport = {
  /** `onStored` gets the tally of the database after a finished import. */
  start: (
    plan: ImportPlan,
    onPercent: (percent: number) => void,
    onStored: (stored: StoredTally) => void,
  ) => RunningJob<'import'>;
  giveUp: () => void;
};

let stopped: StorageFault | null = null;

/** Prevents further jobs on this page: a new worker would write past what the page lost. */
export function stopJobs(fault: StorageFault): void {
  stopped = fault;
}

/** The fault that stopped jobs; null while jobs may start. */
export function jobsStopped(): StorageFault | null {
  return stopped;
}

/** Starts a job in its own worker. */
export function startJob<Kind extends JobKind>(
  kind: Kind,
  given: Jobs[Kind]['given'],
  onPercent?: (percent: number) => void,
  onStored?: (stored: StoredTally) => void,
): RunningJob<Kind> {
  return startJobIn(stopped ? null : createWorker(), kind, given, onPercent, onStored);
}

/** `giveUp` ends the review at once; its outcome then means nothing. */
export type RunningReview = { outcome: RunningJob<'review'>['outcome']; giveUp: () => void };

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

let waiting: Worker | null = null;

/** Loads a worker for the next chosen file, which takes longer than reading a file. The returned function ends it. */
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

/** Opens the databases and reads a file, so that its import can begin at once. Faults become the import's outcome. */
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

/** Starts a job in an unused worker and ends the worker after `over`. */
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
    // The worker's open transaction was rolled back.
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

/** Calls if the worker's script fails to load or its thread ends. */
function onFault(worker: Worker, act: () => void): void {
  for (const type of ENDINGS) worker.addEventListener(type, act);
}

/** Null if the browser or a policy allows no worker. */
function createWorker(): Worker | null {
  try {
    return watchWorker(new Worker(new URL('../worker/data.worker.ts', import.meta.url), { type: 'module' }));
  } catch {
    return null;
  }
}
