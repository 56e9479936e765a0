import { useMemo } from 'react';
import { mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useSetting } from '@/lib/hooks/use-setting';
import { endedSeries } from '@/lib/page/ended-series';
import type { Resumen } from '@/lib/page/resumen-query';

/** Loaded while the months are read. */
async function loadAnswer() {
  const [{ AnswerCard }, { dueInMes }] = await Promise.all([
    import('./cards/answer-card'),
    import('@/lib/domain/recurring/due'),
  ]);
  return { AnswerCard, dueInMes };
}

const NOTHING: readonly DueGasto[] = [];

/**
 * Answers the card of the answer and what is still to come in the month: nothing where the card does not count it.
 * Undefined while either is unknown.
 */
export function useAnswer(resumen: Resumen | undefined, catalogo: Catalogo) {
  const loaded = useLoaded(loadAnswer, true);
  const ended = useSetting(endedSeries);
  return useMemo(() => {
    if (!resumen || !loaded) return undefined;
    const { AnswerCard, dueInMes } = loaded;
    const { period, today, summaries, isWhole } = resumen;
    if (period.kind === 'year' || period.mes < mesOf(today)) return { AnswerCard, due: NOTHING };
    if (period.mes === mesOf(today) && !hasBudgets(catalogo)) return { AnswerCard, due: NOTHING };
    if (!isWhole) return undefined;
    return { AnswerCard, due: dueInMes({ summaries, catalogo, today, ended }, period.mes) };
  }, [resumen, catalogo, loaded, ended]);
}

function hasBudgets({ categorias }: Catalogo): boolean {
  return [...categorias.values()].some(({ presupuesto }) => (presupuesto ?? 0) > 0);
}
