import { GastosDatabase } from '@/lib/db/databases';
import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';

let created = 0;

/** A database that no other test of this file has. */
export function newDatabase(): GastosDatabase {
  created += 1;
  return new GastosDatabase(`test-${created}`);
}

/** Everything that a database holds, in the order of the ids. */
export async function contentOf(
  db: GastosDatabase,
): Promise<{ gastos: Gasto[]; categorias: Categoria[]; metodosPago: MetodoPago[] }> {
  const [gastos, categorias, metodosPago] = await Promise.all([
    db.gastos.toArray(),
    db.categorias.toArray(),
    db.metodosPago.toArray(),
  ]);
  return { gastos, categorias, metodosPago };
}

/** What {@link contentOf} answers for a database without rows. */
export const NOTHING = { gastos: [], categorias: [], metodosPago: [] };

/** Gives a table its last possible key: the key generator refuses every later add with a ConstraintError. */
export async function exhaustKeys(
  db: GastosDatabase,
  table: 'gastos' | 'categorias' | 'metodosPago',
  row: object,
): Promise<void> {
  await db.table(table).put({ ...row, id: 2 ** 53 });
}
