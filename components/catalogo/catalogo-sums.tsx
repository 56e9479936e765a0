import { partlyText, shortText } from '@/components/resumen/cards/answer-text';
import { FittedText } from '@/components/ui/fitted-text';
import { Skeleton } from '@/components/ui/skeleton';
import { type Answer, answerOf, tenseOf } from '@/lib/domain/answer';
import type { Budget } from '@/lib/domain/budget';
import type { Fecha, Mes } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { Usage } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/period';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { useFormat } from '@/lib/hooks/use-format';
import { briefHeadline } from '@/lib/text/brief-cantidad';
import { TOTAL } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { ANSWER, BUDGETS } from '@/lib/text/resumen';

type CatalogoSumsProps = {
  catalogo: Catalogo;
  period: Period;
  today: Fecha;
  usage: ReadonlyMap<number, Usage> | undefined;
  /** Of a month's categories. */
  budgets: ReadonlyMap<number, Budget> | undefined;
  due: readonly DueGasto[] | undefined;
};

export function CatalogoSums({ catalogo, period, today, usage, budgets, due }: CatalogoSumsProps) {
  const format = useFormat();
  const all = budgets && period.kind === 'mes' ? [...budgets.values()] : [];
  return (
    <div className="@container min-h-13 flex flex-wrap items-baseline gap-x-3 px-4 pt-3 tabular-nums sm:px-6">
      <span className="text-sm text-muted-foreground">{TOTAL}</span>
      {usage ? (
        <span className="wrap-anywhere text-xl font-semibold tracking-tight">
          <FittedText>{format.cantidad(totalOf(usage))}</FittedText>
        </span>
      ) : (
        <Skeleton className="h-6 w-28" />
      )}
      {usage && period.kind === 'mes' && all.length > 0 ? (
        <BudgetsLeft {...{ catalogo, today, usage, due }} mes={period.mes} budgets={all} />
      ) : null}
    </div>
  );
}

function totalOf(usage: ReadonlyMap<number, Usage>): Cents {
  let total = 0n;
  for (const one of usage.values()) total += one.total;
  return total;
}

type BudgetsLeftProps = {
  catalogo: Catalogo;
  mes: Mes;
  today: Fecha;
  usage: ReadonlyMap<number, Usage>;
  budgets: readonly Budget[];
  due: readonly DueGasto[] | undefined;
};

/** Says what is left as the start page does, once what is still to come is read. */
function BudgetsLeft({ catalogo, mes, today, usage, budgets, due }: BudgetsLeftProps) {
  const format = useFormat();
  const isPast = tenseOf(mes, today) === 'past';
  const answer = due && answerOf(budgets, due, mes, today);
  if (!answer) return <Skeleton className="h-4 w-48" />;
  const partly = partlyText(budgets, catalogo, { categorias: usage }, format);
  return (
    <span className="wrap-anywhere text-pretty text-sm text-muted-foreground">
      <FittedText>{leftText(answer, isPast, partly, format)}</FittedText>
    </span>
  );
}

/** «quedan 1.121 € de 2.135 €, descontados 1.014 € en recibos que vienen». */
function leftText(
  { budget, spent, due, free }: Answer,
  isPast: boolean,
  partly: string,
  format: Format,
): string {
  const left = budget - spent;
  const recibos = briefHeadline(due, format);
  function of(said: string): string {
    return [BUDGETS.of(said, briefHeadline(budget, format)), partly].filter((part) => part !== '').join(' ');
  }
  if (left < 0n) return of(BUDGETS.over(briefHeadline(-left, format)));
  if (isPast) return of(BUDGETS.remained(briefHeadline(left, format)));
  if (free < 0n) return shortText(due, left, format);
  const said = of(BUDGETS.left(briefHeadline(free, format)));
  return due === 0n ? said : BUDGETS.withoutDue(said, ANSWER.due(recibos));
}
