import type { ExchangeFile, GastoFields } from '@/lib/domain/entities';

/** An expense that passes every rule; what matters to a test is overridden. */
export function buildGasto(overrides: Partial<GastoFields> = {}): GastoFields {
  return {
    nombre: 'Café',
    descripcion: 'Desayuno en el bar',
    cantidad: 2.5,
    fecha: '2026-01-16',
    categoriaId: 1,
    metodoPagoId: 1,
    estado: 'pagado',
    ...overrides,
  };
}

/** A file in the full form with one category, one method and the given expenses. */
export function buildFile(
  gastos: unknown[] = [buildGasto()],
): Omit<ExchangeFile, 'gastos'> & { gastos: unknown[] } {
  return {
    categorias: [{ id: 1, nombre: 'Alimentación', descripcion: 'Comida', color: 'green', icono: '🍎' }],
    metodosPago: [{ id: 1, nombre: 'Efectivo', descripcion: 'Billetes y monedas', icono: '💵' }],
    gastos,
  };
}

/** A file with `count` expenses, spread over the days of a year. */
export function buildLongFile(count: number) {
  return buildFile(
    Array.from({ length: count }, (_, index) =>
      buildGasto({
        nombre: `Gasto número ${index + 1}`,
        cantidad: (index % 5000) / 100 + 0.01,
        fecha: `2025-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
        estado: index % 3 === 0 ? 'pendiente' : 'pagado',
      }),
    ),
  );
}
