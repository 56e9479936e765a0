import { firstFecha, lastFechaThrough } from '@/lib/db/read-gastos';
import type { Recorded } from '@/lib/domain/comparison';
import type { Fecha, Mes } from '@/lib/domain/dates';
import { type MesSummary, summarizeMes } from '@/lib/domain/mes-summary';
import { answerMeses, readMeses, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { combinedQuery, dataQuery, type Query, type StoredQuery } from './query';
import { readMes } from './queries';

/** Null without expenses. */
export const firstRecorded = dataQuery('first day', firstFecha);

/** The newest day with expenses. */
export function lastRecorded(through: Fecha): StoredQuery<Fecha | null> {
  return dataQuery(`last day ${through}`, (data) => lastFechaThrough(data, through));
}

/** All months of the period if `isWhole`, otherwise those of its answer. `today` is the day of the question. */
export type Resumen = Recorded & { period: ResumenPeriod; isWhole: boolean };

/** The question that was asked before its screen came. */
let askedAhead: string | null = null;

/** Asks for the months of the answer before the screen does, which is then drawn with them at once. */
export function askResumen(period: ResumenPeriod, today: Fecha): void {
  askedAhead = nameOf(period, today);
  void firstRecorded.ask();
  for (const mes of answerMeses(period)) void summaryOfMes(mes).ask();
}

function nameOf(period: ResumenPeriod, today: Fecha): string {
  return `resumen ${period.kind === 'mes' ? period.mes : period.year} ${today}`;
}

/** A change reads only its month again. The months of the answer come first. */
export function resumenQuery(period: ResumenPeriod, today: Fecha): Required<Query<Resumen>> {
  const name = nameOf(period, today);
  const meses = readMeses(period, today);

  function ofMeses(some: readonly Mes[]): Required<Query<Resumen>> {
    return combinedQuery(
      name,
      [firstRecorded, ...some.map(summaryOfMes)] as const,
      ([since, ...summaries]) => ({
        period,
        since,
        today,
        summaries: new Map(some.flatMap((mes, place) => (summaries[place] ? [[mes, summaries[place]]] : []))),
        isWhole: some.length === meses.length,
      }),
    );
  }

  const whole = ofMeses(meses);
  const first = ofMeses(answerMeses(period));
  return {
    ...whole,
    known: () => whole.known() ?? (askedAhead === name ? first.known() : undefined),
    follow: (onAnswer, onError) => {
      const isFirst = askedAhead === name;
      askedAhead = null;
      // After a step, the last period stays until the new one is whole.
      if (!isFirst && meses.some((mes) => summaryOfMes(mes).known())) return whole.follow(onAnswer, onError);
      let endWhole: (() => void) | undefined;
      const endFirst = first.follow((answer) => {
        if (!whole.known()) onAnswer(answer);
        endWhole ??= whole.follow(onAnswer, onError);
      }, onError);
      return () => {
        endFirst();
        endWhole?.();
      };
    },
  };
}

export function summaryOfMes(mes: Mes): StoredQuery<MesSummary> {
  return dataQuery(`summary ${mes}`, async (data) => summarizeMes(await readMes(data, mes)));
}
