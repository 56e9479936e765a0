import { lifeEnded, type LifeMessage } from '@/lib/db/life-lock';
import type { StorageFault } from '@/lib/domain/result';
import type { StoredTally } from '@/lib/domain/tally';
import type { ImportOutcome, ImportPlan } from '@/lib/import/import-flow';
import type { JobFailure, JobReply, Jobs, ReviewReply, WorkerRequest } from '@/lib/worker/jobs';

/** After an ending, or after `end`, the worker is gone and nothing is heard. */
type Port<Request, Reply> = {
  /** Replaces the earlier listener. `isLeft`: ended with its page, told once the page is shown again. */
  watch: (onReply: (reply: Reply) => void, onEnding: (isLeft: boolean) => void) => void;
  send: (request: Request) => void;
  end: () => void;
  hasEnded: () => boolean;
};

type Alive = Extract<LifeMessage, { type: 'alive' }>;

type RunningWorker = { worker: Worker; lock: string; leave: () => void };

const running = new Set<RunningWorker>();

export function isOwnWorker(lock: string | null): boolean {
  return lock !== null && [...running].some((one) => one.lock === lock);
}

/**
 * Null if the browser or a policy allows no worker. A left page ends its workers: some browsers keep it with its
 * workers and their locks.
 */
export function makePort<Request, Reply>(make: () => Worker): Port<Request, Reply> | null {
  const worker = made(make);
  if (!worker) return null;
  let listener: { onReply: (reply: Reply) => void; onEnding: (isLeft: boolean) => void } | null = null;
  let isOver = false;
  const own: RunningWorker = { worker, lock: '', leave: endBy(true) };
  running.add(own);
  window.addEventListener('pagehide', leaveAll);
  worker.addEventListener('message', ({ data }: MessageEvent<Alive | (Reply & { type: string })>) => {
    if (isLife(data)) watchLife(own, data.lock, endBy(false));
    else listener?.onReply(data);
  });
  for (const type of ['error', 'messageerror']) worker.addEventListener(type, endBy(false));

  function end() {
    isOver = true;
    running.delete(own);
    listener = null;
    worker?.terminate();
  }
  function endBy(isLeft: boolean) {
    return () => {
      const told = listener;
      end();
      told?.onEnding(isLeft);
    };
  }
  return {
    watch: (onReply, onEnding) => {
      listener = { onReply, onEnding };
    },
    send: (request) => {
      worker.postMessage(request);
    },
    end,
    hasEnded: () => isOver,
  };
}

function watchLife(own: RunningWorker, lock: string, onEnd: () => void): void {
  own.lock = lock;
  void lifeEnded(lock)
    // A left page may lose its place in the queue.
    .catch(() => undefined)
    .then(() => {
      if (running.has(own)) onEnd();
    });
}

function made(make: () => Worker): Worker | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function isLife(message: { type: string }): message is Alive {
  return message.type === 'alive';
}

function leaveAll(): void {
  const left = [...running];
  running.clear();
  for (const { worker } of left) worker.postMessage({ type: 'leave' } satisfies LifeMessage);
  window.addEventListener(
    'pageshow',
    () => {
      for (const { leave } of left) leave();
    },
    { once: true },
  );
}

/** `outcome` never rejects; `cancel` asks for an end without changes. */
type Running<Outcome> = {
  outcome: Promise<Outcome | JobFailure>;
  cancel: () => void;
  /** Ends the worker at once; the outcome then never comes. */
  giveUp: () => void;
};

export type RunningJob<Kind extends keyof Jobs> = Running<Jobs[Kind]['outcome']>;

/** The events of a job: percentages, then after a finished import the tally of the database. */
type JobEvents = {
  onPercent?: ((percent: number) => void) | undefined;
  onStored?: (stored: StoredTally) => void;
  /** Called at the job's end; by default it ends the worker. */
  onOver?: () => void;
};

type DataPort<Kind extends keyof Jobs> = Port<WorkerRequest<Kind>, JobReply<Jobs[Kind]['outcome']>>;

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
export function startJob<Kind extends keyof Jobs>(
  kind: Kind,
  given: Jobs[Kind]['given'],
  onPercent?: (percent: number) => void,
): RunningJob<Kind> {
  return runIn(makeDataPort<Kind>(), { type: 'start', kind, given }, { onPercent });
}

/** Loads a worker for the next chosen file, which takes longer than reading a file. */
export function awaitFile(): () => void {
  const port = makeDataPort<'import'>();
  waiting = port;
  return () => {
    if (waiting !== port) return;
    waiting = null;
    port?.end();
  };
}

/** Reads the file ahead of its import; faults become the import's outcome. */
export function prepareImport(file: File) {
  const port = waiting && !waiting.hasEnded() ? waiting : makeDataPort<'import'>();
  waiting = null;
  port?.send({ type: 'prepare', file });
  function giveUp() {
    port?.end();
  }
  return {
    start: (plan: ImportPlan, events: JobEvents) => {
      if (stopped) giveUp();
      const ready = stopped || !port || port.hasEnded() ? makeDataPort<'import'>() : port;
      return runIn<WorkerRequest<'import'>, ImportOutcome>(
        ready,
        { type: 'start', kind: 'import', given: { file, ...plan } },
        events,
      );
    },
    giveUp,
  };
}

/** To the job's end, in the place of the worker's earlier listener. */
export function runIn<Request, Outcome>(
  port: Port<Request | { type: 'cancel' }, JobReply<Outcome> | ReviewReply> | null,
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
function makeDataPort<Kind extends keyof Jobs>(): DataPort<Kind> | null {
  if (stopped) return null;
  return makePort(() => new Worker(new URL('../worker/data.worker.ts', import.meta.url), { type: 'module' }));
}
