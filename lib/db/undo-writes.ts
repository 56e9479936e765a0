import type { GuardedDatabase } from './guarded-database';

/** Follows what a database's connections write. The answered function undoes whole what is being written. */
export function followWrites(db: GuardedDatabase): () => void {
  const writing = new Set<IDBTransaction>();
  function follow() {
    const connection = db.backendDB();
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...given: Parameters<typeof begin>) => {
      const transaction = begin(...given);
      if (transaction.mode === 'readonly') return transaction;
      writing.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => writing.delete(transaction));
      return transaction;
    };
  }
  db.on('ready', follow, true);
  return () => {
    for (const transaction of writing)
      try {
        transaction.abort();
      } catch {
        // It is being committed.
      }
  };
}
