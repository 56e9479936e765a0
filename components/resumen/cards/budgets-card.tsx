import { useId, useState } from 'react';
import { BudgetBar, BudgetWarning } from '@/components/gasto/budget-bar';
import { CategoryIcon } from '@/components/gasto/gasto-marks';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { FittedText } from '@/components/ui/fitted-text';
import { OneTabStop } from '@/components/ui/keyboard-focus';
import { Link } from '@/components/ui/link';
import type { Budget } from '@/lib/domain/budget';
import { isWhollyRecorded, type Recorded } from '@/lib/domain/comparison';
import { type Mes, mesOf } from '@/lib/domain/dates';
import { type Cents, roundEstimate } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsPrinted } from '@/lib/hooks/use-is-printed';
import { briefCantidad, briefHeadline } from '@/lib/text/brief-cantidad';
import { andMore } from '@/lib/text/common';
import { type Format, shownNombre } from '@/lib/text/format';
import { ANSWER, BUDGETS } from '@/lib/text/resumen';
import { shareOf } from '@/lib/text/share';

/** More would not fit on the printed page. */
const MAX_PRINTED_BUDGETS = 6;

/** A button shows the others. */
const FIRST_SHOWN = 3;

type BudgetsCardProps = {
  mes: Mes;
  /** Those in need of attention first; not empty. */
  budgets: readonly Budget[];
  recorded: Pick<Recorded, 'since' | 'today'>;
};

export function BudgetsCard({ mes, budgets, recorded: { since, today } }: BudgetsCardProps) {
  const format = useFormat();
  const id = useId();
  const isPrinted = useIsPrinted();
  const [all, setAll] = useState(false);
  const shown = isPrinted
    ? budgets.slice(0, MAX_PRINTED_BUDGETS)
    : budgets.slice(0, all ? undefined : FIRST_SHOWN);
  const hidden = budgets.length - shown.length;
  function showAll() {
    setAll(true);
  }
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-4 print:break-inside-avoid">
      <CardTitle id={id}>{BUDGETS.title}</CardTitle>
      <OneTabStop className="mt-2">
        <ul className="grid grid-cols-1 gap-2.5 print:gap-2">
          {shown.map((one) => (
            <BudgetLine
              key={one.categoria.id}
              budget={one}
              mes={mes}
              leftText={leftText(one, mes < mesOf(today), isWhollyRecorded(mes, since), format)}
            />
          ))}
          {hidden > 0 && isPrinted ? (
            <li className="text-xs text-muted-foreground">{andMore(format.plainNumber(hidden))}</li>
          ) : null}
        </ul>
        {hidden > 0 && !isPrinted ? <AllButton count={budgets.length} onPress={showAll} /> : null}
      </OneTabStop>
    </Card>
  );
}

function AllButton({ count, onPress }: { count: number; onPress: () => void }) {
  const format = useFormat();
  return (
    <Button
      variant="ghost"
      size="small"
      className="-mb-2 -ml-3 mt-1 min-h-8 text-muted-foreground"
      onClick={onPress}
    >
      {BUDGETS.all(format.plainNumber(count))}
    </Button>
  );
}

function BudgetLine({ budget, mes, leftText: left }: { budget: Budget; mes: Mes; leftText: string }) {
  const format = useFormat();
  const { categoria, level, part } = budget;
  const nombre = shownNombre(categoria.nombre);
  return (
    <li>
      <Link
        href={listAddress({ kind: 'mes', mes }, { categorias: [categoria.id] })}
        className="group -mx-1 flex items-center gap-3 rounded px-1"
      >
        <CategoryIcon categoria={categoria} className="size-8 text-base" />
        <span className="@container min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="min-w-0 truncate font-medium group-hover:underline">{nombre}</span>
            <span className="tabular-nums text-muted-foreground">
              <FittedText>
                {BUDGETS.of(
                  briefCantidad(budget.spent, 14, format),
                  briefCantidad(budget.budget, 14, format),
                )}
              </FittedText>
            </span>
          </span>
          <BudgetBar part={part} level={level} />
          <BudgetNote budget={budget} left={left} />
        </span>
      </Link>
    </li>
  );
}

function BudgetNote({ budget: { level, pace }, left }: { budget: Budget; left: string }) {
  const format = useFormat();
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs tabular-nums text-muted-foreground">
      <BudgetWarning level={level} />
      <span>
        {/* A phone has room for one of both. */}
        <span className={level === 'low' ? 'max-sm:hidden' : undefined}>
          <FittedText>{left}</FittedText>
        </span>
        {pace === null ? null : (
          <span className={level === 'low' ? undefined : 'max-sm:hidden'}>
            <span className="max-sm:hidden">; </span>
            {BUDGETS.pace(briefHeadline(shareOf(roundEstimate(pace), 1, format), format))}
          </span>
        )}
      </span>
    </span>
  );
}

/**
 * «quedan 11,70 € tras los recibos»; all that is left adds up to the answer. Empty for a past month that was recorded
 * in part.
 */
function leftText({ left, expected }: Budget, isPast: boolean, isRecorded: boolean, format: Format): string {
  function brief(cents: Cents): string {
    return briefCantidad(cents, 14, format);
  }
  if (left < 0n) return BUDGETS.over(brief(-left));
  if (isPast && !isRecorded) return '';
  if (expected > left) return ANSWER.short(brief(expected), brief(left));
  const said = (isPast ? BUDGETS.remained : BUDGETS.left)(brief(left - expected));
  return expected === 0n ? said : BUDGETS.afterRecibos(said);
}
