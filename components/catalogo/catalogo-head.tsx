import { useMemo } from 'react';
import { PeriodSwitch } from '@/components/period/period-switch';
import { partlyText, shortText } from '@/components/resumen/cards/answer-text';
import { FittedText } from '@/components/ui/fitted-text';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { type Answer, answerOf, budgetsOfMes, tenseOf } from '@/lib/domain/answer';
import { type Budget, hasBudgets } from '@/lib/domain/budget';
import { CATALOGO_ORDENES, CATALOGO_RULES, type CatalogoOrden } from '@/lib/domain/catalogo-entry';
import type { Fecha, Mes, Period } from '@/lib/domain/dates';
import type { Catalogo, CatalogoTable } from '@/lib/domain/entities';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import { type Usage, usageOf } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { useDue } from '@/lib/hooks/use-due';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { usageWithin } from '@/lib/page/queries/gastos-index-client';
import { gastosOfMes } from '@/lib/page/queries/queries';
import { resumenQuery } from '@/lib/page/queries/resumen-query';
import { createSetting } from '@/lib/page/settings/settings';
import { briefHeadline } from '@/lib/text/brief-cantidad';
import { CATALOGO } from '@/lib/text/catalogo';
import { TOTAL } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { ANSWER, BUDGETS } from '@/lib/text/resumen';

type CatalogoBarProps = {
  table: CatalogoTable;
  period: Period;
  today: Fecha;
  onPeriod: (period: Period) => void;
};

export function CatalogoBar({ table, period, today, onPeriod }: CatalogoBarProps) {
  return (
    <div className="@container top-(--header-room) sticky z-10 flex h-14 items-center gap-1 border-b border-border bg-background px-2 sm:gap-2 sm:px-6 print:static">
      <PeriodSwitch period={period} today={today} onChange={onPeriod} />
      <div className="@max-[16rem]:w-24 ml-auto min-w-0 print:hidden">
        <NativeSelect
          aria-label={CATALOGO.orden}
          value={useOrden(table)}
          onChange={(event) => {
            const chosen = CATALOGO_ORDENES.find((orden) => orden === event.target.value);
            if (chosen) catalogoOrden.write(chosen);
          }}
        >
          {CATALOGO_ORDENES.filter((orden) => isOrdenOf(table, orden)).map((orden) => (
            <option key={orden} value={orden}>
              {CATALOGO.ordenes[orden]}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}

/** The order that the person chose, as far as the table has it. */
export function useOrden(table: CatalogoTable): CatalogoOrden {
  const orden = useSetting(catalogoOrden);
  return isOrdenOf(table, orden) ? orden : 'nombre';
}

function isOrdenOf(table: CatalogoTable, orden: CatalogoOrden): boolean {
  return orden !== 'part' || CATALOGO_RULES[table].hasPresupuesto;
}

const catalogoOrden = createSetting<CatalogoOrden>(
  'mis-gastos:catalogo-orden',
  (text) => CATALOGO_ORDENES.find((orden) => orden === text),
  'nombre',
);

type CatalogoSumsProps = {
  catalogo: Catalogo;
  period: Period;
  today: Fecha;
  usage: ReadonlyMap<number, Usage> | undefined;
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

/** The start page's months, and what is still to come, once all are read. */
function useResumen(mes: Mes | null, today: Fecha, catalogo: Catalogo | undefined) {
  const last = useQuery(mes === null ? null : resumenQuery({ kind: 'mes', mes }, today));
  const resumen = last?.isWhole && last.period.kind === 'mes' && last.period.mes === mes ? last : undefined;
  return { resumen, due: useDue(resumen, catalogo, mes !== null) };
}
