import type { StorageFault } from '@/lib/domain/storage-fault';
import type { StoredTally } from '@/lib/domain/tally';
import type { ImportPlan } from '@/lib/import/import-flow';
import type { JobCancel, JobFailure, JobKind, JobReply, Jobs, WorkerRequest } from '@/lib/worker/jobs';
import { makePort, type Port } from '@/lib/worker/port';
import type { ReviewReply } from '@/lib/worker/statement-messages';

/** `outcome` never rejects; `cancel` asks for an end without changes. */
export type Running<Outcome> = {
  outcome: Promise<Outcome | JobFailure>;
  cancel: () => void;
  /** Ends the worker at once; the outcome then never comes. */
  giveUp: () => void;
};

export type RunningJob<Kind extends JobKind> = Running<Jobs[Kind]['outcome']>;

/** The events of a job: percentages, then after a finished import the tally of the database. */
export type JobEvents = {
  onPercent?: ((percent: number) => void) | undefined;
  onStored?: (stored: StoredTally) => void;
  /** By default ends the worker. */
  onOver?: () => void;
};

export type PreparedImport = {
  start: (plan: ImportPlan, events: JobEvents) => RunningJob<'import'>;
  giveUp: () => void;
};

type DataPort<Kind extends JobKind> = Port<WorkerRequest<Kind>, JobReply<Jobs[Kind]['outcome']>>;

let stopped: StorageFault | null = null;

/** Loaded ahead for the next chosen file. */
let waiting: DataPort<'import'> | null = null;

/** Prevents further jobs on this page: a new worker would write past what the page lost. */
export function stopJobs(fault: StorageFault): void {
  stopped = fault;
}

export function jobsStopped(): StorageFault | null {
  return stopped;
}

/** Starts a job in its own worker. */
export function startJob<Kind extends JobKind>(
  kind: Kind,
  given: Jobs[Kind]['given'],
  onPercent?: (percent: number) => void,
): RunningJob<Kind> {
  return runIn(makeDataPort<Kind>(), { type: 'start', kind, given }, { onPercent });
}

/** Loads a worker for the next chosen file, which takes longer than reading a file. The returned function ends it. */
export function awaitFile(): () => void {
  const port = makeDataPort<'import'>();
  waiting = port;
  return () => {
    if (waiting !== port) return;
    waiting = null;
    port?.end();
  };
}

/** Opens the databases and reads a file, so that its import can begin at once. Faults become the import's outcome. */
export function prepareImport(file: File): PreparedImport {
  const port = waiting && !waiting.hasEnded() ? waiting : makeDataPort<'import'>();
  waiting = null;
  port?.send({ type: 'prepare', file });
  function giveUp() {
    port?.end();
  }
  return {
    start: (plan, events) => {
      if (stopped) giveUp();
      const ready = stopped || !port || port.hasEnded() ? makeDataPort<'import'>() : port;
      return runIn(ready, { type: 'start', kind: 'import', given: { file, ...plan } }, events);
    },
    giveUp,
  };
}

/** Asks a worker for a job and follows it to its end, in the place of the worker's earlier listener. */
export function runIn<Request, Outcome>(
  port: Port<Request | JobCancel, JobReply<Outcome> | ReviewReply> | null,
  request: Request,
  { onPercent, onStored, onOver = port?.end }: JobEvents,
): Running<Outcome> {
  const failed: JobFailure = { kind: 'failed', fault: stopped ?? 'stopped' };
  if (!port) return { outcome: Promise.resolve(failed), cancel: () => undefined, giveUp: () => undefined };
  const outcome = new Promise<Outcome | JobFailure>((resolve) => {
    port.watch(
      (reply) => {
        if (reply.type === 'percent') onPercent?.(reply.percent);
        else if (reply.type === 'outcome') resolve(reply.outcome);
        else if (reply.type === 'stored') onStored?.(reply.stored);
        else if (reply.type === 'over') onOver?.();
      },
      // The worker's open transaction was rolled back.
      () => {
        resolve(failed);
        onStored?.('unread');
      },
    );
  });
  port.send(request);
  return {
    outcome,
    cancel: () => {
      port.send({ type: 'cancel' });
    },
    giveUp: port.end,
  };
}

/** Null if the page lost its data, or has no workers. */
function makeDataPort<Kind extends JobKind>(): DataPort<Kind> | null {
  if (stopped) return null;
  return makePort(() => new Worker(new URL('../worker/data.worker.ts', import.meta.url), { type: 'module' }));
}
