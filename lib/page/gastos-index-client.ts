import { followedQuery } from '@/lib/db/query';
import type { StoredChange } from '@/lib/db/watch-changes';
import type { CatalogoUsage } from '@/lib/domain/catalogo-usage';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { Guesses, GuessQuestion } from '@/lib/domain/guess/guess-types';
import type {
  IndexReply,
  IndexRequest,
  ListReply,
  UsageReply,
  Wanted,
  WantedList,
} from '@/lib/worker/gastos-index-messages';
import { makePort, type Ending, type Port } from '@/lib/worker/port';
import { watchData } from './page-database';

export type GastosIndexClient = {
  /** Makes the worker read the database ahead of the first question. */
  warm: () => void;
  /**
   * Calls back with the answer, now and after every change; the returned function ends this. A fault is the last
   * answer; a new watch tries again, unless only a new page can.
   */
  watch: (wanted: WantedList, onReply: (reply: ListReply) => void) => () => void;
  /** As `watch`, for the use of categories and methods. */
  watchUsage: (onReply: (reply: UsageReply) => void) => () => void;
  /** Guesses in the order of the questions; null if the data cannot be read. */
  guess: (questions: readonly GuessQuestion[]) => Promise<readonly Guesses[] | null>;
  /** True if the worker has read everything. */
  hasAnswered: () => boolean;
};

/** Browsers that end more workers lack memory or the like. */
const MAX_REPLACED = 3;

type Watch = { wanted: Wanted; onReply: (reply: IndexReply) => void };

/** After these faults neither the page nor a new worker may use the database. */
const FINAL_FAULTS: readonly StorageFault[] = ['superseded', 'closed', 'newer-version'];

export const gastosIndex = createGastosIndexClient(watchData);

/** Counts over all expenses. There is no answer if they cannot be read. */
export const catalogoUsage = followedQuery<CatalogoUsage>('usage', (onAnswer) =>
  gastosIndex.watchUsage((reply) => {
    if (reply.type === 'counted') onAnswer(reply.usage);
  }),
);

/**
 * The worker starts with the first request and lives as long as the page. `watchData` calls back after every
 * change; its returned function ends this.
 */
export function createGastosIndexClient(
  watchData: (onChange: (change: StoredChange) => void) => () => void,
): GastosIndexClient {
  const watching = new Map<number, Watch>();
  let running: { port: Port<IndexRequest, IndexReply>; stopWatching: () => void } | null = null;
  let finalFault: StorageFault | null = null;
  let answered = false;
  let replaced = 0;
  let lastId = 0;

  function receive(reply: IndexReply) {
    if (reply.type === 'fault') fail(reply.fault);
    else {
      answered = true;
      watching.get(reply.id)?.onReply(reply);
    }
  }

  function stop() {
    running?.stopWatching();
    running?.port.end();
    running = null;
    answered = false;
  }

  /**
   * Replaces a worker that worked before; one that never did would end again. A worker that ended with the page is
   * always replaced.
   */
  function replace(ending: Ending) {
    if (ending !== 'left') {
      if (!answered || replaced === MAX_REPLACED) {
        fail('stopped');
        return;
      }
      replaced += 1;
    }
    stop();
    for (const [id, { wanted }] of watching) send({ type: 'watch', id, wanted });
  }

  function fail(fault: StorageFault) {
    stop();
    if (FINAL_FAULTS.includes(fault)) finalFault = fault;
    const told = [...watching.values()];
    watching.clear();
    for (const { onReply } of told) onReply({ type: 'fault', fault });
  }

  function send(request: IndexRequest) {
    if (!running && !finalFault) running = start();
    if (running) running.port.send(request);
    // Later, so that a watch has begun before it ends.
    else
      queueMicrotask(() => {
        fail(finalFault ?? 'stopped');
      });
  }

  function start() {
    const port = makePort<IndexRequest, IndexReply>(
      () => new Worker(new URL('../worker/gastos-index.worker.ts', import.meta.url), { type: 'module' }),
    );
    if (!port) return null;
    port.watch(receive, replace);
    const stopWatching = watchData((change) => {
      port.send({ type: 'change', change });
    });
    return { port, stopWatching };
  }

  function watch(wanted: Wanted, onReply: (reply: IndexReply) => void) {
    const id = ++lastId;
    watching.set(id, { wanted, onReply });
    send({ type: 'watch', id, wanted });
    return () => {
      if (watching.delete(id)) running?.port.send({ type: 'unwatch', id });
    };
  }

  return {
    hasAnswered: () => answered,
    warm: () => {
      send({ type: 'warm' });
    },
    watch: (wanted, onReply) =>
      watch(wanted, (reply) => {
        if (reply.type === 'found' || reply.type === 'fault') onReply(reply);
      }),
    guess: (questions) =>
      new Promise((resolve) => {
        const end = watch({ kind: 'guesses', questions }, (reply) => {
          if (reply.type !== 'guessed' && reply.type !== 'fault') return;
          end();
          resolve(reply.type === 'guessed' ? reply.guesses : null);
        });
      }),
    watchUsage: (onReply) =>
      watch({ kind: 'usage' }, (reply) => {
        if (reply.type === 'counted' || reply.type === 'fault') onReply(reply);
      }),
  };
}
