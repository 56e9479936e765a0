import {
  addMesesToMes,
  type Fecha,
  lastDayOf,
  type Mes,
  mesOf,
  type Period,
  wholeYearOf,
  yearOf,
} from './dates';

/** A year is YYYY. */
export type ResumenPeriod = { kind: 'mes'; mes: Mes } | { kind: 'year'; year: string };

/** The month or year of an address, otherwise the current month. */
export function resumenPeriodOf(asked: Period | null, current: Mes): ResumenPeriod {
  if (asked?.kind === 'mes') return asked;
  const year = asked && wholeYearOf(asked);
  return year ? { kind: 'year', year } : { kind: 'mes', mes: current };
}

export function listPeriodOf(period: ResumenPeriod): Period {
  return period.kind === 'mes' ? period : yearOf(`${period.year}-01-01`);
}

export function boundsOf(period: ResumenPeriod): [first: Fecha, last: Fecha] {
  return period.kind === 'mes'
    ? [`${period.mes}-01`, lastDayOf(period.mes)]
    : [`${period.year}-01-01`, `${period.year}-12-31`];
}

export function isCurrent(period: ResumenPeriod, today: Fecha): boolean {
  return today.startsWith(period.kind === 'mes' ? period.mes : period.year);
}

export function isAhead(period: ResumenPeriod, today: Fecha): boolean {
  return period.kind === 'mes' ? period.mes > mesOf(today) : period.year > today.slice(0, 4);
}

export function periodMeses(period: ResumenPeriod): Mes[] {
  return period.kind === 'mes' ? [period.mes] : mesesUpTo(`${period.year}-12`, 12);
}

/** Twelve: up to a month, or of a year. */
export function drawnMeses(period: ResumenPeriod): Mes[] {
  const last = period.kind === 'mes' ? period.mes : `${period.year}-12`;
  return mesesUpTo(last, 12);
}

export function drawnPeriodOf(period: ResumenPeriod): Period {
  if (period.kind === 'year') return listPeriodOf(period);
  return { kind: 'range', desde: `${addMesesToMes(period.mes, -11)}-01`, hasta: lastDayOf(period.mes) };
}

/** The period's, and as many before. */
export function answerMeses(period: ResumenPeriod): Mes[] {
  return period.kind === 'mes' ? mesesUpTo(period.mes, 2) : mesesUpTo(`${period.year}-12`, 24);
}

/** To draw, to compare, and to search for series. */
export function readMeses(period: ResumenPeriod, today: Fecha): Mes[] {
  if (period.kind === 'year') return answerMeses(period);
  const current = mesOf(today);
  const others = period.mes >= current ? historyMeses(current) : aYearBefore(period.mes);
  return [...new Set([...drawnMeses(period), ...others])];
}

/** A yearly recibo may have come some days sooner, in the month before. */
function aYearBefore(mes: Mes): Mes[] {
  return mesesUpTo(addMesesToMes(mes, -12), 2);
}

/** The last 15, the next one for expenses entered ahead, and five around two years ago for yearly ones. */
function historyMeses(current: Mes): Mes[] {
  return [...mesesUpTo(addMesesToMes(current, 1), 16), ...mesesUpTo(addMesesToMes(current, -22), 5)];
}

function mesesUpTo(last: Mes, count: number): Mes[] {
  const meses = Array.from({ length: count }, (_, index) => addMesesToMes(last, index - count + 1));
  // There is no month before the year 0000.
  return [...new Set(meses)];
}
