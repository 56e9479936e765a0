import { useMemo } from 'react';
import { budgetsOfMes } from '@/lib/domain/answer';
import type { Budget } from '@/lib/domain/budget';
import { type Usage, usageOf } from '@/lib/domain/mes-summary';
import type { Fecha, Mes } from '@/lib/domain/dates';
import type { Catalogo, CatalogoTable } from '@/lib/domain/entities';
import { hasBudgets } from '@/lib/domain/has-budgets';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import type { Period } from '@/lib/domain/period';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { useDue } from '@/lib/hooks/use-due';
import { useQuery } from '@/lib/hooks/use-query';
import { usageWithin } from '@/lib/page/gastos-index-client';
import { gastosOfMes } from '@/lib/page/queries';
import { resumenQuery } from '@/lib/page/resumen-query';

/** By local id. Undefined while loading. */
type PeriodUsage = {
  usage: ReadonlyMap<number, Usage> | undefined;
  budgets: ReadonlyMap<number, Budget> | undefined;
  due: readonly DueGasto[] | undefined;
};

/** A month is counted here, a longer range in a worker. */
export function usePeriodUsage(
  table: CatalogoTable,
  catalogo: Catalogo | undefined,
  period: Period,
  today: Fecha,
): PeriodUsage {
  const ofMes = useQuery(period.kind === 'mes' ? gastosOfMes(period.mes) : null);
  const ofRange = useQuery(period.kind === 'range' ? usageWithin(period) : null);
  const mes = table === 'categorias' && period.kind === 'mes' ? period.mes : null;
  const { resumen, due } = useResumen(catalogo && hasBudgets(catalogo) ? mes : null, today, catalogo);
  return useMemo(() => {
    if (!ofMes || !catalogo) return { usage: ofRange?.[table], budgets: undefined, due };
    const gastos = ofMes.gastos.map(sumGasto);
    const summaries = due && resumen?.summaries;
    const budgets =
      table === 'categorias'
        ? budgetsOfMes(catalogo.categorias.values(), { mes: ofMes.mes, today, gastos, summaries, due })
        : [];
    return {
      usage: usageOf(gastos)[table],
      budgets: new Map(budgets.map((budget) => [budget.categoria.id, budget])),
      due,
    };
  }, [ofMes, ofRange, catalogo, table, today, resumen, due]);
}

/** The months that the start page reads for the same month, and what is still to come in it, once all are read. */
function useResumen(mes: Mes | null, today: Fecha, catalogo: Catalogo | undefined) {
  const last = useQuery(mes === null ? null : resumenQuery({ kind: 'mes', mes }, today));
  const resumen = last?.isWhole && last.period.kind === 'mes' && last.period.mes === mes ? last : undefined;
  return { resumen, due: useDue(resumen, catalogo, mes !== null) };
}
