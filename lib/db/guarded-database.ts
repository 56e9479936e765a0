import { Dexie } from 'dexie';
import type { StorageFault } from '@/lib/domain/storage-fault';

/**
 * A database whose connection, once it is lost, is lost for good: another tab upgraded or deleted it, or the browser
 * cleared it away. Dexie by itself would open the next one of that name, even make it, and write on.
 */
export abstract class GuardedDatabase extends Dexie {
  readonly #factory: GuardedFactory;
  readonly #watching = new Set<(fault: StorageFault) => void>();
  #lost: StorageFault | null = null;

  constructor(name: string) {
    const factory = new GuardedFactory();
    // Strict: what was acknowledged has reached the disk.
    super(name, { chromeTransactionDurability: 'strict', indexedDB: factory });
    this.#factory = factory;
    factory.onGone = () => {
      this.#lose('closed');
    };
    this.on('versionchange', ({ newVersion }) => {
      this.#lose(newVersion === null ? 'closed' : 'superseded');
      // Keeps Dexie's own answer away, which would open the database anew.
      return false;
    });
  }

  /** Why this connection may not be used any more; null while it may. */
  get lost(): StorageFault | null {
    return this.#lost;
  }

  /**
   * Calls back once when the connection is lost, or at once if it is lost already. Returns a function that ends the
   * watch.
   */
  watchLoss(onFault: (fault: StorageFault) => void): () => void {
    if (this.#lost) onFault(this.#lost);
    else this.#watching.add(onFault);
    return () => {
      this.#watching.delete(onFault);
    };
  }

  #lose(fault: StorageFault): void {
    if (this.#lost) return;
    this.#lost = fault;
    this.#factory.shut();
    this.close();
    for (const onFault of this.#watching) onFault(fault);
    this.#watching.clear();
  }
}

/** The browser's factory as one connection sees it: it opens this version only, and makes the database only once. */
class GuardedFactory implements IDBFactory {
  /** Called when the database is not there any more. */
  onGone: () => void = () => undefined;
  #isShut = false;
  #hasOpened = false;

  /** From now on nothing is opened. */
  shut(): void {
    this.#isShut = true;
  }

  open(name: string, version?: number): IDBOpenDBRequest {
    if (this.#isShut) throw new DOMException('The connection was lost', 'InvalidStateError');
    // Dexie asks for whatever version there is once it was refused its own, and bends what it finds.
    if (version === undefined) throw new DOMException('The database is of a newer version', 'VersionError');
    const request = globalThis.indexedDB.open(name, version);
    // These come before Dexie's own listeners, which hear of it no more.
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

  /** Deletes it on purpose: it may be made again. */
  deleteDatabase(name: string): IDBOpenDBRequest {
    this.#hasOpened = false;
    return globalThis.indexedDB.deleteDatabase(name);
  }

  databases(): Promise<IDBDatabaseInfo[]> {
    return globalThis.indexedDB.databases();
  }

  cmp(first: unknown, second: unknown): number {
    return globalThis.indexedDB.cmp(first, second);
  }
}
