import type { Fecha } from './dates';
import type { Orden } from './gastos-order';
import type { Cents } from './money';
import type { Period } from './period';
import type { Totals } from './summary';

/** The states by which filters tell expenses apart; `otro` is any estado but the two that the program itself gives. */
export const ESTADO_KINDS = ['pendiente', 'pagado', 'otro'] as const;

/** One of {@link ESTADO_KINDS}. */
export type EstadoKind = (typeof ESTADO_KINDS)[number];

/** The id in a filter that stands for all categories, or methods, that do not exist. Real ids begin at 1. */
export const MISSING_ID = 0;

/** What the expenses of a list have in common. Empty lists, nulls and an empty text filter nothing. */
export type GastosFilter = {
  /** Local ids, {@link MISSING_ID} among them. */
  categorias: readonly number[];
  /** Local ids, {@link MISSING_ID} among them. */
  metodosPago: readonly number[];
  estados: readonly EstadoKind[];
  min: Cents | null;
  max: Cents | null;
  /** Words to find in nombre, descripcion, category and method, without case and accents; amounts and months too. */
  q: string;
};

/** Everything that says which expenses a list shows, and how. */
export type GastosQuery = { period: Period; filter: GastosFilter; orden: Orden };

/** A filter that lets everything through. */
export const NO_FILTER: GastosFilter = {
  categorias: [],
  metodosPago: [],
  estados: [],
  min: null,
  max: null,
  q: '',
};

/** A day of a list: where its expenses begin in the list, how many there are, and what they add up to. */
export type ListedDay = { fecha: Fecha; start: number; count: number; total: Cents };

/** What a query finds. */
export type ListedGastos = {
  /** Local ids in the order of the query. */
  ids: ArrayLike<number>;
  /** The list cut into days; null in an order that mixes them. */
  days: readonly ListedDay[] | null;
  totals: Totals;
};

/** How filters see a stored estado. */
export function estadoKindOf(estado: string): EstadoKind {
  return estado === 'pendiente' || estado === 'pagado' ? estado : 'otro';
}

/** Whether a filter lets everything through. */
export function isNoFilter({ categorias, metodosPago, estados, min, max, q }: GastosFilter): boolean {
  const lists = categorias.length + metodosPago.length + estados.length;
  return lists === 0 && min === null && max === null && q.trim() === '';
}

/** Whether two queries ask for the same, in the same words. */
export function sameQuery(one: GastosQuery, other: GastosQuery): boolean {
  return queryText(one) === queryText(other);
}

function queryText({ period, filter, orden }: GastosQuery): string {
  const { categorias, metodosPago, estados, min, max, q } = filter;
  const days = period.kind === 'mes' ? [period.mes] : [period.desde, period.hasta];
  return JSON.stringify([days, categorias, metodosPago, estados, String(min), String(max), q, orden]);
}
