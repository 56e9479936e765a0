import type { Fecha } from '@/lib/domain/dates';
import { byId, type Catalogo, type Categoria, type Gasto, type MetodoPago } from '@/lib/domain/entities';
import { readableGasto, readableRow } from '@/lib/domain/readable-rows';
import { listGastosByIds, listRows } from './stored-rows';
import type { DataReader } from './stored-table';
import type { GastosDatabase } from './databases';
import { INCOMPLETE } from './open-database';

type Reader = {
  onCatalogo: (catalogo: Catalogo) => void;
  /** Called with all expenses by id; by then `part` of everything, from 0 to 1, has been read. */
  onChunk: (gastos: readonly Gasto[], part: number) => void;
};

type FewGastos = { catalogo: Catalogo; gastos: Gasto[] };

/** Requests cost time, and messages are read between two. */
const CHUNK_IDS = 5000;

/** If many ids are unused, each request covers more ids. */
const MAX_CHUNKS = 2000;

/** As {@link readEverything}; also rejects if fewer expenses were read than are stored. */
export async function readAndCount(db: GastosDatabase, reader: Reader, signal: AbortSignal): Promise<void> {
  const counts = { read: 0, stored: 0 };
  const counting = {
    onCatalogo: reader.onCatalogo,
    onChunk: (gastos: readonly Gasto[], part: number) => {
      counts.read += gastos.length;
      reader.onChunk(gastos, part);
    },
  };
  await readEverything(db, counting, signal, (stored) => {
    counts.stored = stored;
  });
  if (counts.read !== counts.stored) throw new DOMException('Not all rows were read', INCOMPLETE);
}

/**
 * One transaction, past Dexie: a chunk is read while another is unpacked. `onCount` gets the number of expenses,
 * late. Rejects on an unreadable database or an abort.
 */
export function readEverything(
  db: GastosDatabase,
  reader: Reader,
  signal: AbortSignal,
  onCount?: (gastos: number) => void,
): Promise<void> {
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
    requestCatalogo(transaction, reader);
    const gastos = transaction.objectStore('gastos');
    requestGastos(gastos, reader);
    if (!onCount) return;
    const count = gastos.count();
    count.onsuccess = () => {
      onCount(count.result);
    };
  });
}

/** The reader gets rows as readable-rows.ts makes them. */
export function readable({ onCatalogo, onChunk }: Reader): Reader {
  return {
    onCatalogo({ categorias, metodosPago }) {
      onCatalogo({
        categorias: byId(Array.from(categorias.values(), (row) => readableRow('categorias', row))),
        metodosPago: byId(Array.from(metodosPago.values(), (row) => readableRow('metodosPago', row))),
      });
    },
    onChunk(gastos, part) {
      onChunk(gastos.map(readableGasto), part);
    },
  };
}

export function rereadGastos(db: GastosDatabase, ids: readonly number[]): Promise<FewGastos> {
  return db.transaction('r', [db.gastos, db.categorias, db.metodosPago], async () => {
    const [catalogo, gastos] = await Promise.all([readCatalogo(db), listGastosByIds(db, ids)]);
    return { catalogo, gastos };
  });
}

export async function readCatalogo(db: DataReader): Promise<Catalogo> {
  const [categorias, metodosPago] = await Promise.all([
    listRows(db, 'categorias'),
    listRows(db, 'metodosPago'),
  ]);
  return { categorias: byId(categorias), metodosPago: byId(metodosPago) };
}

function requestCatalogo(transaction: IDBTransaction, reader: Reader): void {
  const categorias = transaction.objectStore('categorias').getAll() as IDBRequest<Categoria[]>;
  const metodosPago = transaction.objectStore('metodosPago').getAll() as IDBRequest<MetodoPago[]>;
  // Requests are answered in the order in which they were made.
  metodosPago.onsuccess = () => {
    reader.onCatalogo({
      categorias: byId(categorias.result),
      metodosPago: byId(metodosPago.result),
    });
  };
}

function requestGastos(store: IDBObjectStore, reader: Reader): void {
  const numbers = IDBKeyRange.bound(-Infinity, Infinity);
  const first = store.openKeyCursor(numbers);
  const last = store.openKeyCursor(numbers, 'prev');
  last.onsuccess = () => {
    const ranges = cutIds(Number(first.result?.key ?? 0), Number(last.result?.key ?? 0));
    const count = ranges.length;
    let done = 0;
    function readNext() {
      const range = ranges.shift();
      if (!range) return;
      const chunk = store.getAll(range) as IDBRequest<Gasto[]>;
      chunk.onsuccess = () => {
        readNext();
        done += 1;
        if (chunk.result.length > 0) reader.onChunk(chunk.result, done / count);
      };
    }
    readNext();
    readNext();
  };
}

/** The last range is open: broken rows have ids of other types. */
function cutIds(first: number, last: number): IDBKeyRange[] {
  if (!Number.isFinite(last - first)) return [IDBKeyRange.lowerBound(first)];
  const count = Math.min(Math.ceil((last - first + 1) / CHUNK_IDS), MAX_CHUNKS);
  const starts = Array.from({ length: count }, (_, part) => first + ((last - first) / count) * part);
  return starts.map((start, part) => {
    const end = starts[part + 1];
    return end === undefined ? IDBKeyRange.lowerBound(start) : IDBKeyRange.bound(start, end, false, true);
  });
}

/** Null without expenses of an existing day. */
export async function firstFecha(db: DataReader): Promise<Fecha | null> {
  const first = await db.gastos.orderBy('fecha').and(hasFecha).first();
  return first?.fecha ?? null;
}

export async function lastFechaThrough(db: DataReader, fecha: Fecha): Promise<Fecha | null> {
  const last = await db.gastos.where('fecha').belowOrEqual(fecha).reverse().and(hasFecha).first();
  return last?.fecha ?? null;
}

function hasFecha(stored: Gasto): boolean {
  return readableGasto(stored).fecha !== '';
}
