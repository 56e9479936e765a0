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

/** Exactly the three tables of the specification. Only the database gives ids to rows. */
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

/** Until `no-answer`. Opening takes a hundredth of that. */
const PATIENCE_MS = 10_000;

/**
 * Answers the fault, if any; a database of a newer version is left alone. One without an answer in time may still
 * open later.
 */
export async function openDatabase(
  db: GuardedDatabase,
  patience = PATIENCE_MS,
): Promise<Result<null, StorageFault>> {
  if (!('indexedDB' in globalThis)) return failure('unavailable');
  if (db.lost) return failure(db.lost);
  try {
    return (await answersIn(patience, db.open())) ? success(null) : failure('no-answer');
  } catch (error) {
    const fault = faultOf(db, error);
    if (fault === 'newer-version') db.close();
    return failure(fault);
  }
}

/** `patience` may be Infinity. */
async function answersIn(patience: number, awaited: PromiseLike<unknown>): Promise<boolean> {
  const answered = awaited.then(() => true);
  if (!Number.isFinite(patience)) return answered;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A lost connection is the reason, whatever the error says. */
export function faultOf(db: GuardedDatabase, error: unknown): StorageFault {
  return db.lost ?? toStorageFault(error);
}

/**
 * Calls back once when the connection is lost for good: another tab upgraded or removed the database, or the browser
 * closed it. The answered function ends the watch.
 */
export function watchDatabase(db: GuardedDatabase, onFault: (fault: StorageFault) => void): () => void {
  return db.watchLoss(onFault);
}
