import { useEffect, useState } from 'react';
import type { MesSummaries } from '@/lib/domain/comparison';
import type { Fecha } from '@/lib/domain/dates';
import { answerMeses, readMeses, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { createMesWatch } from '@/lib/page/mes-watch';

/** A period, the day of its question, and the period's months: all if `isWhole`, otherwise those of its answer. */
export type Resumen = { period: ResumenPeriod; today: Fecha; summaries: MesSummaries; isWhole: boolean };

/**
 * The months of a period, up to date; a change reads only its month again. Undefined while loading. After a change of
 * period, the last answer stays until the new one is read.
 */
export function useResumen(period: ResumenPeriod, today: Fecha): Resumen | undefined {
  const [resumen, setResumen] = useState<Resumen>();
  const [watch] = useState(createMesWatch);
  useEffect(() => {
    const meses = readMeses(period, today);
    watch.want(
      meses,
      answerMeses(period),
      (summaries) => {
        setResumen({ period, today, summaries, isWhole: summaries.size === meses.length });
      },
      (error) => {
        // For the page's error boundary, which catches errors of a render.
        setResumen(() => {
          throw error;
        });
      },
    );
  }, [watch, period, today]);
  useEffect(() => watch.end, [watch]);
  return resumen;
}
