import { useMemo } from 'react';
import type { Catalogo } from '@/lib/domain/entities';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { useDue } from '@/lib/hooks/use-due';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { loadOnce } from '@/lib/page/load-once';
import type { Resumen } from '@/lib/page/resumen-query';

/** Loaded while the months are read. */
export const loadAnswer = loadOnce(() => import('./cards/answer-card'));

/**
 * Answers the card of the answer, what is still to come in the month, and its budgets. Undefined while any of them is
 * unknown.
 */
export function useAnswer(resumen: Resumen | undefined, summary: MesSummary | undefined, catalogo: Catalogo) {
  const loaded = useLoaded(loadAnswer, true);
  const due = useDue(resumen, catalogo);
  const budgets = useMemo(
    () => resumen && summary && due && loaded?.budgetsOfResumen({ resumen, summary, catalogo, due }),
    [resumen, summary, catalogo, due, loaded],
  );
  return loaded && due && budgets ? { AnswerCard: loaded.AnswerCard, due, budgets } : undefined;
}
