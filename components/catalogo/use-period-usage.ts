import { useMemo } from 'react';
import { budgetsOf, spendingOf, type Budget } from '@/lib/domain/budget';
import { usageOf, type Usage } from '@/lib/domain/catalogo-usage';
import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo, CatalogoTable } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/period';
import { useQuery } from '@/lib/hooks/use-query';
import { usageWithin } from '@/lib/page/gastos-index-client';
import { gastosOfMes } from '@/lib/page/queries';

/** The use of rows in a period, and a month's budgets of categories, by local id. Undefined while loading. */
type PeriodUsage = {
  usage: ReadonlyMap<number, Usage> | undefined;
  budgets: ReadonlyMap<number, Budget> | undefined;
};

/** This screen shows no pace of spending. */
const NO_PROGRESS = { passed: 0, days: 0 };

/** The use of a table in a period, kept up to date: a month is counted here, a longer range in a worker. */
export function usePeriodUsage(
  table: CatalogoTable,
  catalogo: Catalogo | undefined,
  period: Period,
  today: Fecha,
): PeriodUsage {
  const ofMes = useQuery(period.kind === 'mes' ? gastosOfMes(period.mes) : null);
  const ofRange = useQuery(period.kind === 'range' ? usageWithin(period) : null);
  return useMemo(() => {
    if (!ofMes || !catalogo) return { usage: ofRange?.[table], budgets: undefined };
    const gastos = ofMes.gastos.map((gasto) => ({ ...gasto, cents: toCents(gasto.cantidad) }));
    const budgets =
      table === 'categorias'
        ? budgetsOf(catalogo.categorias.values(), spendingOf(gastos, today), NO_PROGRESS)
        : [];
    return {
      usage: usageOf(gastos)[table],
      budgets: new Map(budgets.map((budget) => [budget.categoria.id, budget])),
    };
  }, [ofMes, ofRange, catalogo, table, today]);
}
