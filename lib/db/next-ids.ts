import type { GastosDatabase } from './database';

/** A row with a nombre that no category and no method has, so that no unique index refuses it. */
const NAMELESS_ROW = { nombre: '' };

/**
 * The ids that the next category and the next method will get. Only the database knows them, and tells them only when
 * rows are added: that is done in a transaction which is aborted and leaves no trace.
 */
export function peekNextIds(db: GastosDatabase): Promise<{ categorias: number; metodosPago: number }> {
  return new Promise((resolve, reject) => {
    const transaction = db.backendDB().transaction(['categorias', 'metodosPago'], 'readwrite');
    const categoria = transaction.objectStore('categorias').add(NAMELESS_ROW);
    const metodoPago = transaction.objectStore('metodosPago').add(NAMELESS_ROW);
    let ids: { categorias: number; metodosPago: number } | null = null;
    metodoPago.onsuccess = () => {
      ids = { categorias: Number(categoria.result), metodosPago: Number(metodoPago.result) };
      transaction.abort();
    };
    transaction.onabort = () => {
      if (ids) resolve(ids);
      else reject(transaction.error ?? new DOMException('No ids were given', 'AbortError'));
    };
  });
}
