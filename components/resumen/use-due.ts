import { useMemo } from 'react';
import { mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useSetting } from '@/lib/hooks/use-setting';
import { endedSeries } from '@/lib/page/ended-series';
import type { Resumen } from '@/lib/page/resumen-query';

function loadDue() {
  return import('@/lib/domain/recurring/due');
}

const NOTHING: readonly DueGasto[] = [];

/** Answers what is still to come in the month; nothing where the answer does not count it; undefined while unknown. */
export function useDue(resumen: Resumen | undefined, catalogo: Catalogo): readonly DueGasto[] | undefined {
  const due = useLoaded(loadDue, true);
  const ended = useSetting(endedSeries);
  return useMemo(() => {
    if (!resumen) return undefined;
    const { period, today, summaries, isWhole } = resumen;
    if (period.kind === 'year' || period.mes < mesOf(today)) return NOTHING;
    if (period.mes === mesOf(today) && !hasBudgets(catalogo)) return NOTHING;
    return due && isWhole ? due.dueInMes({ summaries, catalogo, today, ended }, period.mes) : undefined;
  }, [resumen, catalogo, due, ended]);
}

function hasBudgets({ categorias }: Catalogo): boolean {
  return [...categorias.values()].some(({ presupuesto }) => (presupuesto ?? 0) > 0);
}
