import { useEffect, useState } from 'react';
import type { MesSummaries } from '@/lib/domain/comparison';
import type { Fecha } from '@/lib/domain/dates';
import { answerMeses, readMeses, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { createMesWatch } from '@/lib/page/mes-watch';

/**
 * A period, the day on which it was asked for, and the months that have to do with it: every one or, while not all are
 * read, those that say how the period is doing.
 */
export type Resumen = { period: ResumenPeriod; today: Fecha; summaries: MesSummaries; isWhole: boolean };

/**
 * The months that have to do with a period, kept up to date: of a change, only its month is read anew. Undefined while
 * loading; after a change of the period, the last one until the new one is read.
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
        // For the page's error boundary, which catches what a render throws.
        setResumen(() => {
          throw error;
        });
      },
    );
  }, [watch, period, today]);
  useEffect(() => watch.end, [watch]);
  return resumen;
}
