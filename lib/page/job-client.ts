import type { StorageFault } from '@/lib/domain/storage-fault';
import type { JobFailure, JobKind, Jobs, WorkerReply, WorkerRequest } from '@/lib/worker/jobs';

const WORKER_FAILED: JobFailure = { kind: 'failed', fault: 'unknown' };

/** A job under way in its worker. `outcome` never rejects; `cancel` asks it to stop and leave nothing behind. */
export type RunningJob<Kind extends JobKind> = {
  outcome: Promise<Jobs[Kind]['outcome'] | JobFailure>;
  cancel: () => void;
};

let stopped: StorageFault | null = null;

/** From now on no job is started on this page: a new worker would write past what the page has lost. */
export function stopJobs(fault: StorageFault): void {
  stopped = fault;
}

/** Starts a job in a worker of its own, which ends with the job. */
export function startJob<Kind extends JobKind>(
  kind: Kind,
  given: Jobs[Kind]['given'],
  onPercent: (percent: number) => void = () => undefined,
): RunningJob<Kind> {
  if (stopped)
    return { outcome: Promise.resolve({ kind: 'failed', fault: stopped }), cancel: () => undefined };
  const worker = createWorker();
  if (!worker) return { outcome: Promise.resolve(WORKER_FAILED), cancel: () => undefined };

  function send(request: WorkerRequest<Kind>) {
    worker?.postMessage(request);
  }

  const outcome = new Promise<Jobs[Kind]['outcome'] | JobFailure>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Kind>>) => {
      if (data.type === 'percent') onPercent(data.percent);
      else resolve(data.outcome);
    });
    // The script could not be loaded, or its thread ran out of memory: its transaction, if any, was rolled back.
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, () => {
        resolve(WORKER_FAILED);
      });
    }
  });
  send({ type: 'start', kind, given });
  return {
    outcome: outcome.finally(() => {
      worker.terminate();
    }),
    cancel: () => {
      send({ type: 'cancel' });
    },
  };
}

/** The worker, or null where the browser or a policy allows none. */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL('../worker/data.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
