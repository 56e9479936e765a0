import type { Comparison } from '@/lib/domain/comparison';
import { addMesesToMes, type Fecha, mesOf } from '@/lib/domain/dates';
import { partOf, type Cents } from '@/lib/domain/money';
import type { Resumen } from '@/lib/page/resumen-query';
import type { Format } from '@/lib/text/format';
import { moreOrLess, TOTALS } from '@/lib/text/resumen';

/**
 * «12 % menos que a estas alturas de septiembre»; of a part «desde el día 5, 12 % menos que en los mismos días de
 * septiembre». Null if there is nothing to compare.
 */
export function comparisonText(
  { compared }: Comparison,
  resumen: Pick<Resumen, 'period' | 'today'>,
  format: Format,
): string | null {
  if (compared === null || compared.before === 0n) return null;
  const { days, spent, before } = compared;
  if (!days.isPart) return changeText(spent, before, thanText(resumen, format), format);
  const change = changeText(spent, before, TOTALS.inSameDays(nameBefore(resumen, format)), format);
  return [sinceText(days.own.desde, resumen, format), change].join(', ');
}

/** «12,00 € menos que a estas alturas de septiembre». */
export function differenceText(spent: Cents, before: Cents, than: string, format: Format): string {
  return spent === before ? TOTALS.same(than) : moreOrLess(spent, before, than, format);
}

/** The period before, as a comparison names it: «a estas alturas de septiembre». */
export function thanText(resumen: Pick<Resumen, 'period' | 'today'>, format: Format): string {
  const { period, today } = resumen;
  const isCurrent = period.kind === 'mes' ? period.mes === mesOf(today) : period.year === today.slice(0, 4);
  const last = nameBefore(resumen, format);
  return isCurrent ? TOTALS.byNow(last) : TOTALS.inAll(last);
}

function nameBefore({ period }: Pick<Resumen, 'period'>, format: Format): string {
  return period.kind === 'mes'
    ? format.mesName(addMesesToMes(period.mes, -1))
    : addMesesToMes(`${period.year}-01`, -12).slice(0, 4);
}

/** «desde el día 5»; in a year «desde el 1 de julio». */
export function sinceText(fecha: Fecha, { period }: Pick<Resumen, 'period'>, format: Format): string {
  const day = String(Number(fecha.slice(8)));
  return period.kind === 'mes' ? TOTALS.sinceDay(day) : TOTALS.sinceDayOf(day, format.mesName(mesOf(fecha)));
}

function changeText(spent: Cents, before: Cents, than: string, format: Format): string {
  if (spent === before) return TOTALS.same(than);
  const part = partOf(spent > before ? spent - before : before - spent, before);
  if (part < MIN_PART) return TOTALS.almost(than);
  // As long as anything was spent, it is not «100 % menos».
  if (spent < before) return TOTALS.less(format.part(spent > 0n ? Math.min(part, MOST_PART) : part), than);
  return TOTALS.more(format.part(part), than);
}

const MOST_PART = 0.99;

/** A smaller part is no difference. */
const MIN_PART = 0.01;
