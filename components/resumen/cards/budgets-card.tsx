import { TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useMemo } from 'react';
import { CategoryIcon } from '@/components/gasto/category-icon';
import { budgetsOf, spendingOf, type Budget } from '@/lib/domain/budget';
import { daysPassed } from '@/lib/domain/comparison';
import { daysInMes, mesOf, type Fecha, type Mes } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { partOf } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { andMore } from '@/lib/text/common';
import { shownNombre, type Format } from '@/lib/text/format';
import { BUDGETS } from '@/lib/text/resumen';
import { FigureFrame } from '@/components/resumen/charts/figure-frame';
import { useIsPrinted } from '@/components/resumen/charts/use-is-printed';

/** More have no room on a page that holds the month. */
const MAX_PRINTED_BUDGETS = 6;

type BudgetsCardProps = { mes: Mes; summary: MesSummary; catalogo: Catalogo; today: Fecha };

/** What of each budget is left in a month. Nothing where there are no budgets. */
export function BudgetsCard({ mes, summary, catalogo, today }: BudgetsCardProps) {
  const format = useFormat();
  const isPrinted = useIsPrinted();
  const budgets = useMemo(
    () =>
      budgetsOf(catalogo.categorias.values(), spendingOf(summary.gastos, today), {
        passed: daysPassed(mes, today),
        days: daysInMes(mes),
      }),
    [mes, summary, catalogo, today],
  );
  if (budgets.length === 0) return null;
  const shown = isPrinted ? budgets.slice(0, MAX_PRINTED_BUDGETS) : budgets;
  const spent = budgets.reduce((sum, one) => sum + one.spent, 0n);
  const budget = budgets.reduce((sum, one) => sum + one.budget, 0n);
  return (
    <FigureFrame
      title={BUDGETS.title}
      caption={captionOf(mes, mesOf(today))(
        format.cantidad(spent),
        format.cantidad(budget),
        format.part(partOf(spent, budget)),
      )}
    >
      <ul className="mt-4 grid grid-cols-1 gap-4 print:gap-2">
        {shown.map((one) => (
          <BudgetLine key={one.categoria.id} budget={one} mes={mes} />
        ))}
        {shown.length < budgets.length ? (
          <li className="text-xs text-muted-foreground">
            {andMore(format.plainNumber(budgets.length - shown.length))}
          </li>
        ) : null}
      </ul>
    </FigureFrame>
  );
}

function captionOf(mes: Mes, current: Mes) {
  if (mes === current) return BUDGETS.caption;
  return mes < current ? BUDGETS.pastCaption : BUDGETS.captionAhead;
}

function BudgetLine({ budget, mes }: { budget: Budget; mes: Mes }) {
  const format = useFormat();
  const { categoria, level, part } = budget;
  const nombre = shownNombre(categoria.nombre);
  const warning = BUDGETS.levels[level];
  return (
    <li>
      <Link
        href={listAddress({ kind: 'mes', mes }, { categorias: [categoria.id] })}
        prefetch={false}
        className="group -m-1 flex items-center gap-3 rounded p-1"
      >
        <CategoryIcon categoria={categoria} className="size-9 text-base" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="min-w-0 truncate font-medium group-hover:underline">{nombre}</span>
            <span className="wrap-anywhere tabular-nums text-muted-foreground">
              {BUDGETS.of(format.cantidad(budget.spent), format.cantidad(budget.budget))}
            </span>
          </span>
          <BudgetBar part={part} level={level} />
          <span className="mt-1 flex flex-wrap items-center gap-x-3 text-xs tabular-nums text-muted-foreground">
            {warning ? (
              <span
                data-level-name={level}
                className="inline-flex items-center gap-1 font-medium text-warning data-[level-name=over]:text-destructive"
              >
                <TriangleAlert aria-hidden className="size-3.5" />
                {warning}
              </span>
            ) : null}
            <span className="wrap-anywhere">{restOf(budget, format)}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** What the text beside it says, as a bar. */
function BudgetBar({ part, level }: Pick<Budget, 'part' | 'level'>) {
  return (
    <span aria-hidden className="mt-1.5 block h-2 overflow-hidden rounded-full bg-muted forced-colors:border">
      <span
        data-budget={level}
        className="forced-colors:data-budget:bg-[CanvasText] block h-full rounded-full bg-primary data-[budget=near]:bg-warning data-[budget=over]:bg-destructive"
        style={{ width: `${Math.min(part, 1) * 100}%` }}
      />
    </span>
  );
}

/** «quedan 88,00 € · a este ritmo, 412,00 € a fin de mes». */
function restOf({ left, pace }: Budget, format: Format): string {
  const parts = [left < 0n ? BUDGETS.over(format.cantidad(-left)) : BUDGETS.left(format.cantidad(left))];
  if (pace !== null) parts.push(BUDGETS.pace(format.cantidad(pace)));
  return parts.join(' · ');
}
