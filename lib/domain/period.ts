import {
  addDays,
  addMesesToFecha,
  addMesesToMes,
  daysBetween,
  type Fecha,
  isFecha,
  type Mes,
  type Weekday,
  weekOf,
} from './dates';

/** A range includes both ends; null is open. */
export type Period = { kind: 'mes'; mes: Mes } | { kind: 'range'; desde: Fecha | null; hasta: Fecha | null };

export const ALL_TIME: Period = { kind: 'range', desde: null, hasta: null };

export function isAllTime(period: Period): boolean {
  return period.kind === 'range' && period.desde === null && period.hasta === null;
}

export function yearOf(fecha: Fecha): Period {
  const year = fecha.slice(0, 4);
  return { kind: 'range', desde: `${year}-01-01`, hasta: `${year}-12-31` };
}

export function weekPeriodOf(fecha: Fecha, firstWeekday: Weekday): Period {
  const days = weekOf(fecha, firstWeekday);
  return { kind: 'range', desde: days[0] ?? fecha, hasta: days[6] ?? fecha };
}

/** YYYY if a period covers exactly one year. */
export function wholeYearOf(period: Period): string | null {
  if (period.kind === 'mes' || !period.desde?.endsWith('-01-01')) return null;
  const year = period.desde.slice(0, 4);
  return period.hasta === `${year}-12-31` ? year : null;
}

/** The same length before (-1) or after (1). Null for an open end, and outside the years 0000 to 9999. */
export function neighbourOf(period: Period, direction: -1 | 1): Period | null {
  if (period.kind === 'mes') {
    const mes = addMesesToMes(period.mes, direction);
    return mes === period.mes ? null : { kind: 'mes', mes };
  }
  const { desde, hasta } = period;
  if (desde === null || hasta === null || desde > hasta) return null;
  const year = wholeYearOf(period);
  if (year !== null) {
    const first = addMesesToFecha(desde, 12 * direction);
    return first.slice(0, 4) === year ? null : yearOf(first);
  }
  const days = (daysBetween(desde, hasta) + 1) * direction;
  const neighbour = { desde: addDays(desde, days), hasta: addDays(hasta, days) };
  return isFecha(neighbour.desde) && isFecha(neighbour.hasta) ? { kind: 'range', ...neighbour } : null;
}

export function isInPeriod(fecha: Fecha, period: Period): boolean {
  if (period.kind === 'mes') return fecha.startsWith(period.mes);
  return (period.desde === null || fecha >= period.desde) && (period.hasta === null || fecha <= period.hasta);
}
