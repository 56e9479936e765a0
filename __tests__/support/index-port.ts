import type { GastosDatabase } from '@/lib/db/databases';
import { watchChanges } from '@/lib/db/changes';
import type { ListedGastos } from '@/lib/domain/gastos-query';
import { GastosIndex } from '@/lib/worker/gastos-index';
import type { IndexReply, Wanted } from '@/lib/worker/jobs';

/** An index that runs in the test's own thread, and everything that it has answered. */
export type IndexPort = {
  replies: IndexReply[];
  /** Begins to watch and answers the watch's id. */
  watch: (wanted: Wanted) => number;
  unwatch: (id: number) => void;
  warm: () => void;
  /** The next list for a watch, or a rejection at a fault. */
  next: (id: number) => Promise<ListedGastos>;
  /** The list of a watch that lives as long as that takes. */
  ask: (wanted: Wanted) => Promise<ListedGastos>;
};

/** Opens an index on a database; it hears of the database's changes as the page's index does. */
export function openIndex(db: GastosDatabase): IndexPort {
  const replies: IndexReply[] = [];
  const listeners = new Set<(reply: IndexReply) => void>();
  const index = new GastosIndex(db, (reply) => {
    replies.push(reply);
    for (const listener of [...listeners]) listener(reply);
  });
  watchChanges(db, (change) => {
    index.receive({ type: 'change', change });
  });
  let lastId = 0;

  function watch(wanted: Wanted): number {
    lastId += 1;
    index.receive({ type: 'watch', id: lastId, wanted });
    return lastId;
  }

  function next(id: number): Promise<ListedGastos> {
    return new Promise((resolve, reject) => {
      function listen(reply: IndexReply) {
        if (reply.type !== 'fault' && reply.id !== id) return;
        listeners.delete(listen);
        if (reply.type === 'found') resolve(reply.list);
        else reject(new Error(reply.type === 'fault' ? reply.fault : 'no list'));
      }
      listeners.add(listen);
    });
  }

  function unwatch(id: number): void {
    index.receive({ type: 'unwatch', id });
  }

  return {
    replies,
    watch,
    unwatch,
    warm: () => {
      index.receive({ type: 'warm' });
    },
    next,
    ask: async (wanted) => {
      const id = watch(wanted);
      const list = await next(id);
      unwatch(id);
      return list;
    },
  };
}
