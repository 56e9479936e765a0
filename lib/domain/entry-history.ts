import type { Gasto } from './entities';

/** What was entered before under a nombre: where such an expense goes, and how it was paid. */
export type Habit = { nombre: string; categoriaId: number; metodoPagoId: number };

/** The ids, most used first, of the categories of some expenses. */
export function categoriasByUse(gastos: readonly Gasto[]): number[] {
  const uses = new Map<number, number>();
  for (const { categoriaId } of gastos) uses.set(categoriaId, (uses.get(categoriaId) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** One habit for each nombre, as it was entered last; `gastos` come newest first. What has no nombre tells of none. */
export function habitsOf(gastos: readonly Gasto[]): Habit[] {
  const habits = new Map<string, Habit>();
  for (const { nombre, categoriaId, metodoPagoId } of gastos) {
    if (nombre !== '' && !habits.has(nombre)) habits.set(nombre, { nombre, categoriaId, metodoPagoId });
  }
  return [...habits.values()];
}
