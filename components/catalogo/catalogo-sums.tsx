import { useMemo } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { type Budget, budgetsOf, spendingOf } from '@/lib/domain/budget';
import { type Usage, usageOf } from '@/lib/domain/catalogo-usage';
import type { Fecha, Mes } from '@/lib/domain/dates';
import type { Catalogo, CatalogoTable } from '@/lib/domain/entities';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import type { Cents } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/period';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { usageWithin } from '@/lib/page/gastos-index-client';
import { gastosOfMes } from '@/lib/page/queries';
import { TOTAL } from '@/lib/text/common';
import { partlyText } from '@/components/resumen/cards/answer-text';
import { answerOf, tenseOf, type Answer } from '@/lib/domain/answer';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { useDue } from '@/lib/hooks/use-due';
import { resumenQuery } from '@/lib/page/resumen-query';
import { briefHeadline } from '@/lib/text/brief-cantidad';
import type { Format } from '@/lib/text/format';
import { ANSWER, BUDGETS } from '@/lib/text/resumen';

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
    const gastos = ofMes.gastos.map(sumGasto);
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

type BudgetsLeftProps = {
  catalogo: Catalogo;
  mes: Mes;
  today: Fecha;
  usage: ReadonlyMap<number, Usage>;
  /** At least one. */
  budgets: readonly Budget[];
};

const NOTHING: readonly DueGasto[] = [];

/** Says what is left as the start page does, once what is still to come is read. */
function BudgetsLeft({ catalogo, mes, today, usage, budgets }: BudgetsLeftProps) {
  const format = useFormat();
  const isPast = tenseOf(mes, today) === 'past';
  const resumen = useQuery(isPast ? null : resumenQuery({ kind: 'mes', mes }, today));
  const coming = useDue(resumen, catalogo);
  const due = isPast ? NOTHING : coming;
  const answer = due && answerOf(budgets, due, mes, today);
  if (!answer) return <Skeleton className="h-4 w-48" />;
  const partly = partlyText(budgets, catalogo, { categorias: usage }, format);
  return (
    <span className="wrap-anywhere text-pretty text-sm text-muted-foreground">
      {leftText(answer, isPast, partly, format)}
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
  if (free < 0n) return ANSWER.short(recibos, briefHeadline(left, format));
  const said = of(BUDGETS.left(briefHeadline(free, format)));
  return due === 0n ? said : BUDGETS.withoutDue(said, ANSWER.due(recibos));
}
