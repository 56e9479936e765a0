import type { CategoriaFields, MetodoPagoFields } from '@/lib/domain/entities';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import { failure, success, type Result } from '@/lib/domain/result';
import { addCategoria, findCategoriaByNombre } from './categorias';
import type { GastosDatabase } from './database';
import { addGasto } from './gastos';
import { addMetodoPago, findMetodoPagoByNombre } from './metodos-pago';

/** The rows that an empty catalogue begins with. */
export type Starters = { categorias: readonly CategoriaFields[]; metodosPago: readonly MetodoPagoFields[] };

/** The category or method that an entry names is not there any more. */
export type EntryFault = 'categoria-missing' | 'metodo-missing';

/**
 * Stores an expense that a person entered and answers its id, in one transaction. Where there are no categories or
 * no methods yet, the starters are created with it. Rejects with Dexie's error when nothing could be written.
 */
export async function recordGasto(
  db: GastosDatabase,
  { categoria, metodoPago, ...fields }: GastoEntry,
  starters: Starters,
): Promise<Result<number, EntryFault>> {
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    if ((await db.categorias.count()) === 0) {
      await Promise.all(starters.categorias.map((starter) => addCategoria(db, starter)));
    }
    if ((await db.metodosPago.count()) === 0) {
      await Promise.all(starters.metodosPago.map((starter) => addMetodoPago(db, starter)));
    }
    const storedCategoria = await findCategoriaByNombre(db, categoria);
    if (!storedCategoria) return failure('categoria-missing');
    const storedMetodo = await findMetodoPagoByNombre(db, metodoPago);
    if (!storedMetodo) return failure('metodo-missing');
    return success(
      await addGasto(db, { ...fields, categoriaId: storedCategoria.id, metodoPagoId: storedMetodo.id }),
    );
  });
}
