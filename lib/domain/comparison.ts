import { addMesesToFecha, addMesesToMes, daysInMes, mesOf, type Fecha, type Mes } from './dates';
import { totalThrough, type MesSummary } from './mes-summary';
import { divideCents, type Cents } from './money';
import { isAhead, type ResumenPeriod } from './resumen-period';

/** What was spent in a month or a year, compared with those before it. */
export type Comparison = {
  /** What was spent: through today if it is the current one, otherwise in all of it. */
  spent: Cents;
  /**
   * The average of that. For a month: by day, of the days that have passed, or of all if it is still to come. For a
   * year: by month, of the months so far; if the year before has no expenses, they begin with the first month that
   * has some.
   */
  each: Cents;
  /** What was spent in the one before by the same day; null if it has no expenses, and for one still to come. */
  before: Cents | null;
  /**
   * What was spent on average a day in the six months before a month, beginning with the first of them that has
   * expenses. Null if none has, for a year, and before a month that is still to come.
   */
  mean: { each: Cents; meses: number } | null;
};

/** The summary of each month. */
export type MesSummaries = ReadonlyMap<Mes, MesSummary>;

const MEAN_MESES = 6;

/** How many days of a month have passed: all of one before the current one, none of one that is still to come. */
export function daysPassed(mes: Mes, today: Fecha): number {
  const current = mesOf(today);
  if (mes === current) return Number(today.slice(8));
  return mes < current ? daysInMes(mes) : 0;
}

/** Compares a period with those before it. */
export function comparePeriod(summaries: MesSummaries, period: ResumenPeriod, today: Fecha): Comparison {
  const comparison =
    period.kind === 'mes'
      ? compareMes(summaries, period.mes, today)
      : compareYear(summaries, period.year, today);
  return isAhead(period, today) ? { ...comparison, before: null, mean: null } : comparison;
}

function compareMes(summaries: MesSummaries, mes: Mes, today: Fecha): Comparison {
  const last = addMesesToMes(mes, -1);
  const isCurrent = mes === mesOf(today);
  const spent = spentIn(summaries, [mes], isCurrent ? today : null);
  return {
    spent,
    each: divideCents(spent, daysPassed(mes, today) || daysInMes(mes)),
    before: hasGastos(summaries, [last])
      ? spentIn(summaries, [last], isCurrent ? addMesesToFecha(today, -1) : null)
      : null,
    mean: meanBefore(summaries, mes),
  };
}

function compareYear(summaries: MesSummaries, year: string, today: Fecha): Comparison {
  const meses = Array.from({ length: 12 }, (_, index) => addMesesToMes(`${year}-01`, index));
  const last = meses.map((mes) => addMesesToMes(mes, -12));
  const isCurrent = year === today.slice(0, 4);
  const spent = spentIn(summaries, meses, isCurrent ? today : null);
  const first = hasGastos(summaries, last) ? 0 : meses.findIndex((mes) => hasGastos(summaries, [mes]));
  const passed = (isCurrent ? Number(today.slice(5, 7)) : 12) - Math.max(first, 0);
  return {
    spent,
    each: divideCents(spent, Math.max(passed, 1)),
    before: hasGastos(summaries, last)
      ? spentIn(summaries, last, isCurrent ? addMesesToFecha(today, -12) : null)
      : null,
    mean: null,
  };
}

/** Whether one of some months has expenses. */
export function hasGastos(summaries: MesSummaries, meses: readonly Mes[]): boolean {
  return meses.some((mes) => (summaries.get(mes)?.totals.count ?? 0) > 0);
}

/** What was spent in some months, through a day if one is given. */
function spentIn(summaries: MesSummaries, meses: readonly Mes[], through: Fecha | null): Cents {
  let sum = 0n;
  for (const mes of meses) {
    const summary = summaries.get(mes);
    if (summary) sum += through === null ? summary.totals.total : totalThrough(summary, through);
  }
  return sum;
}

function meanBefore(summaries: MesSummaries, mes: Mes): Comparison['mean'] {
  const before = Array.from({ length: MEAN_MESES }, (_, index) => addMesesToMes(mes, index - MEAN_MESES));
  const first = before.findIndex((one) => hasGastos(summaries, [one]));
  if (first === -1) return null;
  const counted = before.slice(first);
  const days = counted.reduce((sum, one) => sum + daysInMes(one), 0);
  return { each: divideCents(spentIn(summaries, counted, null), days), meses: counted.length };
}
