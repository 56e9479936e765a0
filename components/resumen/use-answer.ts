import type { Catalogo } from '@/lib/domain/entities';
import { useDue } from '@/lib/hooks/use-due';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { Resumen } from '@/lib/page/resumen-query';

/** Loaded while the months are read. */
function loadAnswer() {
  return import('./cards/answer-card');
}

/** Answers the card of the answer and what is still to come in the month. Undefined while either is unknown. */
export function useAnswer(resumen: Resumen | undefined, catalogo: Catalogo) {
  const loaded = useLoaded(loadAnswer, true);
  const due = useDue(resumen, catalogo);
  return loaded && due ? { AnswerCard: loaded.AnswerCard, due } : undefined;
}
