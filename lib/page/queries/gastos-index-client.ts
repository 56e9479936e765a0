import type { StoredChange } from '@/lib/db/changes';
import type { Gasto } from '@/lib/domain/entities';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import type { CatalogoUsage } from '@/lib/domain/mes-summary';
import { ALL_TIME, type Period } from '@/lib/domain/dates';
import type { StorageFault } from '@/lib/domain/result';
import type { IndexReply, IndexRequest, Wanted, WantedList } from '@/lib/worker/jobs';
import { watchData } from '@/lib/page/storage/page-data';
import type { Query } from './query';
import { makePort } from '@/lib/page/workers';

/** `of` names the query that is answered. */
export type FoundList = {
  state: 'found';
  of: string;
  query: GastosQuery;
  list: ListedGastos;
  known: ReadonlyMap<number, Gasto> | null;
  /** False if only a part of the expenses is searched yet. */
  complete: boolean;
  /** The totals are those of the whole period. */
  isCounted: boolean;
  /** Only the period could be read. */
  isPartial?: true;
};

export type ListAnswer = FoundList | { state: 'faulty'; of: string; fault: StorageFault };

/** The worker answers each question by its own type of reply, or a fault. */
type AnswerTo<Asked extends Wanted> = Extract<IndexReply, { type: ReplyTypes[Asked['kind']] | 'fault' }>;

type ReplyTypes = Record<WantedList['kind'], 'found'> & {
  usage: 'counted';
  etiquetas: 'tagged';
  'etiqueta-sums': 'summed';
  guesses: 'guessed';
};

type GastosIndexClient = {
  warm: () => void;
  /** Answers now and after every change. A fault is the last answer; a new watch tries again, unless only a new page can. */
  watch: <Asked extends Wanted>(wanted: Asked, onReply: (reply: AnswerTo<Asked>) => void) => () => void;
  /** The first answer alone. */
  ask: <Asked extends Wanted>(wanted: Asked) => Promise<AnswerTo<Asked>>;
  /** True if everything was read. */
  hasAnswered: () => boolean;
};

/** A browser that ends more workers lacks memory or the like. */
const MAX_REPLACED = 3;

/** After a worker that never answered; longer each time. */
const PAUSE_MS = 300;

type WatchData = (onChange: (change: StoredChange) => void) => () => void;

/** Only a new page may use the database again. */
const FINAL_FAULTS: readonly StorageFault[] = ['superseded', 'closed', 'newer-version'];

export const gastosIndex = createGastosIndexClient(watchData);

/** No answer if the expenses cannot be read. */
export function usageWithin(period: Period): Query<CatalogoUsage> {
  return {
    name: `usage ${JSON.stringify(period)}`,
    follow: (onAnswer) =>
      gastosIndex.watch({ kind: 'usage', period }, (reply) => {
        if (reply.type === 'counted') onAnswer(reply.usage);
      }),
  };
}

export const catalogoUsage = usageWithin(ALL_TIME);

export function createGastosIndexClient(watchData: WatchData): GastosIndexClient {
  const watching = new Map<number, { wanted: Wanted; onReply: (reply: IndexReply) => void }>();
  let lastId = 0;

  const worker = createIndexWorker(watchData, {
    onReply: (reply) => watching.get(reply.id)?.onReply(reply),
    onReplaced: () => {
      for (const [id, { wanted }] of watching) worker.send({ type: 'watch', id, wanted });
    },
    onFault: (fault) => {
      const told = [...watching.values()];
      watching.clear();
      for (const { onReply } of told) onReply({ type: 'fault', fault });
    },
  });

  function watch<Asked extends Wanted>(wanted: Asked, onReply: (reply: AnswerTo<Asked>) => void) {
    const id = ++lastId;
    watching.set(id, { wanted, onReply: onReply as (reply: IndexReply) => void });
    worker.send({ type: 'watch', id, wanted });
    return () => {
      if (watching.delete(id)) worker.sendIfRunning({ type: 'unwatch', id });
    };
  }

  return {
    hasAnswered: worker.hasAnswered,
    warm: () => {
      worker.send({ type: 'warm' });
    },
    watch,
    ask: (wanted) =>
      new Promise((resolve) => {
        const end = watch(wanted, (reply) => {
          end();
          resolve(reply);
        });
      }),
  };
}

type WorkerEvents = {
  onReply: (reply: Exclude<IndexReply, { type: 'fault' }>) => void;
  /** A new worker knows of no watch. */
  onReplaced: () => void;
  onFault: (fault: StorageFault) => void;
};

/** Starts with the first request and lives as long as the page. */
function createIndexWorker(watchData: WatchData, { onReply, onReplaced, onFault }: WorkerEvents) {
  let running: ReturnType<typeof startWorker> = null;
  let finalFault: StorageFault | null = null;
  let answered = false;
  const nextPause = pausesOfReplacing();
  let pausing: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    running?.stopWatching();
    running?.port.end();
    running = null;
    answered = false;
  }

  function fail(fault: StorageFault) {
    stop();
    if (FINAL_FAULTS.includes(fault)) finalFault = fault;
    onFault(fault);
  }

  function receive(reply: IndexReply) {
    if (reply.type === 'fault') {
      fail(reply.fault);
      return;
    }
    answered = true;
    onReply(reply);
  }

  function replace(isLeft: boolean) {
    const pause = isLeft ? 0 : nextPause(answered);
    stop();
    if (pause === null) fail('stopped');
    else if (pause === 0) onReplaced();
    else
      pausing = setTimeout(() => {
        pausing = undefined;
        onReplaced();
      }, pause);
  }

  function send(request: IndexRequest) {
    // The next worker is told all that is watched.
    if (pausing !== undefined) return;
    if (!running && !finalFault) running = startWorker(watchData, receive, replace);
    if (running) running.port.send(request);
    // Later, so that a watch has begun before it ends.
    else
      queueMicrotask(() => {
        fail(finalFault ?? 'stopped');
      });
  }

  return {
    send,
    sendIfRunning: (request: IndexRequest) => running?.port.send(request),
    hasAnswered: () => answered,
  };
}

/**
 * Milliseconds before the next worker, null for none. One that never answered waits: its script may not come, as
 * seen in WebKit without a network.
 */
function pausesOfReplacing(): (hadAnswered: boolean) => number | null {
  let replaced = 0;
  return (hadAnswered) => {
    if (replaced >= MAX_REPLACED) return null;
    replaced += 1;
    return hadAnswered ? 0 : PAUSE_MS * replaced;
  };
}

/** Null if the browser or a policy allows no worker. */
function startWorker(
  watchData: WatchData,
  onReply: (reply: IndexReply) => void,
  onEnd: (isLeft: boolean) => void,
) {
  const port = makePort<IndexRequest, IndexReply>(
    () => new Worker(new URL('../../worker/gastos-index.worker.ts', import.meta.url), { type: 'module' }),
  );
  if (!port) return null;
  port.watch(onReply, onEnd);
  const stopWatching = watchData((change) => {
    port.send({ type: 'change', change });
  });
  return { port, stopWatching };
}
