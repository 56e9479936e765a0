import { partlyText } from '@/components/resumen/cards/answer-text';
import { tenseOf } from '@/lib/domain/answer';
import type { Budget } from '@/lib/domain/budget';
import type { Usage } from '@/lib/domain/catalogo-usage';
import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { Cents } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/period';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/hooks/use-format';
import { TOTAL } from '@/lib/text/common';
import { BUDGETS } from '@/lib/text/resumen';
import type { Format } from '@/lib/text/format';

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
        <span className="wrap-anywhere text-sm text-muted-foreground">
          {leftText(all, tenseOf(period.mes, today) === 'past', format)}{' '}
          {partlyText(all, catalogo, { categorias: usage }, format)}
        </span>
      ) : null}
    </div>
  );
}

function totalOf(usage: ReadonlyMap<number, Usage>): Cents {
  let total = 0n;
  for (const one of usage.values()) total += one.total;
  return total;
}

/** «quedan 187,50 € de 1.200,00 €». */
function leftText(budgets: readonly Budget[], isPast: boolean, format: Format): string {
  let [left, whole] = [0n, 0n];
  for (const one of budgets) {
    left += one.left;
    whole += one.budget;
  }
  const amount = format.cantidad(left < 0n ? -left : left);
  const said = left < 0n ? BUDGETS.over(amount) : isPast ? BUDGETS.remained(amount) : BUDGETS.left(amount);
  return BUDGETS.of(said, format.cantidad(whole));
}
