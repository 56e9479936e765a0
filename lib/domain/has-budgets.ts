import type { Catalogo } from './entities';

export function hasBudgets({ categorias }: Pick<Catalogo, 'categorias'>): boolean {
  return [...categorias.values()].some(({ presupuesto }) => (presupuesto ?? 0) > 0);
}
