import { addMesesToFecha, addMesesToMes, daysInMes, mesOf, type Fecha, type Mes } from './dates';
import { totalThrough, type MesSummary } from './mes-summary';
import { divideCents, type Cents } from './money';
import { isAhead, type ResumenPeriod } from './resumen-period';

export type Comparison = {
  /** Through today in the current period, otherwise in all. */
  spent: Cents;
  /**
   * The average of `spent`. A month: by day passed, or by every day of a month to come. A year: by month so far, from
   * the first one with expenses if the year before has none.
   */
  each: Cents;
  /**
   * Spent in the period before, through the same day if the period is current. Null without expenses, and for a
   * future period.
   */
  before: Cents | null;
  /**
   * The daily average of the six months before, from the first with expenses. Null without any, for a year, and for a
   * future month.
   */
  mean: { each: Cents; meses: number } | null;
};

export type MesSummaries = ReadonlyMap<Mes, MesSummary>;

const MEAN_MESES = 6;

/** Counts all days of a past month, and none of a future one. */
export function daysPassed(mes: Mes, today: Fecha): number {
  const current = mesOf(today);
  if (mes === current) return Number(today.slice(8));
  return mes < current ? daysInMes(mes) : 0;
}

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

export function hasGastos(summaries: MesSummaries, meses: readonly Mes[]): boolean {
  return meses.some((mes) => (summaries.get(mes)?.totals.count ?? 0) > 0);
}

/** Null `through` means all days. */
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
