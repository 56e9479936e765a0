import { watchGastosOfMes } from '@/lib/db/gasto-rows';
import type { MesSummaries } from '@/lib/domain/comparison';
import type { Mes } from '@/lib/domain/dates';
import { summarizeMes, type MesSummary } from '@/lib/domain/mes-summary';
import { pageDatabase } from './page-database';

export type MesWatch = {
  /**
   * Calls back once all these months are read and after every change, until other months are wanted. If none is
   * read yet, `first` comes before the others.
   */
  want: (
    meses: readonly Mes[],
    first: readonly Mes[],
    onRead: (summaries: MesSummaries) => void,
    onError: (error: unknown) => void,
  ) => void;
  end: () => void;
};

type Watched = { end: () => void; summary: MesSummary | null };

/** Months wanted again are not read again. */
export function createMesWatch(): MesWatch {
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
    want(meses, first, onRead, onError) {
      tell = () => {
        const summaries = new Map<Mes, MesSummary>();
        for (const [mes, { summary }] of watched) if (summary) summaries.set(mes, summary);
        if (summaries.size < watched.size) return;
        onRead(summaries);
        startAll(meses);
      };
      function startAll(wanted: readonly Mes[]) {
        for (const mes of wanted) if (!watched.has(mes)) start(mes, onError);
      }
      for (const [mes, { end }] of watched)
        if (!meses.includes(mes)) {
          end();
          watched.delete(mes);
        }
      const isEmpty = watched.size === 0;
      startAll(isEmpty ? first : meses);
      if (!isEmpty) tell();
    },
    end() {
      clearTimeout(timer);
      for (const { end } of watched.values()) end();
      watched.clear();
    },
  };
}
