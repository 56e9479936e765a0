import type { Catalogo, Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import { type GastosFilter, type GastosQuery, NO_FILTER, type Orden } from '@/lib/domain/gastos-query';
import type { Period } from '@/lib/domain/dates';

/** The period of a query over everything. */
export const ALWAYS: Period = { kind: 'range', desde: null, hasta: null };

/** A query over everything, newest first, filtered as given. */
export function buildQuery(filter: Partial<GastosFilter> = {}, orden: Orden = 'fecha-desc'): GastosQuery {
  return { period: ALWAYS, filter: { ...NO_FILTER, ...filter }, orden };
}

/** A catalogue of the given rows. */
export function buildCatalogo(
  categorias: readonly Categoria[],
  metodosPago: readonly MetodoPago[],
): Catalogo {
  return {
    categorias: new Map(categorias.map((row) => [row.id, row])),
    metodosPago: new Map(metodosPago.map((row) => [row.id, row])),
  };
}

/** Expenses newest day first and within a day the last added first, as queries want them. */
export function newestFirst(gastos: readonly Gasto[]): Gasto[] {
  return gastos.toSorted((a, b) => (a.fecha === b.fecha ? b.id - a.id : a.fecha < b.fecha ? 1 : -1));
}
