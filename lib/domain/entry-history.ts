import type { Gasto } from './entities';

/** The category and the method that an expense of a nombre was entered with before. */
export type Habit = { nombre: string; categoriaId: number; metodoPagoId: number };

/** The ids, most used first, of the categories of some expenses. */
export function categoriasByUse(gastos: readonly Gasto[]): number[] {
  const uses = new Map<number, number>();
  for (const { categoriaId } of gastos) uses.set(categoriaId, (uses.get(categoriaId) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/**
 * One habit for each nombre, as it was entered last; `gastos` come newest first. Expenses without a nombre are left
 * out.
 */
export function habitsOf(gastos: readonly Gasto[]): Habit[] {
  const habits = new Map<string, Habit>();
  for (const { nombre, categoriaId, metodoPagoId } of gastos) {
    if (nombre !== '' && !habits.has(nombre)) habits.set(nombre, { nombre, categoriaId, metodoPagoId });
  }
  return [...habits.values()];
}
