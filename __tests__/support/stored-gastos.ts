import type { GastosDatabase } from '@/lib/db/databases';
import { buildCategoria, buildGastoFields, buildMetodoPago } from './build-gasto';
import { importInto } from './import-into';
import { newDatabase } from './test-database';

/** What {@link storedWith} stores besides expenses. */
export const TABLES = {
  categorias: [buildCategoria({ id: 1, nombre: 'Hogar' }), buildCategoria({ id: 2, nombre: 'Ocio' })],
  metodosPago: [buildMetodoPago()],
};

/** An expense with nothing but the required fields. */
export const PAN = buildGastoFields({ nombre: 'Pan', cantidad: 10, categoriaId: 2 });

/** What a person types in the form. */
export const ENTRY = {
  nombre: 'Cena larga',
  descripcion: 'x',
  cantidad: 90,
  fecha: '2026-01-16',
  categoria: 'Ocio',
  metodoPago: 'Efectivo',
  estado: 'pendiente',
};

/** A database with these expenses. */
export async function storedWith(gastos: readonly object[]): Promise<GastosDatabase> {
  const db = newDatabase();
  await importInto(db, { ...TABLES, gastos });
  return db;
}
