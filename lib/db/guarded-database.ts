import { Dexie } from 'dexie';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { tellThroughDexie } from './changes';
import { Loss } from './loss';
import { isStorageBlocked } from './open-database';
import { forgetReaders } from './raw-reader';

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
