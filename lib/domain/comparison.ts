import { addMonths, addMonthsToMes, daysInMes, mesOf, type Fecha, type Mes } from './dates';
import { totalThrough, type MesSummary } from './mes-summary';
import { divideCents, type Cents } from './money';
import type { ResumenPeriod } from './resumen-period';

/** How a month or a year stands beside those before it. */
export type Comparison = {
  /** What was spent so far: of the current one through today, of any other in all. */
  spent: Cents;
  /**
   * What that is on average: a day of a month so far, all of one that is still to come; a month of a year so far, from
   * the first with expenses on where the year before has none.
   */
  each: Cents;
  /** What the one before had spent by the same day; null where it has no expenses. */
  before: Cents | null;
  /**
   * What the months before a month, six at most, have spent on average; null where none of them has expenses, and for a
   * year. They begin with the first of the six that has some.
   */
  mean: { each: Cents; months: number } | null;
};

/** Months by what their expenses come to. */
export type MesSummaries = ReadonlyMap<Mes, MesSummary>;

const MEAN_MONTHS = 6;

/** How many days of a month have passed: all of one before the current one, none of one that is still to come. */
export function daysPassed(mes: Mes, today: Fecha): number {
  const current = mesOf(today);
  if (mes === current) return Number(today.slice(8));
  return mes < current ? daysInMes(mes) : 0;
}

/** Compares a period with those before it. */
export function comparePeriod(summaries: MesSummaries, period: ResumenPeriod, today: Fecha): Comparison {
  return period.kind === 'mes'
    ? compareMes(summaries, period.mes, today)
    : compareYear(summaries, period.year, today);
}

function compareMes(summaries: MesSummaries, mes: Mes, today: Fecha): Comparison {
  const last = addMonthsToMes(mes, -1);
  const isCurrent = mes === mesOf(today);
  const spent = spentIn(summaries, [mes], isCurrent ? today : null);
  return {
    spent,
    each: divideCents(spent, daysPassed(mes, today) || daysInMes(mes)),
    before: hasGastos(summaries, [last])
      ? spentIn(summaries, [last], isCurrent ? addMonths(today, -1) : null)
      : null,
    mean: meanBefore(summaries, mes),
  };
}

function compareYear(summaries: MesSummaries, year: string, today: Fecha): Comparison {
  const meses = Array.from({ length: 12 }, (_, index) => addMonthsToMes(`${year}-01`, index));
  const last = meses.map((mes) => addMonthsToMes(mes, -12));
  const isCurrent = year === today.slice(0, 4);
  const spent = spentIn(summaries, meses, isCurrent ? today : null);
  const first = hasGastos(summaries, last) ? 0 : meses.findIndex((mes) => hasGastos(summaries, [mes]));
  const passed = (isCurrent ? Number(today.slice(5, 7)) : 12) - Math.max(first, 0);
  return {
    spent,
    each: divideCents(spent, Math.max(passed, 1)),
    before: hasGastos(summaries, last)
      ? spentIn(summaries, last, isCurrent ? addMonths(today, -12) : null)
      : null,
    mean: null,
  };
}

function hasGastos(summaries: MesSummaries, meses: readonly Mes[]): boolean {
  return meses.some((mes) => (summaries.get(mes)?.totals.count ?? 0) > 0);
}

/** What was spent in months, through a day where one is given. */
function spentIn(summaries: MesSummaries, meses: readonly Mes[], through: Fecha | null): Cents {
  let sum = 0n;
  for (const mes of meses) {
    const summary = summaries.get(mes);
    if (summary) sum += through === null ? summary.totals.total : totalThrough(summary, through);
  }
  return sum;
}

function meanBefore(summaries: MesSummaries, mes: Mes): Comparison['mean'] {
  const before = Array.from({ length: MEAN_MONTHS }, (_, index) => addMonthsToMes(mes, index - MEAN_MONTHS));
  const first = before.findIndex((one) => hasGastos(summaries, [one]));
  if (first === -1) return null;
  const counted = before.slice(first);
  return { each: divideCents(spentIn(summaries, counted, null), counted.length), months: counted.length };
}
