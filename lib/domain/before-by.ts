import { hasGastos, type MesSummaries } from './comparison';
import { addMesesToFecha, addMesesToMes, mesOf, type Fecha } from './dates';
import { joinSummaries, summarizeSummed, type MesSummary } from './mes-summary';
import { isAhead, periodMeses, type ResumenPeriod } from './resumen-period';

/**
 * Sums up the month or year before, through the same day if the period is current. Answers null without expenses, and
 * for a period to come.
 */
export function beforeBy(summaries: MesSummaries, period: ResumenPeriod, today: Fecha): MesSummary | null {
  if (isAhead(period, today)) return null;
  const back = period.kind === 'mes' ? -1 : -12;
  const meses = periodMeses(period).map((mes) => addMesesToMes(mes, back));
  if (!hasGastos(summaries, meses)) return null;
  const last = addMesesToFecha(today, back);
  const isCurrent = periodMeses(period).includes(mesOf(today));
  const before = joinSummaries(meses.flatMap((mes) => summaries.get(mes) ?? []));
  return isCurrent ? summarizeSummed(before.gastos.filter(({ fecha }) => fecha <= last)) : before;
}
