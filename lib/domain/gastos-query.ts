import type { SearchClock } from '@/lib/read/read-search';
import type { Fecha, Period } from './dates';
import type { Cents } from './money';

/** The first is the usual order. */
export const ORDENES = [
  'fecha-desc',
  'fecha-asc',
  'cantidad-desc',
  'cantidad-asc',
  'nombre-asc',
  'nombre-desc',
] as const;

export type Orden = (typeof ORDENES)[number];

/**
 * `pending` is the part of `total` still to pay. `owed` is expected back, no part of `total`, and absent for nothing.
 */
export type Totals = { count: number; total: Cents; pending: Cents; owed?: Cents };

/** `otro`: any estado that a file may bring. */
export const ESTADO_KINDS = ['pendiente', 'pagado', 'otro'] as const;

export type EstadoKind = (typeof ESTADO_KINDS)[number];

/** Money came back, or is expected. */
export const DEVOLUCION_KINDS = ['devuelto', 'esperado'] as const;

/** With any of the tags, all or none of them; without tags, `sin` asks for expenses that have none. */
export const ETIQUETAS_MODOS = ['alguna', 'todas', 'sin'] as const;

/** For all missing categories, or methods. Real ids begin at 1. */
export const MISSING_ID = 0;

/** Empty lists, nulls and an empty text filter nothing. */
export type GastosFilter = {
  /** Local ids, perhaps {@link MISSING_ID}. */
  categorias: readonly number[];
  /** Local ids, perhaps {@link MISSING_ID}. */
  metodosPago: readonly number[];
  estados: readonly EstadoKind[];
  devoluciones: readonly (typeof DEVOLUCION_KINDS)[number][];
  etiquetas: readonly string[];
  etiquetasModo: (typeof ETIQUETAS_MODOS)[number];
  min: Cents | null;
  max: Cents | null;
  /** As typed; lib/read/read-search.ts says what it may hold. */
  q: string;
};

/** Without a clock, words such as «ayer» are text alone. */
export type GastosQuery = { period: Period; filter: GastosFilter; orden: Orden; clock?: SearchClock };

export const NO_FILTER: GastosFilter = {
  categorias: [],
  metodosPago: [],
  estados: [],
  devoluciones: [],
  etiquetas: [],
  etiquetasModo: 'alguna',
  min: null,
  max: null,
  q: '',
};

export type ListedDay = { fecha: Fecha; start: number; count: number; total: Cents };

export type ListedGastos = {
  /** Local ids: those of the period, then the others. */
  ids: ArrayLike<number>;
  /** Null in an order that mixes days. */
  days: readonly ListedDay[] | null;
  totals: Totals;
  /** Outside of the period, from the place `start`; null for none, or if none were looked for. */
  others: { start: number; totals: Totals } | null;
};

export function estadoKindOf(estado: string): EstadoKind {
  return estado === 'pendiente' || estado === 'pagado' ? estado : 'otro';
}

export function isNoFilter(filter: GastosFilter): boolean {
  return countFilters(filter) === 0 && filter.q.trim() === '';
}

export function asksForEtiquetas({ etiquetas, etiquetasModo }: GastosFilter): boolean {
  return etiquetas.length > 0 || etiquetasModo === 'sin';
}

/** Counts kinds of filters, without the search. */
export function countFilters(filter: GastosFilter): number {
  const { categorias, metodosPago, estados, devoluciones, min, max } = filter;
  return (
    [categorias, metodosPago, estados, devoluciones].filter(({ length }) => length > 0).length +
    Number(min !== null || max !== null) +
    Number(asksForEtiquetas(filter))
  );
}
