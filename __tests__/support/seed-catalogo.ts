import type { GastosDatabase } from '@/lib/db/databases';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from './build-gasto';

/** Stores «Hogar» and «Ocio», «Efectivo» and «Tarjeta», with the ids 1 and 2 each. */
export async function seedCatalogo(db: GastosDatabase): Promise<void> {
  await db.categorias.bulkAdd([
    buildCategoriaFields({ nombre: 'Hogar', icono: '🏠' }),
    buildCategoriaFields({ nombre: 'Ocio', icono: '🎬' }),
  ]);
  await db.metodosPago.bulkAdd([
    buildMetodoPagoFields({ nombre: 'Efectivo', icono: '💵' }),
    buildMetodoPagoFields({ nombre: 'Tarjeta', icono: '💳' }),
  ]);
}

/** Stores expenses in the order given and answers them with their ids. */
export async function seedGastos(
  db: GastosDatabase,
  gastos: readonly Partial<GastoFields>[],
): Promise<Gasto[]> {
  const fields = gastos.map(buildGastoFields);
  const ids = await db.gastos.bulkAdd(fields, { allKeys: true });
  return fields.map((one, index) => ({ ...one, id: ids[index] ?? 0 }));
}
