import { addMesesToMes, lastDayOf, mesOf, type Fecha, type Mes } from './dates';
import { type Period, wholeYearOf, yearOf } from './period';

/** What the start page sums up: a month or a year, as YYYY. */
export type ResumenPeriod = { kind: 'mes'; mes: Mes } | { kind: 'year'; year: string };

/** What the start page shows for the period of an address: a month, a whole year, or otherwise the usual month. */
export function resumenPeriodOf(asked: Period | null, usual: Mes): ResumenPeriod {
  if (asked?.kind === 'mes') return asked;
  const year = asked && wholeYearOf(asked);
  return year ? { kind: 'year', year } : { kind: 'mes', mes: usual };
}

/** The period of the list with the same expenses. */
export function listPeriodOf(period: ResumenPeriod): Period {
  return period.kind === 'mes' ? period : yearOf(`${period.year}-01-01`);
}

/** Whether a period is still to come. */
export function isAhead(period: ResumenPeriod, today: Fecha): boolean {
  return period.kind === 'mes' ? period.mes > mesOf(today) : period.year > today.slice(0, 4);
}

/** The months of a period. */
export function periodMeses(period: ResumenPeriod): Mes[] {
  return period.kind === 'mes' ? [period.mes] : mesesUpTo(`${period.year}-12`, 12);
}

/** The months that are drawn beside each other: the twelve that end with a month, or those of a year. */
export function drawnMeses(period: ResumenPeriod): Mes[] {
  const last = period.kind === 'mes' ? period.mes : `${period.year}-12`;
  return mesesUpTo(last, 12);
}

/** The days of the months that are drawn beside each other. */
export function drawnPeriodOf(period: ResumenPeriod): Period {
  if (period.kind === 'year') return listPeriodOf(period);
  return { kind: 'range', desde: `${addMesesToMes(period.mes, -11)}-01`, hasta: lastDayOf(period.mes) };
}

/** The months that say how a period is doing: its own, and as many before it. */
export function answerMeses(period: ResumenPeriod): Mes[] {
  return period.kind === 'mes' ? mesesUpTo(period.mes, 2) : mesesUpTo(`${period.year}-12`, 24);
}

/** Every month that the start page has to read: those that are drawn, and those that they are compared with. */
export function readMeses(period: ResumenPeriod, today: Fecha): Mes[] {
  if (period.kind === 'year') return answerMeses(period);
  const current = mesOf(today);
  return [...new Set([...drawnMeses(period), ...(period.mes === current ? historyMeses(current) : [])])];
}

/**
 * The months that show which expenses repeat: the last 15 and the next one, which may hold expenses entered ahead,
 * and five more around two years ago, for what comes once a year.
 */
function historyMeses(current: Mes): Mes[] {
  return [...mesesUpTo(addMesesToMes(current, 1), 16), ...mesesUpTo(addMesesToMes(current, -22), 5)];
}

function mesesUpTo(last: Mes, count: number): Mes[] {
  const meses = Array.from({ length: count }, (_, index) => addMesesToMes(last, index - count + 1));
  // Before the year 0000 there is no month.
  return [...new Set(meses)];
}
