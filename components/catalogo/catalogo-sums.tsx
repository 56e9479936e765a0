import type { Budget } from '@/lib/domain/budget';
import type { Usage } from '@/lib/domain/catalogo-usage';
import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { Cents } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/period';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/hooks/use-format';
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

/** All that was spent in the period, and of a month what is left of its budgets. */
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
