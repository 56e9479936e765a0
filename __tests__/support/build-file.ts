import type { Categoria, MetodoPago } from '@/lib/domain/entities';
import { buildCategoria, buildGastoFields, buildMetodoPago } from './build-gasto';

/** A file in the full form whose expenses may be anything. */
export type TestFile = { categorias: Categoria[]; metodosPago: MetodoPago[]; gastos: unknown[] };

/** A file in the full form with one category, one method and the given expenses. */
export function buildFile(gastos: unknown[] = [buildGastoFields()]): TestFile {
  return { categorias: [buildCategoria()], metodosPago: [buildMetodoPago()], gastos };
}

/** A file with `count` expenses, spread over the days of a year. */
export function buildLongFile(count: number): TestFile {
  return buildFile(
    Array.from({ length: count }, (_, index) =>
      buildGastoFields({
        nombre: `Gasto número ${index + 1}`,
        cantidad: (index % 5000) / 100 + 0.01,
        fecha: `2025-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
        estado: index % 3 === 0 ? 'pendiente' : 'pagado',
      }),
    ),
  );
}
