import type { GuardedDatabase } from './guarded-database';

/**
 * The answered function aborts those under way and resolves once they have ended. A page follows its own in its head,
 * before Dexie is loaded (docs/decisions/0001).
 */
export function followTransactions(db: GuardedDatabase): () => Promise<void> {
  const running = new Map<IDBTransaction, Promise<unknown>>();
  function follow() {
    const connection = db.backendDB();
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...given: Parameters<typeof begin>) => {
      const transaction = begin(...given);
      const ended = new Promise((resolve) => {
        for (const end of ['complete', 'abort']) transaction.addEventListener(end, resolve);
      });
      running.set(
        transaction,
        ended.then(() => running.delete(transaction)),
      );
      return transaction;
    };
  }
  db.on('ready', follow, true);
  return async () => {
    const ends = [...running.values()];
    for (const transaction of running.keys())
      try {
        transaction.abort();
      } catch {
        // The transaction is being committed.
      }
    await Promise.all(ends);
  };
}
