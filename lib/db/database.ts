import { Dexie, type Table } from 'dexie';
import type {
  Categoria,
  CategoriaFields,
  Gasto,
  GastoFields,
  MetodoPago,
  MetodoPagoFields,
} from '@/lib/domain/entities';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { toStorageFault } from './storage-error';

const SCHEMA_VERSION = 1;

/** The data database: exactly the three tables of the specification. Rows get their ids from the database alone. */
export class GastosDatabase extends Dexie {
  readonly gastos!: Table<Gasto, number, GastoFields>;
  readonly categorias!: Table<Categoria, number, CategoriaFields>;
  readonly metodosPago!: Table<MetodoPago, number, MetodoPagoFields>;

  constructor(name = 'mis-gastos') {
    // Strict: what was acknowledged has reached the disk.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(SCHEMA_VERSION).stores({
      gastos: '++id, fecha',
      categorias: '++id, &nombre',
      metodosPago: '++id, &nombre',
    });
  }
}

/**
 * Opens the database, or says why it cannot be used. One of a newer program version is not even opened: Dexie
 * would bend it to this version's schema.
 */
export async function openDatabase(db: GastosDatabase): Promise<Result<null, StorageFault>> {
  if (!('indexedDB' in globalThis)) return failure('unavailable');
  try {
    if ((await storedVersion(db.name)) > SCHEMA_VERSION) {
      db.close();
      return failure('newer-version');
    }
    await db.open();
    return success(null);
  } catch (error) {
    return failure(toStorageFault(error));
  }
}

/** The schema version of the database that is stored, 0 where there is none. */
async function storedVersion(name: string): Promise<number> {
  const databases = await indexedDB.databases();
  const stored = databases.find((database) => database.name === name);
  // Dexie keeps ten native versions for each of its own.
  return (stored?.version ?? 0) / 10;
}

/**
 * Calls back once when this connection may not be used any more: another tab upgraded or removed the database,
 * or the browser closed it. The connection is closed for good then. Returns what ends the watch.
 */
export function watchDatabase(db: GastosDatabase, onFault: (fault: StorageFault) => void): () => void {
  function stopWatching() {
    db.on('versionchange').unsubscribe(onVersionChange);
    db.on('close').unsubscribe(onClose);
  }

  function onVersionChange() {
    stopWatching();
    db.close();
    onFault('superseded');
    // Keeps Dexie's own answer away, which would open the database anew.
    return false;
  }

  function onClose() {
    stopWatching();
    // Dexie means to open it anew at the next use; this comes after that.
    queueMicrotask(() => {
      db.close();
    });
    onFault('closed');
  }

  db.on('versionchange', onVersionChange);
  db.on('close', onClose);
  return stopWatching;
}
