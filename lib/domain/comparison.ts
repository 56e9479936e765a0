import {
  addDays,
  addMesesToFecha,
  addMesesToMes,
  type DayRange,
  daysBetween,
  daysInMes,
  type Fecha,
  lastDayOf,
  type Mes,
  mesOf,
} from './dates';
import { joinSummaries, type MesSummary, totalWithin } from './mes-summary';
import { type Cents, divideCents } from './money';
import { boundsOf, isAhead, periodMeses, type ResumenPeriod } from './resumen-period';

/** `since`: the first day with expenses. */
export type Recorded = { summaries: MesSummaries; since: Fecha | null; today: Fecha };

/** Recorded in a period and in the one before; `isPart` unless these are all until today. */
type ComparedDays = { own: DayRange; before: DayRange; isPart: boolean };

export type Comparison = {
  /** In the current period through today. */
  spent: Cents;
  each: { unit: 'day' | 'mes'; days: DayRange; cents: Cents };
  /** Null if too few days were recorded in both. */
  compared: { days: ComparedDays; spent: Cents; before: Cents } | null;
  /**
   * The daily average of the six months before, without months that were not wholly recorded. Null without any, for a
   * year, for a future month, and in a month's first days.
   */
  mean: { each: Cents; meses: number } | null;
};

export type MesSummaries = ReadonlyMap<Mes, MesSummary>;

const MEAN_MESES = 6;

const MIN_COMMON_DAYS = 10;

const MIN_DAYS = 5;

const LAST_DAY = '9999-12-31';

/** All of a past month, none of a future one. */
export function daysPassed(mes: Mes, today: Fecha): number {
  const current = mesOf(today);
  if (mes === current) return Number(today.slice(8));
  return mes < current ? daysInMes(mes) : 0;
}

export function comparePeriod(recorded: Recorded, period: ResumenPeriod): Comparison {
  const { summaries, today } = recorded;
  const meses = periodMeses(period);
  const isCurrent = meses.includes(mesOf(today));
  const spent = spentIn(summaries, meses, { desde: '', hasta: isCurrent ? today : LAST_DAY });
  const days = comparedDays(recorded, period);
  const each = meanDaysOf(period, recorded.since, today);
  return {
    spent,
    each: { ...each, cents: averageOf(spentIn(summaries, meses, each.days), period, each) },
    compared: days && {
      days,
      spent: spentIn(summaries, mesesOf(days.own), days.own),
      before: spentIn(summaries, mesesOf(days.before), days.before),
    },
    mean: period.kind === 'mes' ? meanBefore(recorded, period.mes) : null,
  };
}

/** Null for a period to come, and below ten common days. */
function comparedDays({ since, today }: Recorded, period: ResumenPeriod): ComparedDays | null {
  if (since === null || isAhead(period, today)) return null;
  const back = period.kind === 'mes' ? -1 : -12;
  const [first, last] = boundsOf(period);
  const [firstBefore, lastBefore] = boundsOf(periodBefore(period));
  if (firstBefore >= first) return null;
  const isCurrent = today <= last;
  const before = {
    desde: since > firstBefore ? since : firstBefore,
    hasta: isCurrent ? addMesesToFecha(today, back) : lastBefore,
  };
  const own = { desde: addMesesToFecha(before.desde, -back), hasta: isCurrent ? today : last };
  const common = Math.min(daysBetween(own.desde, own.hasta), daysBetween(before.desde, before.hasta)) + 1;
  return common < MIN_COMMON_DAYS ? null : { own, before, isPart: before.desde > firstBefore };
}

/** Null if the compared days are only a part. */
export function beforeBy(recorded: Recorded, period: ResumenPeriod): MesSummary | null {
  const days = comparedDays(recorded, period);
  if (!days || days.isPart) return null;
  const back = period.kind === 'mes' ? -1 : -12;
  const meses = periodMeses(period).map((mes) => addMesesToMes(mes, back));
  return joinSummaries(
    meses.flatMap((mes) => recorded.summaries.get(mes) ?? []),
    days.before,
  );
}

function periodBefore(period: ResumenPeriod): ResumenPeriod {
  return period.kind === 'mes'
    ? { kind: 'mes', mes: addMesesToMes(period.mes, -1) }
    : { kind: 'year', year: addMesesToMes(`${period.year}-01`, -12).slice(0, 4) };
}

/** The record begins on `since`, its first day with expenses; null without any. */
export function isWhollyRecorded(mes: Mes, since: Fecha | null): boolean {
  return since !== null && `${mes}-01` >= since;
}

function hasGastos(summaries: MesSummaries, meses: readonly Mes[]): boolean {
  return meses.some((mes) => (summaries.get(mes)?.totals.count ?? 0) > 0);
}

function mesesOf({ desde, hasta }: DayRange): Mes[] {
  const meses = [mesOf(desde)];
  for (let mes = mesOf(desde); mes < mesOf(hasta); meses.push(mes)) mes = addMesesToMes(mes, 1);
  return meses;
}

function spentIn(summaries: MesSummaries, meses: readonly Mes[], range: DayRange): Cents {
  let sum = 0n;
  for (const mes of meses) {
    const summary = summaries.get(mes);
    if (summary) sum += totalWithin(summary, range);
  }
  return sum;
}

function meanBefore({ summaries, since, today }: Recorded, mes: Mes): Comparison['mean'] {
  const isEarly = mesOf(today) === mes && daysPassed(mes, today) < MIN_DAYS;
  if (since === null || isEarly || mes > mesOf(today)) return null;
  const before = Array.from({ length: MEAN_MESES }, (_, index) => addMesesToMes(mes, index - MEAN_MESES));
  const whole = before.filter((one) => one < mes && isWhollyRecorded(one, since));
  const counted = whole.slice(whole.findIndex((one) => hasGastos(summaries, [one])));
  if (!hasGastos(summaries, counted)) return null;
  const days = counted.reduce((sum, one) => sum + daysInMes(one), 0);
  const spent = spentIn(summaries, counted, { desde: '', hasta: LAST_DAY });
  return { each: divideCents(spent, days), meses: counted.length };
}

/** Counted for an average. */
type MeanDays = { unit: 'day' | 'mes'; days: DayRange };

/**
 * From the first recorded day through today; all of a future period. A year is averaged by month, without the current
 * one once an earlier one is whole; by day before the first whole month.
 */
function meanDaysOf(period: ResumenPeriod, since: Fecha | null, today: Fecha): MeanDays {
  const [first, last] = boundsOf(period);
  const hasta = isAhead(period, today) || today > last ? last : today;
  const isBegun = since !== null && since > first && since <= hasta && since <= today;
  const desde = isBegun ? since : first;
  if (period.kind === 'mes') return { unit: 'day', days: { desde, hasta } };
  const days = { desde, hasta: wholeMesEnd(desde, hasta) };
  const [parts, whole] = mesesIn(period, days);
  return { unit: parts < whole ? 'day' : 'mes', days };
}

/** A day counts as its part of its month. */
function averageOf(cents: Cents, period: ResumenPeriod, { unit, days }: MeanDays): Cents {
  if (unit === 'day') return divideCents(cents, daysBetween(days.desde, days.hasta) + 1);
  const [parts, whole] = mesesIn(period, days);
  return divideCents(cents * BigInt(whole), parts);
}

/** Leaves out a month that has only begun, if the one before is whole. */
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
