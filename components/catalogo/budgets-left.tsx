import { partlyText } from '@/components/resumen/cards/answer-text';
import { Skeleton } from '@/components/ui/skeleton';
import { answerOf, tenseOf, type Answer } from '@/lib/domain/answer';
import type { Budget } from '@/lib/domain/budget';
import type { Usage } from '@/lib/domain/catalogo-usage';
import type { Fecha, Mes } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { useDue } from '@/lib/hooks/use-due';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { resumenQuery } from '@/lib/page/resumen-query';
import { briefHeadline } from '@/lib/text/brief-cantidad';
import type { Format } from '@/lib/text/format';
import { ANSWER, BUDGETS } from '@/lib/text/resumen';

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
export function BudgetsLeft({ catalogo, mes, today, usage, budgets }: BudgetsLeftProps) {
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
