import { useMemo } from 'react';
import { mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { endedSeries } from '@/lib/page/ended-series';
import type { Resumen } from '@/lib/page/resumen-query';
import { useLoaded } from './use-loaded';
import { useSetting } from './use-setting';

/** Loaded while the months are read. */
function loadDue() {
  return import('@/lib/domain/recurring/due');
}

const NOTHING: readonly DueGasto[] = [];

/**
 * Answers the expenses that are still to come in a month: nothing for an earlier month or a year, nor for the current
 * month without budgets. Undefined while unknown.
 */
export function useDue(resumen: Resumen | undefined, catalogo: Catalogo): readonly DueGasto[] | undefined {
  const loaded = useLoaded(loadDue, true);
  const ended = useSetting(endedSeries);
  return useMemo(() => {
    if (!resumen || !loaded) return undefined;
    const { period, today, summaries, isWhole } = resumen;
    if (period.kind === 'year' || period.mes < mesOf(today)) return NOTHING;
    if (period.mes === mesOf(today) && !hasBudgets(catalogo)) return NOTHING;
    return isWhole ? loaded.dueInMes({ summaries, catalogo, today, ended }, period.mes) : undefined;
  }, [resumen, catalogo, loaded, ended]);
}

function hasBudgets({ categorias }: Catalogo): boolean {
  return [...categorias.values()].some(({ presupuesto }) => (presupuesto ?? 0) > 0);
}
