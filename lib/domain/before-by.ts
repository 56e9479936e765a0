import { comparedDays, type Recorded } from './comparison';
import { addMesesToMes } from './dates';
import { joinSummaries, summarizeSummed, type MesSummary } from './mes-summary';
import { periodMeses, type ResumenPeriod } from './resumen-period';

/** Null if the compared days are only a part. */
export function beforeBy(recorded: Recorded, period: ResumenPeriod): MesSummary | null {
  const days = comparedDays(recorded, period);
  if (!days || days.isPart) return null;
  const { desde, hasta } = days.before;
  const back = period.kind === 'mes' ? -1 : -12;
  const meses = periodMeses(period).map((mes) => addMesesToMes(mes, back));
  const { gastos } = joinSummaries(meses.flatMap((mes) => recorded.summaries.get(mes) ?? []));
  return summarizeSummed(gastos.filter(({ fecha }) => fecha >= desde && fecha <= hasta));
}
