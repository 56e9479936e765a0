import { useMemo } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { type Budget, budgetsOf, spendingOf } from '@/lib/domain/budget';
import { type Usage, usageOf } from '@/lib/domain/catalogo-usage';
import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo, CatalogoTable } from '@/lib/domain/entities';
import { type Cents, toCents } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/period';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { usageWithin } from '@/lib/page/gastos-index-client';
import { gastosOfMes } from '@/lib/page/queries';
import { TOTAL } from '@/lib/text/common';
import { BudgetsLeft } from './budgets-left';

type CatalogoSumsProps = {
  catalogo: Catalogo;
  period: Period;
  today: Fecha;
  /** Undefined while expenses are being counted. */
  usage: ReadonlyMap<number, Usage> | undefined;
  /** Of a month's categories. */
  budgets: ReadonlyMap<number, Budget> | undefined;
};

export function CatalogoSums({ catalogo, period, today, usage, budgets }: CatalogoSumsProps) {
  const format = useFormat();
  const all = budgets && period.kind === 'mes' ? [...budgets.values()] : [];
  return (
    <div className="min-h-13 flex flex-wrap items-baseline gap-x-3 px-4 pt-3 tabular-nums sm:px-6">
      <span className="text-sm text-muted-foreground">{TOTAL}</span>
      {usage ? (
        <span className="wrap-anywhere text-xl font-semibold tracking-tight">
          {format.cantidad(totalOf(usage))}
        </span>
      ) : (
        <Skeleton className="h-6 w-28" />
      )}
      {usage && period.kind === 'mes' && all.length > 0 ? (
        <BudgetsLeft {...{ catalogo, today, usage }} mes={period.mes} budgets={all} />
      ) : null}
    </div>
  );
}

function totalOf(usage: ReadonlyMap<number, Usage>): Cents {
  let total = 0n;
  for (const one of usage.values()) total += one.total;
  return total;
}

/** By local id. Undefined while loading. */
type PeriodUsage = {
  usage: ReadonlyMap<number, Usage> | undefined;
  budgets: ReadonlyMap<number, Budget> | undefined;
};

/** This screen shows no pace of spending. */
const NO_PROGRESS = { passed: 0, days: 0 };

/** A month is counted here, a longer range in a worker. */
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
