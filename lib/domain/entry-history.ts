import type { Gasto } from './entities';

/** What an expense of a nombre was entered with before; `cantidad` where it has usually been the same. */
export type Habit = { nombre: string; categoriaId: number; metodoPagoId: number; cantidad: number | null };

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
  return [...byNombre(gastos).values()].flatMap((entered) => {
    const [last] = entered;
    if (!last) return [];
    const { nombre, categoriaId, metodoPagoId } = last;
    return [{ nombre, categoriaId, metodoPagoId, cantidad: usualCantidad(entered) }];
  });
}

/** The nombres that were entered most often, at most so many, most often first; `gastos` come newest first. */
export function frequentNombres(gastos: readonly Gasto[], most: number): string[] {
  return [...byNombre(gastos)]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, most)
    .map(([nombre]) => nombre);
}

/** The method that each category was entered with last, by their ids; `gastos` come newest first. */
export function metodosByCategoria(gastos: readonly Gasto[]): Map<number, number> {
  const metodos = new Map<number, number>();
  for (const { categoriaId, metodoPagoId } of gastos)
    if (!metodos.has(categoriaId)) metodos.set(categoriaId, metodoPagoId);
  return metodos;
}

/** Expenses without a nombre are left out. */
function byNombre(gastos: readonly Gasto[]): Map<string, Gasto[]> {
  const entered = new Map<string, Gasto[]>();
  for (const gasto of gastos) {
    if (gasto.nombre === '') continue;
    const same = entered.get(gasto.nombre);
    if (same) same.push(gasto);
    else entered.set(gasto.nombre, [gasto]);
  }
  return entered;
}

/** An amount is usual if two of the last three are it, or the only one is. */
function usualCantidad(entered: readonly Gasto[]): number | null {
  const last = entered.slice(0, 3).map(({ cantidad }) => cantidad);
  return last.find((cantidad, place) => last.length === 1 || last.includes(cantidad, place + 1)) ?? null;
}
