import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import type { Catalogo } from '@/lib/domain/gastos-query';
import type { GastosDatabase } from './database';

/** Receives everything that is stored, piece by piece; all of it stood so at one moment. */
export type Reader = {
  /** Called first, once. */
  onCatalogo: (catalogo: Catalogo) => void;
  /** Called once, early: the newest days whole, newest first. They come again with the chunks. */
  onNewest: (gastos: readonly Gasto[]) => void;
  /** Every expense, in the order of the ids. */
  onChunk: (gastos: readonly Gasto[]) => void;
};

/** What a few expenses are now, and the catalogue of the same moment. */
export type Reread = { catalogo: Catalogo; gastos: Gasto[] };

/** Expenses a request: many, because each request costs; yet the thread gets to its messages in between. */
const CHUNK = 5000;

/** How many of the newest expenses are read ahead of all others. */
const NEWEST = 500;

/**
 * Reads all three tables in one transaction, so that no change comes in between. Goes below Dexie, to have the next
 * chunk on its way before the last one is handled. Rejects when the database cannot be read or the signal aborts.
 */
export function readEverything(db: GastosDatabase, reader: Reader, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const transaction = db.backendDB().transaction(['gastos', 'categorias', 'metodosPago'], 'readonly');
    function abort() {
      transaction.abort();
    }
    signal.addEventListener('abort', abort);
    transaction.oncomplete = () => {
      signal.removeEventListener('abort', abort);
      resolve();
    };
    transaction.onabort = () => {
      signal.removeEventListener('abort', abort);
      reject(transaction.error ?? new DOMException('The reading was given up', 'AbortError'));
    };
    readCatalogo(transaction, reader);
    readNewest(transaction.objectStore('gastos'), reader);
  });
}

/** Reads what the expenses of these ids are now; those that are gone are left out. */
export function rereadGastos(db: GastosDatabase, ids: readonly number[]): Promise<Reread> {
  return db.transaction('r', [db.gastos, db.categorias, db.metodosPago], async () => {
    const [categorias, metodosPago, gastos] = await Promise.all([
      db.categorias.toArray(),
      db.metodosPago.toArray(),
      db.gastos.bulkGet([...ids]),
    ]);
    return {
      catalogo: { categorias: byId(categorias), metodosPago: byId(metodosPago) },
      gastos: gastos.filter((gasto) => gasto !== undefined),
    };
  });
}

function readCatalogo(transaction: IDBTransaction, reader: Reader): void {
  const categorias = transaction.objectStore('categorias').getAll() as IDBRequest<Categoria[]>;
  const metodosPago = transaction.objectStore('metodosPago').getAll() as IDBRequest<MetodoPago[]>;
  // Requests are answered in the order in which they were made.
  metodosPago.onsuccess = () => {
    reader.onCatalogo({ categorias: byId(categorias.result), metodosPago: byId(metodosPago.result) });
  };
}

/** Steps over the newest keys to find the day where to begin, reads from there on, and goes on with everything. */
function readNewest(store: IDBObjectStore, reader: Reader): void {
  const fechas = store.index('fecha');
  const step = fechas.openKeyCursor(null, 'prev');
  let stepped = false;
  step.onsuccess = () => {
    if (step.result && !stepped) {
      stepped = true;
      step.result.advance(NEWEST);
      return;
    }
    const before = step.result ? IDBKeyRange.lowerBound(step.result.key, true) : null;
    const newest = fechas.getAll(before) as IDBRequest<Gasto[]>;
    newest.onsuccess = () => {
      reader.onNewest(newest.result.reverse());
    };
    readChunks(store, null, reader);
  };
}

function readChunks(store: IDBObjectStore, after: IDBKeyRange | null, reader: Reader): void {
  const chunk = store.getAll(after, CHUNK) as IDBRequest<Gasto[]>;
  chunk.onsuccess = () => {
    const gastos = chunk.result;
    const last = gastos.at(-1);
    if (last && gastos.length === CHUNK) readChunks(store, IDBKeyRange.lowerBound(last.id, true), reader);
    reader.onChunk(gastos);
  };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
