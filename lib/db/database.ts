import type { Table } from 'dexie';
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
import { GuardedDatabase } from './guarded-database';
import { toStorageFault } from './storage-error';

/** The data database: exactly the three tables of the specification. Only the database itself gives rows their ids. */
export class GastosDatabase extends GuardedDatabase {
  readonly gastos!: Table<Gasto, number, GastoFields>;
  readonly categorias!: Table<Categoria, number, CategoriaFields>;
  readonly metodosPago!: Table<MetodoPago, number, MetodoPagoFields>;

  constructor(name = 'mis-gastos') {
    super(name);
    this.version(1).stores({
      gastos: '++id, fecha',
      categorias: '++id, &nombre',
      metodosPago: '++id, &nombre',
    });
  }
}

/** Opens the database, or says why it cannot be used. One of a newer version of the program is left alone. */
export async function openDatabase(db: GuardedDatabase): Promise<Result<null, StorageFault>> {
  if (!('indexedDB' in globalThis)) return failure('unavailable');
  if (db.lost) return failure(db.lost);
  try {
    await db.open();
    return success(null);
  } catch (error) {
    const fault = faultOf(db, error);
    if (fault === 'newer-version') db.close();
    return failure(fault);
  }
}

/** Why an operation on a database failed. If the connection was lost, that is the reason, whatever the error says. */
export function faultOf(db: GuardedDatabase, error: unknown): StorageFault {
  return db.lost ?? toStorageFault(error);
}

/**
 * Calls back once when this connection may not be used any more: another tab upgraded or removed the database,
 * or the browser closed it. The connection is closed for good then. Returns a function that ends the watch.
 */
export function watchDatabase(db: GuardedDatabase, onFault: (fault: StorageFault) => void): () => void {
  return db.watchLoss(onFault);
}
