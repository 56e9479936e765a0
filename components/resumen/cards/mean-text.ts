import type { Comparison } from '@/lib/domain/comparison';
import { type DayRange, type Fecha, lastDayOf, mesOf } from '@/lib/domain/dates';
import { boundsOf, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { capitalize, type Format } from '@/lib/text/format';
import { TOTALS } from '@/lib/text/resumen';
import { roundMean } from '@/lib/text/share';
import { sinceText } from './comparison-text';

/** «Media de los 6 meses anteriores: 47,20 €»; if not known, the days of the average that are not all until today. */
export function meanText(
  { mean, each }: Pick<Comparison, 'mean' | 'each'>,
  { period, today }: { period: ResumenPeriod; today: Fecha },
  most: number,
  format: Format,
): string | null {
  if (mean) {
    const cantidad = briefCantidad(roundMean(mean.each, format), most, format);
    return format.choose(mean.meses, TOTALS.mean(format.plainNumber(mean.meses), cantidad));
  }
  const [first, last] = boundsOf(period);
  const { desde, hasta } = each.days;
  const isThrough = hasta === last || hasta === today;
  if (isThrough && desde === first) return null;
  if (isThrough) return capitalize(sinceText(desde, { period }, format));
  return wholeMesesText(each.days, format) ?? format.period({ kind: 'range', desde, hasta });
}

/** «De enero a octubre», «En enero»; null if a month is there in part. */
function wholeMesesText({ desde, hasta }: DayRange, format: Format): string | null {
  if (!desde.endsWith('-01') || hasta !== lastDayOf(mesOf(hasta))) return null;
  const [from, to] = [format.mesName(desde), format.mesName(hasta)];
  return from === to ? capitalize(TOTALS.inAll(from)) : TOTALS.meses(from, to);
}
