import { useEffect, useState } from 'react';
import { watchGastosOfMes } from '@/lib/db/gastos';
import type { MesSummaries } from '@/lib/domain/comparison';
import type { Fecha, Mes } from '@/lib/domain/dates';
import { summarizeMes, type MesSummary } from '@/lib/domain/mes-summary';
import { readMeses, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { pageDatabase } from '@/lib/page/page-database';

/** A period, the day on which it was asked for, and every month that has to do with it. */
export type Resumen = { period: ResumenPeriod; today: Fecha; summaries: MesSummaries };

type Watched = { end: () => void; summary: MesSummary | null };

/**
 * The months that have to do with a period, kept up to date: of a change, only its month is read anew. Undefined while
 * loading; after a change of the period, the last one until the new one is read.
 */
export function useResumen(period: ResumenPeriod, today: Fecha): Resumen | undefined {
  const [resumen, setResumen] = useState<Resumen>();
  const [watch] = useState(createMesWatch);
  useEffect(() => {
    watch.want(
      readMeses(period, today),
      (summaries) => {
        setResumen({ period, today, summaries });
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

type MesWatch = {
  /** Calls back with these months once all are read, and after every change of one, until other ones are wanted. */
  want: (
    meses: readonly Mes[],
    onRead: (summaries: MesSummaries) => void,
    onError: (error: unknown) => void,
  ) => void;
  end: () => void;
};

/** Watches months; those that are wanted again are not read again. */
function createMesWatch(): MesWatch {
  const watched = new Map<Mes, Watched>();
  let tell: () => void;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Months that change together arrive one after the other. */
  function tellSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      tell();
    });
  }

  function start(mes: Mes, onError: (error: unknown) => void) {
    const one: Watched = { end: () => undefined, summary: null };
    watched.set(mes, one);
    one.end = watchGastosOfMes(
      pageDatabase,
      mes,
      (gastos) => {
        one.summary = summarizeMes(gastos);
        tellSoon();
      },
      onError,
    );
  }

  return {
    want(meses, onRead, onError) {
      tell = () => {
        const summaries = new Map<Mes, MesSummary>();
        for (const [mes, { summary }] of watched) if (summary) summaries.set(mes, summary);
        if (summaries.size === meses.length) onRead(summaries);
      };
      for (const [mes, { end }] of watched)
        if (!meses.includes(mes)) {
          end();
          watched.delete(mes);
        }
      for (const mes of meses) if (!watched.has(mes)) start(mes, onError);
      tell();
    },
    end() {
      clearTimeout(timer);
      for (const { end } of watched.values()) end();
      watched.clear();
    },
  };
}
