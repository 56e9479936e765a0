import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { budgetAnswerOf, tenseOf, type BudgetAnswer, type MesTense } from '@/lib/domain/answer';
import { budgetsOf, spendingOf } from '@/lib/domain/budget';
import { comparePeriod, daysPassed } from '@/lib/domain/comparison';
import { daysInMes, lastDayOf, type Mes } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { partOf } from '@/lib/domain/money';
import { isAhead } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import type { Resumen } from '@/lib/page/resumen-query';
import type { Format } from '@/lib/text/format';
import { ANSWER, BUDGETS } from '@/lib/text/resumen';
import { comparisonText } from './comparison-text';

/** As high as the chart. */
const PaceChart = dynamic(
  () => import('@/components/resumen/charts/pace-chart').then((module) => module.PaceChart),
  { ssr: false, loading: () => <div className="mt-2 h-28 print:hidden" /> },
);

type AnswerCardProps = { resumen: Resumen; summary: MesSummary; catalogo: Catalogo; className?: string };

/** Sums up the month or year in a sentence; a month also in a line. */
export function AnswerCard({ resumen, summary, catalogo, className }: AnswerCardProps) {
  const format = useFormat();
  const { period, today, summaries } = resumen;
  const mes = period.kind === 'mes' ? period.mes : null;
  const budgets = useMemo(
    () =>
      mes === null
        ? []
        : budgetsOf(catalogo.categorias.values(), spendingOf(summary.gastos, today), {
            passed: daysPassed(mes, today),
            days: daysInMes(mes),
          }),
    [mes, summary, catalogo, today],
  );
  const answer = mes === null ? null : budgetAnswerOf(budgets, mes, today);
  const comparison = comparisonText(
    useMemo(() => comparePeriod(summaries, period, today), [summaries, period, today]),
    resumen,
    format,
  );
  const isBudget = answer !== null && mes !== null;
  return (
    <Card aria-label={ANSWER.title} className={cn('p-4 sm:p-4 print:break-inside-avoid', className)}>
      <figure className="flex h-full flex-col">
        <p className="wrap-anywhere text-balance text-lg font-semibold tabular-nums leading-snug tracking-tight sm:text-xl">
          {isBudget
            ? budgetSentence(answer, mes, tenseOf(mes, today), format)
            : spentSentence(resumen, summary, format, comparison)}
        </p>
        <figcaption className="wrap-anywhere mt-0.5 text-pretty text-sm tabular-nums text-muted-foreground">
          {isBudget ? captionOf(answer, tenseOf(mes, today), format) : null}
        </figcaption>
        {mes === null ? null : (
          <div data-late className="flow-root">
            <PaceChart summaries={summaries} mes={mes} today={today} budgets={budgets} />
          </div>
        )}
      </figure>
    </Card>
  );
}

/** «Te quedan 212,00 € de 1.550,00 €: 12,00 € al día hasta el 30». */
function budgetSentence(
  { left, budget, daily }: BudgetAnswer,
  mes: Mes,
  tense: MesTense,
  format: Format,
): string {
  const whole = format.cantidad(budget);
  if (left < 0n) return ANSWER.over[tense](format.cantidad(-left), whole);
  const sentence = ANSWER.left[tense](format.cantidad(left), whole);
  if (daily === null) return sentence;
  if (daily === left) return sentence + ANSWER.lastDay;
  return sentence + ANSWER.daily(format.cantidad(daily), String(Number(lastDayOf(mes).slice(8))));
}

function captionOf({ spent, budget }: BudgetAnswer, tense: MesTense, format: Format): string {
  const caption = { current: BUDGETS.caption, past: BUDGETS.pastCaption, ahead: BUDGETS.captionAhead };
  return caption[tense](format.cantidad(spent), format.cantidad(budget), format.part(partOf(spent, budget)));
}

/** «Llevas 200,00 €: 20 % menos que a estas alturas de septiembre». */
function spentSentence(
  { period, today }: Resumen,
  { totals: { total } }: MesSummary,
  format: Format,
  comparison: string | null,
): string {
  const name = period.kind === 'mes' ? format.mesName(period.mes) : period.year;
  const isCurrent = today.startsWith(period.kind === 'mes' ? period.mes : period.year);
  const tense = isCurrent ? 'current' : isAhead(period, today) ? 'ahead' : 'past';
  const sentence = ANSWER.spent[tense](format.cantidad(total), name);
  return comparison === null ? sentence : ANSWER.compared(sentence, comparison);
}
