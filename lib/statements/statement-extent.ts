import type { Fecha } from '@/lib/domain/dates';
import type { StatementReview } from './review-statement';
import { metodoOfSource, type MetodoChoice, type ReviewChoices } from './statement-plan';

export type StatementExtent = {
  banco: string | null;
  metodos: readonly MetodoChoice[];
  /** Null without a day. */
  days: { desde: Fecha; hasta: Fecha } | null;
};

export function extentOf(review: StatementReview, choices: ReviewChoices): StatementExtent {
  const metodos = review.sources.flatMap((_, source) => metodoOfSource(review, source, choices) ?? []);
  const fechas = review.movements.flatMap(({ fecha }) => fecha ?? []).sort();
  const [desde, hasta] = [fechas[0], fechas.at(-1)];
  return {
    banco: review.banco,
    metodos,
    days: desde === undefined || hasta === undefined ? null : { desde, hasta },
  };
}
