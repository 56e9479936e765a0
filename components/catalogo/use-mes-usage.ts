import { useMemo } from 'react';
import { budgetsOf, spendingOf, type Budget } from '@/lib/domain/budget';
import { usageOf, type Usage } from '@/lib/domain/catalogo-usage';
import { mesOf, type Fecha } from '@/lib/domain/dates';
import type { Catalogo, CatalogoTable } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { useQuery } from '@/lib/hooks/use-query';
import { gastosOfMes } from '@/lib/page/queries';

/** The use of rows in a month and the budgets of categories, by local id. */
type MesUsage = { usage: ReadonlyMap<number, Usage>; budgets: ReadonlyMap<number, Budget> };

/** This screen shows no pace of spending. */
const NO_PROGRESS = { passed: 0, days: 0 };

/** The use of a table in the current month, kept up to date. Undefined while loading. */
export function useMesUsage(
  table: CatalogoTable,
  catalogo: Catalogo | undefined,
  today: Fecha,
): MesUsage | undefined {
  const mes = mesOf(today);
  const ofMes = useQuery(gastosOfMes(mes));
  return useMemo(() => {
    if (!ofMes || !catalogo) return undefined;
    const gastos = ofMes.gastos.map((gasto) => ({ ...gasto, cents: toCents(gasto.cantidad) }));
    const budgets =
      table === 'categorias'
        ? budgetsOf(catalogo.categorias.values(), spendingOf(gastos, today), NO_PROGRESS)
        : [];
    return {
      usage: usageOf(gastos)[table],
      budgets: new Map(budgets.map((budget) => [budget.categoria.id, budget])),
    };
  }, [ofMes, catalogo, table, today]);
}
