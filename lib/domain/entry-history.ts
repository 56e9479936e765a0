import type { Gasto } from './entities';
import type { IdField } from './gasto-rules';
import { groupBy } from './lists';

type Habit = { nombre: string; categoriaId: number; metodoPagoId: number; cantidad: number | null };

/** The most used first. */
export function idsByUse(gastos: readonly Gasto[], field: IdField): number[] {
  const uses = new Map<number, number>();
  for (const { [field]: id } of gastos) uses.set(id, (uses.get(id) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** `gastos` come newest first, here and below. Leaves out the empty nombre. */
export function habitsOf(gastos: readonly Gasto[]): Habit[] {
  return [...byNombre(gastos).values()].flatMap((entered) => {
    const [last] = entered;
    if (!last) return [];
    const { nombre, categoriaId, metodoPagoId } = last;
    return [{ nombre, categoriaId, metodoPagoId, cantidad: usualCantidad(entered) }];
  });
}

/** The most frequent first. */
export function frequentNombres(gastos: readonly Gasto[], most: number): string[] {
  return [...byNombre(gastos)]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, most)
    .map(([nombre]) => nombre);
}

export function metodosByCategoria(gastos: readonly Gasto[]): Map<number, number> {
  const metodos = new Map<number, number>();
  for (const { categoriaId, metodoPagoId } of gastos)
    if (!metodos.has(categoriaId)) metodos.set(categoriaId, metodoPagoId);
  return metodos;
}

function byNombre(gastos: readonly Gasto[]): Map<string, Gasto[]> {
  const entered = groupBy(gastos, ({ nombre }) => nombre);
  entered.delete('');
  return entered;
}

/** Two of the last three share the amount, or it is the only one. */
function usualCantidad(entered: readonly Gasto[]): number | null {
  const last = entered.slice(0, 3).map(({ cantidad }) => cantidad);
  return last.find((cantidad, place) => last.length === 1 || last.includes(cantidad, place + 1)) ?? null;
}
