import { cutSearch } from '@/lib/read/words';
import { ALL_TIME, type Fecha, isFecha, isMes, type Period } from './dates';
import { readEtiquetas } from './etiquetas';
import {
  DEVOLUCION_KINDS,
  ESTADO_KINDS,
  ETIQUETAS_MODOS,
  type GastosFilter,
  type GastosQuery,
  MISSING_ID,
  NO_FILTER,
  type Orden,
  ORDENES,
} from './gastos-query';
import { type Cents, centsToDecimal } from './money';

/** Opens the form of a new expense, on any page. */
export const NEW_PARAMETER = 'nuevo';

/** Begins a line from another program. A host never sees a fragment. */
export const LINE_FRAGMENT = '#linea=';

/** In sessionStorage, from the page's head until the line is taken. */
export const OUTSIDE_LINE_KEY = 'mis-gastos:outside-line';

/** From its `?` on. */
export function asksForNew(search: string): boolean {
  return new URLSearchParams(search).has(NEW_PARAMETER);
}

export function withNew(search: string): string {
  if (asksForNew(search)) return search;
  return search === '' ? `?${NEW_PARAMETER}` : `${search}&${NEW_PARAMETER}`;
}

export function withoutNew(search: string): string {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => part !== '' && part.split('=')[0] !== NEW_PARAMETER);
  return others.length === 0 ? '' : `?${others.join('&')}`;
}

/** Without a period, the list chooses a month. */
export type AskedQuery = Omit<GastosQuery, 'period'> & { period: Period | null };

const { etiquetasModo: USUAL_MODO } = NO_FILTER;
const USUAL_ORDEN: Orden = 'fecha-desc';
// As long as the largest number that can be stored.
const CANTIDAD = /^(\d{1,309})(?:\.(\d{1,2}))?$/;

/**
 * Reads `mes=2026-10`, or `desde` and `hasta`, or `todo`; `cat=1,3`, `metodo=`, `estado=`, `devolucion=`, `etiqueta=` with
 * `etiquetas=todas` or `sin`, `min=`, `max=`, `q=`, `orden=`. Unreadable parts are left out; a long search is cut;
 * days and amounts are put in order.
 */
export function readAddress(params: URLSearchParams): AskedQuery {
  const [min, max] = orderedEnds(readCents(params.get('min')), readCents(params.get('max')));
  const filter: GastosFilter = {
    categorias: readIds(listed('cat')),
    metodosPago: readIds(listed('metodo')),
    estados: readKinds(ESTADO_KINDS, listed('estado')),
    devoluciones: readKinds(DEVOLUCION_KINDS, listed('devolucion')),
    etiquetas: readEtiquetas(listed('etiqueta')).kept,
    etiquetasModo: ETIQUETAS_MODOS.find((modo) => modo === params.get('etiquetas')) ?? USUAL_MODO,
    min,
    max,
    q: cutSearch(params.get('q') ?? ''),
  };
  const orden = ORDENES.find((one) => one === params.get('orden')) ?? USUAL_ORDEN;
  // A tag's own address is of all time.
  const usual = filter.etiquetas.length > 0 ? ALL_TIME : null;
  return { period: readPeriod(params) ?? usual, filter, orden };

  function listed(name: string): string {
    return params.getAll(name).join(',');
  }
}

/** {@link readAddress} reads the same query. */
export function writeAddress({ period, filter, orden }: AskedQuery): string {
  const params: string[] = [];
  function add(name: string, value: string | null) {
    if (value) params.push(`${name}=${value}`);
  }
  if (period?.kind === 'mes') add('mes', period.mes);
  if (period?.kind === 'range') {
    if (period.desde === null && period.hasta === null) params.push('todo');
    add('desde', period.desde);
    add('hasta', period.hasta);
  }
  add('cat', filter.categorias.join(','));
  add('metodo', filter.metodosPago.join(','));
  add('estado', filter.estados.join(','));
  add('devolucion', filter.devoluciones.join(','));
  add('etiqueta', filter.etiquetas.map(encodeURIComponent).join(','));
  add('etiquetas', filter.etiquetasModo === USUAL_MODO ? null : filter.etiquetasModo);
  add('min', filter.min === null ? null : centsToDecimal(filter.min));
  add('max', filter.max === null ? null : centsToDecimal(filter.max));
  add('q', encodeURIComponent(cutSearch(filter.q).toWellFormed()));
  add('orden', orden === USUAL_ORDEN ? null : orden);
  return params.join('&');
}

/** Begins at the site's root. */
export function listAddress(
  period: Period,
  filter: Partial<GastosFilter> = {},
  orden: Orden = USUAL_ORDEN,
): string {
  return `/gastos/?${writeAddress({ period, filter: { ...NO_FILTER, ...filter }, orden })}`;
}

function readKinds<Kind extends string>(kinds: readonly Kind[], text: string): Kind[] {
  const given = text.split(',');
  return kinds.filter((kind) => given.includes(kind));
}

function readPeriod(params: URLSearchParams): Period | null {
  const mes = params.get('mes');
  if (mes !== null && isMes(mes)) return { kind: 'mes', mes };
  const [desde, hasta] = orderedEnds(readFecha(params.get('desde')), readFecha(params.get('hasta')));
  return desde !== null || hasta !== null || params.has('todo') ? { kind: 'range', desde, hasta } : null;
}

/** Either end may be open. */
export function orderedEnds<End extends Fecha | Cents>(from: End | null, to: End | null) {
  return from !== null && to !== null && from > to ? ([to, from] as const) : ([from, to] as const);
}

function readFecha(text: string | null): Fecha | null {
  return text !== null && isFecha(text) ? text : null;
}

function readIds(text: string): number[] {
  const ids = text.split(',').filter((id) => /^\d{1,15}$/.test(id));
  return [...new Set(ids.map(Number))].filter((id) => id >= MISSING_ID);
}

function readCents(text: string | null): Cents | null {
  const [, whole, decimals = ''] = CANTIDAD.exec(text ?? '') ?? [];
  return whole === undefined ? null : BigInt(whole + decimals.padEnd(2, '0'));
}
