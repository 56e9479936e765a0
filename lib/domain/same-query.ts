import type { GastosQuery } from './gastos-query';

/** Whether two queries ask for the same, in the same words. */
export function sameQuery(one: GastosQuery, other: GastosQuery): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ period, filter, orden }: GastosQuery): string {
  const { categorias, metodosPago, estados, min, max, q } = filter;
  const days = period.kind === 'mes' ? [period.mes] : [period.desde, period.hasta];
  return JSON.stringify([days, categorias, metodosPago, estados, String(min), String(max), q, orden]);
}
