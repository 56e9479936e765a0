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

/** Opens the database, or says why it cannot be used. A database of a newer program version is left closed. */
export async function openDatabase(db: GastosDatabase): Promise<Result<null, StorageFault>> {
  try {
    await db.open();
  } catch (error) {
    return failure(toStorageFault(error));
  }
  if (db.verno <= SCHEMA_VERSION) return success(null);
  db.close();
  return failure('newer-version');
}

/**
 * Calls back once when this connection may not be used any more: another tab upgraded or removed the database,
 * or the browser closed it. The connection is closed for good then. Returns what ends the watch.
 */
export function watchDatabase(db: GastosDatabase, onFault: (fault: StorageFault) => void): () => void {
  function onVersionChange() {
    db.close();
    onFault('superseded');
    return false;
  }
  function onClose() {
    onFault('closed');
  }
  db.on('versionchange', onVersionChange);
  db.on('close', onClose);
  return () => {
    db.on('versionchange').unsubscribe(onVersionChange);
    db.on('close').unsubscribe(onClose);
  };
}
