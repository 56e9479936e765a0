import type { Comparison } from '@/lib/domain/comparison';
import { addMesesToMes, mesOf } from '@/lib/domain/dates';
import { partOf, type Cents } from '@/lib/domain/money';
import type { Resumen } from '@/lib/page/resumen-query';
import type { Format } from '@/lib/text/format';
import { moreOrLess, TOTALS } from '@/lib/text/resumen';

/** «12 % menos que a estas alturas de septiembre»; null if there is nothing to compare. */
export function comparisonText(
  { spent, before }: Comparison,
  resumen: Pick<Resumen, 'period' | 'today'>,
  format: Format,
): string | null {
  if (before === null || before === 0n) return null;
  const than = thanText(resumen, format);
  if (spent === before) return TOTALS.same(than);
  return spent > before
    ? TOTALS.more(changeText(spent - before, before, format), than)
    : TOTALS.less(changeText(before - spent, before, format), than);
}

/** «12,00 € menos que a estas alturas de septiembre». */
export function differenceText(spent: Cents, before: Cents, than: string, format: Format): string {
  return spent === before ? TOTALS.same(than) : moreOrLess(spent, before, than, format);
}

/** The period before, as a comparison names it: «a estas alturas de septiembre». */
export function thanText({ period, today }: Pick<Resumen, 'period' | 'today'>, format: Format): string {
  const isCurrent = period.kind === 'mes' ? period.mes === mesOf(today) : period.year === today.slice(0, 4);
  const last =
    period.kind === 'mes'
      ? format.mesName(addMesesToMes(period.mes, -1))
      : addMesesToMes(`${period.year}-01`, -12).slice(0, 4);
  return isCurrent ? TOTALS.byNow(last) : TOTALS.inAll(last);
}

function changeText(difference: Cents, before: Cents, format: Format): string {
  return format.part(partOf(difference, before));
}
