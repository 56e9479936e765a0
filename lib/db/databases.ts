import { Dexie, type Table } from 'dexie';
import type { Act } from '@/lib/domain/change';
import type { CopyRecord } from '@/lib/domain/copies';
import type {
  Categoria,
  CategoriaFields,
  Gasto,
  GastoFields,
  MetodoPago,
  MetodoPagoFields,
} from '@/lib/domain/entities';
import type { Unfinished } from '@/lib/domain/gasto-entry';
import type { StorageFault } from '@/lib/domain/result';
import type { ImportedRows, ImportRecord, ResetRecord } from '@/lib/import/import-flow';
import type { SourceRecord, StoredBrought } from './brought-records';
import { tellThroughDexie } from './changes';
import { isStorageBlocked } from './open-database';
import { DATA, forgetReaders, Loss, PROGRAM } from './raw-reader';

tellThroughDexie((hear) => {
  Dexie.on.storagemutated.subscribe(hear);
});

/**
 * A connection stays lost once another tab upgraded or deleted the database, or the browser cleared it. Dexie alone
 * would open or make the next of that name.
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
      // Dexie's own answer would open the database again.
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
    // Otherwise Dexie asks three times more, with warnings.
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
 * The answered function aborts those under way and waits for their end. A page's head has its own
 * (docs/decisions/0001).
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

/** Exactly the specification's three tables; only the database gives ids to rows. */
export class GastosDatabase extends GuardedDatabase {
  readonly gastos!: Table<Gasto, number, GastoFields>;
  readonly categorias!: Table<Categoria, number, CategoriaFields>;
  readonly metodosPago!: Table<MetodoPago, number, MetodoPagoFields>;

  constructor(name = DATA.name) {
    super(name);
    this.version(1).stores({
      gastos: '++id, fecha',
      categorias: '++id, &nombre',
      metodosPago: '++id, &nombre',
    });
  }
}

/**
 * Outlives its page. `openIn` is the life lock of the page with its form, null without a form; `at` is the time of
 * the last typing.
 */
export type UnfinishedRow = {
  id: string;
  tab: string | null;
  openIn: string | null;
  at: number;
  content: Unfinished;
};

/** Outlives its page; `at` is the time of keeping in milliseconds. */
export type KeptAct = { tab: string; at: number; isUndone: boolean; act: Act };

/** The program's own; the person's data are in {@link GastosDatabase} alone. */
export class ProgramDatabase extends GuardedDatabase {
  /** Also a reset under way; the lists of rows are apart. */
  readonly imports!: Table<
    ImportRecord | ResetRecord,
    number,
    Omit<ImportRecord, 'id'> | Omit<ResetRecord, 'id'>
  >;
  readonly importedRows!: Table<ImportedRows, number>;
  /** Their gzipped content is kept apart. */
  readonly copies!: Table<CopyRecord, number, Omit<CopyRecord, 'id'>>;
  readonly copyContents!: Table<Uint8Array<ArrayBuffer>, number>;
  /** Only a database can keep file handles. */
  readonly handles!: Table<FileSystemHandle, string>;
  /** By the import's id; always read and written whole. */
  readonly broughtMovements!: Table<StoredBrought, number>;
  /** By the source's key. */
  readonly statementSources!: Table<SourceRecord, string>;
  /** For undo after a reload. */
  readonly keptActs!: Table<KeptAct, number, KeptAct>;
  /** Unfinished rows of any tab. */
  readonly unfinished!: Table<UnfinishedRow, string, UnfinishedRow>;

  constructor(name = PROGRAM.name) {
    super(name);
    this.version(1).stores({
      imports: '++id, state, sha256',
      importedRows: '',
      copies: '++id',
      copyContents: '',
      handles: '',
    });
    this.version(2).stores({ broughtMovements: '', statementSources: '' });
    this.version(3).stores({ keptActs: '++' });
    this.version(4).stores({ unfinished: 'id' });
    // Keeps older versions of the program from records that they would not understand; older records are upgraded
    // when read.
    this.version(5).stores({});
  }
}
