import type { SearchClock } from '@/lib/read/read-search';
import type { Fecha } from './dates';
import type { Orden } from './gastos-order';
import type { Cents } from './money';
import type { Period } from './period';

/** `pending` is the part of `total` still to pay. `owed` is expected back, and no part of it; absent for nothing. */
export type Totals = { count: number; total: Cents; pending: Cents; owed?: Cents };

/** `otro` is any estado that the program does not give. */
export const ESTADO_KINDS = ['pendiente', 'pagado', 'otro'] as const;

export type EstadoKind = (typeof ESTADO_KINDS)[number];

/** `devuelto`: money came back. `esperado`: money is expected. */
export const DEVOLUCION_KINDS = ['devuelto', 'esperado'] as const;

/** With any of the tags, with all, or with none of them; `sin` alone asks for expenses without a tag. */
export const ETIQUETAS_MODOS = ['alguna', 'todas', 'sin'] as const;

/** Stands for all missing categories, or methods. Real ids begin at 1. */
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
  /** Local ids: those of the period in order, then those outside of it. */
  ids: ArrayLike<number>;
  /** Null in an order that mixes days. */
  days: readonly ListedDay[] | null;
  totals: Totals;
  /** The expenses outside of the period, from the place `start`; null if there are none, or none were looked for. */
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
