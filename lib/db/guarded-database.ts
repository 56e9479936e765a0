import { Dexie } from 'dexie';
import type { StorageFault } from '@/lib/domain/result';
import { tellThroughDexie } from './changes';
import { forgetReaders, Loss } from './raw-reader';
import { isStorageBlocked } from './open-database';

tellThroughDexie((hear) => {
  Dexie.on.storagemutated.subscribe(hear);
});

/**
 * A connection that is lost stays lost: another tab upgraded or deleted the database, or the browser cleared it.
 * Dexie alone would open or even make the next one of that name, and write on.
 */
export abstract class GuardedDatabase extends Dexie {
  readonly #factory: GuardedFactory;
  readonly #loss = new Loss();

  constructor(name: string) {
    const factory = new GuardedFactory();
    // Strict: acknowledged writes have reached the disk.
    super(name, { chromeTransactionDurability: 'strict', indexedDB: factory });
    this.#factory = factory;
    factory.onGone = () => {
      this.lose('closed');
    };
    this.on('versionchange', ({ newVersion }) => {
      this.lose(newVersion === null ? 'closed' : 'superseded');
      // Prevents Dexie's own answer, which would open the database again.
      return false;
    });
  }

  get lost(): StorageFault | null {
    return this.#loss.fault;
  }

  watchLoss(onFault: (fault: StorageFault) => void): () => void {
    return this.#loss.watch(onFault);
  }

  lose(fault: StorageFault): void {
    if (this.#loss.fault) return;
    this.#factory.shut();
    this.close();
    this.#loss.declare(fault);
  }
}

/** Opens only this version, and makes the database only once. */
class GuardedFactory implements IDBFactory {
  onGone: () => void = () => undefined;
  #isShut = false;
  #hasOpened = false;

  shut(): void {
    this.#isShut = true;
  }

  open(name: string, version?: number): IDBOpenDBRequest {
    // Dexie asks three times more, with a warning each, if the browser refuses by itself.
    if (isStorageBlocked()) throw new DOMException('The browser blocks storage', 'SecurityError');
    if (this.#isShut) throw new DOMException('The connection was lost', 'InvalidStateError');
    // After a refusal, Dexie asks for any version and adapts to it.
    if (version === undefined) throw new DOMException('The database is of a newer version', 'VersionError');
    const request = globalThis.indexedDB.open(name, version);
    // These listeners come before Dexie's own and stop the events.
    request.addEventListener('upgradeneeded', (event) => {
      if (event.oldVersion > 0 || !this.#hasOpened) return;
      event.stopImmediatePropagation();
      request.transaction?.abort();
      this.onGone();
    });
    request.addEventListener('success', () => {
      this.#hasOpened = true;
      request.result.addEventListener('close', (event) => {
        event.stopImmediatePropagation();
        this.onGone();
      });
    });
    return request;
  }

  /** A deliberate deletion: the database may be made again. */
  deleteDatabase(name: string): IDBOpenDBRequest {
    this.#hasOpened = false;
    forgetReaders(name);
    return globalThis.indexedDB.deleteDatabase(name);
  }

  databases(): Promise<IDBDatabaseInfo[]> {
    return globalThis.indexedDB.databases();
  }

  cmp(first: unknown, second: unknown): number {
    return globalThis.indexedDB.cmp(first, second);
  }
}

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
