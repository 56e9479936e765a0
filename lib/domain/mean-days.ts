import {
  addDays,
  type DayRange,
  daysBetween,
  daysInMes,
  type Fecha,
  lastDayOf,
  type Mes,
  mesOf,
} from './dates';
import { type Cents, divideCents } from './money';
import { type ResumenPeriod, boundsOf, isAhead, periodMeses } from './resumen-period';

/** The days whose expenses a period's average counts. */
type MeanDays = { unit: 'day' | 'mes'; days: DayRange };

/**
 * From the first recorded day through today, of a future period all. A year is averaged by month, without the current one if
 * an earlier one was wholly recorded; by day before the first whole month.
 */
export function meanDaysOf(period: ResumenPeriod, since: Fecha | null, today: Fecha): MeanDays {
  const [first, last] = boundsOf(period);
  const hasta = isAhead(period, today) || today > last ? last : today;
  const isBegun = since !== null && since > first && since <= hasta && since <= today;
  const desde = isBegun ? since : first;
  if (period.kind === 'mes') return { unit: 'day', days: { desde, hasta } };
  const days = { desde, hasta: wholeMesEnd(desde, hasta) };
  const [parts, whole] = mesesIn(period, days);
  return { unit: parts < whole ? 'day' : 'mes', days };
}

/** Divides by the days, or by months in which each day counts as its part of its month. */
export function averageOf(cents: Cents, period: ResumenPeriod, { unit, days }: MeanDays): Cents {
  if (unit === 'day') return divideCents(cents, daysBetween(days.desde, days.hasta) + 1);
  const [parts, whole] = mesesIn(period, days);
  return divideCents(cents * BigInt(whole), parts);
}

/** The last day before the month of `hasta`, if only a part of that month has passed and the one before is whole. */
function wholeMesEnd(desde: Fecha, hasta: Fecha): Fecha {
  const before = addDays(`${mesOf(hasta)}-01`, -1);
  const isOver = hasta === lastDayOf(mesOf(hasta));
  return isOver || `${mesOf(before)}-01` < desde ? hasta : before;
}

/** The months of a period that lie within days, as a fraction. */
function mesesIn(period: ResumenPeriod, days: DayRange): [parts: number, whole: number] {
  let [parts, whole] = [0, 1];
  for (const mes of periodMeses(period)) {
    const [counted, all] = [daysWithin(mes, days), daysInMes(mes)];
    if (counted === all) parts += whole;
    else if (counted > 0) [parts, whole] = [parts * all + counted * whole, whole * all];
  }
  return [parts, whole];
}

function daysWithin(mes: Mes, { desde, hasta }: DayRange): number {
  const [first, last] = [`${mes}-01`, lastDayOf(mes)];
  const [from, to] = [desde > first ? desde : first, hasta < last ? hasta : last];
  return from > to ? 0 : daysBetween(from, to) + 1;
}
