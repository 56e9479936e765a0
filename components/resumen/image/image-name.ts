import type { Period } from '@/lib/domain/period';
import { listPeriodOf, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { capitalize, type Format } from '@/lib/text/format';

/** What an image of a figure is called: its file, without the ending, and the line at its head. */
export type ImageName = { fileName: string; head: string };

/** «categorias-2026-10», «Octubre de 2026». `shown` are the days that the figure shows, where they are more than the period. */
export function imageName(
  figure: string,
  period: ResumenPeriod,
  format: Format,
  shown: Period = listPeriodOf(period),
): ImageName {
  return {
    fileName: `${figure}-${period.kind === 'mes' ? period.mes : period.year}`,
    head: capitalize(format.period(shown)),
  };
}
