import { listGastosAfter, readNewestDays } from '@/lib/db/gastos-by-day';
import type { Fecha, Period } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { type EtiquetaInUse, type EtiquetaSums, sumEtiquetas } from '@/lib/domain/etiqueta-sums';
import { type GastosFilter, NO_FILTER } from '@/lib/domain/gastos-query';
import type { Guess, Guesses, GuessQuestion } from '@/lib/domain/guess/gasto-guesser';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import { writeAddress } from '@/lib/domain/query-address';
import { gastosIndex } from './gastos-index-client';
import { combinedQuery, dataQuery, type Query, type StoredQuery } from './query';
import { gastosOfMes } from './queries';

/** Enough to tell habits, and read in a moment. */
const NEWEST = 300;

export const newestGastos = dataQuery('newest days', (data) => readNewestDays(data, NEWEST));

const MAX_AHEAD = 100;

/** Of later days, by day. */
export function gastosAhead(today: Fecha): StoredQuery<Gasto[]> {
  return dataQuery(`ahead ${today}`, (data) => listGastosAfter(data, today, MAX_AHEAD));
}

/** Null if the expenses cannot be read. */
type SumsQuery = Query<EtiquetaSums | null>;

export function etiquetaSums(period: Period, filter: Partial<GastosFilter>): SumsQuery {
  const query = { period, filter: { ...NO_FILTER, ...filter }, orden: 'fecha-desc' } as const;
  return {
    name: `etiqueta-sums ${writeAddress(query)}`,
    follow: (onAnswer) =>
      gastosIndex.watch({ kind: 'etiqueta-sums', query }, (reply) => {
        onAnswer(reply.type === 'fault' ? null : reply.sums);
      }),
  };
}

/** A month is summed up here, a longer range in a worker. */
export function etiquetasOfCategoria(id: number, period: Period): SumsQuery {
  if (period.kind === 'range') return etiquetaSums(period, { categorias: [id] });
  return combinedQuery(
    `etiquetas of ${id} ${period.mes}`,
    [gastosOfMes(period.mes)] as const,
    ([{ gastos }]) => sumEtiquetas(gastos.filter(({ categoriaId }) => categoriaId === id).map(sumGasto)),
  );
}

/** The last used first; none if the expenses cannot be read. */
export async function readEtiquetasInUse(): Promise<readonly string[]> {
  const reply = await gastosIndex.ask({ kind: 'etiquetas' });
  return reply.type === 'tagged' ? reply.etiquetas.map(({ nombre }) => nombre) : [];
}

/** The last used first. No answer if they cannot be read. */
export const etiquetasInUse: Query<readonly EtiquetaInUse[]> = {
  name: 'etiquetas',
  follow: (onAnswer) =>
    gastosIndex.watch({ kind: 'etiquetas' }, (reply) => {
      if (reply.type === 'tagged') onAnswer(reply.etiquetas);
    }),
};

/** In the order of the questions; null if the expenses cannot be read. */
export async function readGuesses(questions: readonly GuessQuestion[]): Promise<readonly Guesses[] | null> {
  const reply = await gastosIndex.ask({ kind: 'guesses', questions });
  return reply.type === 'guessed' ? reply.guesses : null;
}

/** Time without a letter. */
export const GUESS_AFTER_MS = 120;

type NamedRows = readonly { id: number | null; nombre: string }[];

/** Null without a guess, or if the row is gone. */
export function nombreOf(rows: NamedRows, guess: Guess<number> | null): string | null {
  return (guess && rows.find(({ id }) => id === guess.value)?.nombre) || null;
}

/** A suggested category with the nombre that it comes from; null without one. */
export function suggestedBy(
  rows: NamedRows,
  guesses: Guesses | null,
): { categoria: string; because: string } | null {
  const alike = guesses?.alike;
  const categoria = rows.find(({ id }) => id === alike?.categoriaId)?.nombre;
  return alike && categoria ? { categoria, because: alike.nombre } : null;
}
