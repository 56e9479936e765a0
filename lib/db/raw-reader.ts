import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import type { StorageFault } from '@/lib/domain/result';
import type { Observed } from './changes';
import { errorName } from './open-database';
import { type DataReader, type ReadTable, StoredTable } from './stored-table';

/** The loss of a connection, which is for good. */
export class Loss {
  /** Null while the connection may be used. */
  fault: StorageFault | null = null;
  readonly #watching = new Set<(fault: StorageFault) => void>();

  /** Calls back once, or at once if the connection is lost already. */
  watch(onFault: (fault: StorageFault) => void): () => void {
    if (this.fault) onFault(this.fault);
    else this.#watching.add(onFault);
    return () => {
      this.#watching.delete(onFault);
    };
  }

  declare(fault: StorageFault): void {
    this.fault = fault;
    for (const onFault of this.#watching) onFault(fault);
    this.#watching.clear();
  }
}

/** A database of this origin; `version` is the newest that this program knows, as Dexie counts. */
type StoredDatabase = { name: string; version: number };

export const DATA: StoredDatabase = { name: 'mis-gastos', version: 1 };

export const PROGRAM: StoredDatabase = { name: 'mis-gastos-programa', version: 5 };

const readers = new Set<RawReader>();

/**
 * Reads a database without Dexie. As GuardedDatabase, it opens its own version alone, and a lost connection stays lost. It
 * makes no database: until there is one, all tables are empty.
 */
export class RawReader {
  readonly name: string;
  readonly #version: number;
  readonly #loss = new Loss();
  #opening: Promise<IDBDatabase | null> | null = null;
  #connection: IDBDatabase | null = null;
  #hasOpened = false;
  #hasAnswered = false;

  constructor({ name, version }: StoredDatabase) {
    this.name = name;
    // Dexie counts in tenths.
    this.#version = Math.round(version * 10);
    readers.add(this);
    if (typeof window === 'undefined') return;
    window.addEventListener('pagehide', ({ persisted }) => {
      // A page that the browser keeps for «back» must not hold a connection.
      if (persisted) this.close();
    });
  }

  get lost(): StorageFault | null {
    return this.#loss.fault;
  }

  /** False until there is a database, and while none is open. */
  get isThere(): boolean {
    return this.#connection !== null;
  }

  table<Row>(name: string, observed?: Observed): ReadTable<Row> {
    return new StoredTable<Row>({
      database: this.name,
      table: name,
      observed,
      begin: async () => {
        const connection = await this.open();
        return connection?.transaction(name, 'readonly').objectStore(name) ?? null;
      },
    });
  }

  /** Answers null if there is no database yet. */
  open(): Promise<IDBDatabase | null> {
    if (this.#loss.fault) return Promise.reject(closedError());
    if (!this.#opening) {
      const opening = this.#open(() => this.#opening === opening);
      this.#opening = opening;
    }
    return this.#opening;
  }

  /** The next question opens it again. */
  close(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#opening = null;
  }

  watchLoss(onFault: (fault: StorageFault) => void): () => void {
    return this.#loss.watch(onFault);
  }

  lose(fault: StorageFault): void {
    if (this.#loss.fault) return;
    this.close();
    this.#loss.declare(fault);
  }

  /** Before a deliberate deletion: the database may be made again. */
  forget(): void {
    this.close();
    this.#hasOpened = false;
    this.#hasAnswered = false;
  }

  /** `isWanted` answers false once the reader was closed meanwhile. */
  async #open(isWanted: () => boolean): Promise<IDBDatabase | null> {
    let opened: IDBDatabase | null = null;
    try {
      opened = await openStored(this.name, this.#version);
      this.#hasAnswered = true;
    } catch (error) {
      // Another tab made the database since, with a newer program.
      if (this.#hasAnswered && errorName(error) === 'VersionError') this.lose('superseded');
      throw error;
    } finally {
      if (!opened && isWanted()) this.#opening = null;
    }
    if (opened && !isWanted()) {
      opened.close();
      throw closedError();
    }
    if (opened) this.#keep(opened);
    else if (this.#hasOpened) this.lose('closed');
    return opened;
  }

  #keep(connection: IDBDatabase): void {
    this.#hasOpened = true;
    this.#connection = connection;
    connection.onversionchange = ({ newVersion }) => {
      this.lose(newVersion === null ? 'closed' : 'superseded');
    };
    connection.onclose = () => {
      this.lose('closed');
    };
  }
}

export function dataReader(reader: RawReader, observed?: Observed): DataReader {
  return {
    gastos: reader.table<Gasto>('gastos', observed),
    categorias: reader.table<Categoria>('categorias', observed),
    metodosPago: reader.table<MetodoPago>('metodosPago', observed),
  };
}

export function forgetReaders(name: string): void {
  for (const reader of readers) if (reader.name === name) reader.forget();
}

function closedError(): DOMException {
  return new DOMException('The connection was closed', 'DatabaseClosedError');
}

/** Null if there is none. Rejects if it is of another version. */
function openStored(name: string, version: number): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let isMissing = false;
    request.onupgradeneeded = ({ oldVersion }) => {
      isMissing = oldVersion === 0;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isMissing) resolve(null);
      else reject(request.error ?? new DOMException('The database cannot be opened', 'UnknownError'));
    };
  });
}
