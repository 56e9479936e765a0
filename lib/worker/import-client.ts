import type { ImportOutcome } from '@/lib/import/import-flow';
import type { WorkerReply, WorkerRequest } from './messages';

const WORKER_FAILED: ImportOutcome = { kind: 'failed', fault: 'unknown' };

/** An import under way in its worker. `outcome` never rejects; `cancel` asks it to stop and leave nothing behind. */
export type RunningImport = { outcome: Promise<ImportOutcome>; cancel: () => void };

/** Starts the import of a file in a worker of its own, which ends with the import. */
export function startImport(file: Blob, onPercent: (percent: number) => void): RunningImport {
  const worker = createWorker();
  if (!worker) return { outcome: Promise.resolve(WORKER_FAILED), cancel: () => undefined };

  function send(request: WorkerRequest) {
    worker?.postMessage(request);
  }

  const outcome = new Promise<ImportOutcome>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
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
  send({ type: 'import', file });
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
    return new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
