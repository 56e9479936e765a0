import type { GastosDatabase } from './database';

/** Clears the three tables in one transaction: all of them, or on a rejection none. */
export async function resetDatabase(db: GastosDatabase): Promise<void> {
  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], () =>
    Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]),
  );
}
