import type { GastosDatabase } from './database';

/** No row has this nombre, so no unique index refuses it. */
const NAMELESS_ROW = { nombre: '' };

/** The database tells them only for added rows, so a transaction adds two and is aborted. */
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
