import { lazyPart } from '@/components/ui/lazy-part';
import { useId, useMemo, useRef, useState, type ComponentProps } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { FittedText } from '@/components/ui/fitted-text';
import {
  type Answer,
  answerOf,
  budgetsOfMes,
  centsOf,
  dueOfBudgets,
  type MesTense,
  tenseOf,
} from '@/lib/domain/answer';
import type { Budget } from '@/lib/domain/budget';
import { comparePeriod, isWhollyRecorded } from '@/lib/domain/comparison';
import { type Fecha, lastDayOf, type Mes, mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { type Cents, partOf } from '@/lib/domain/money';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { isAhead, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import { showOverlay } from '@/lib/page/overlays';
import type { Resumen } from '@/lib/page/queries/resumen-query';
import { briefCantidad, briefHeadline } from '@/lib/text/brief-cantidad';
import { capitalize, type Format } from '@/lib/text/format';
import { PRESUPUESTOS } from '@/lib/text/presupuestos';
import { ANSWER } from '@/lib/text/resumen';
import { comparisonText, partlyText, shortText } from './answer-text';

/** As high as the chart. */
const PaceChart = lazyPart(
  () => import('@/components/resumen/charts/pace-chart').then((module) => module.PaceChart),
  PaceRoom,
);
const DueList = lazyPart(() => import('./due-list').then((module) => module.DueList));

function PaceRoom() {
  return <div className="sm:h-30 mt-2 h-32 print:hidden" />;
}

const MES_CLASS = 'min-[112.5rem]:col-span-2';
/** A year has no pace: a line over two columns, or one of three. */
const YEAR_CLASS = 'xl:col-span-2 min-[112.5rem]:col-span-1';

/** With fewer budgets, more are offered. */
const FEW = 3;

type AnswerCardProps = {
  resumen: Resumen;
  summary: MesSummary;
  catalogo: Catalogo;
  /** Still to come in the month. */
  due: readonly DueGasto[];
  /** The month's budgets; none of a year. */
  budgets: readonly Budget[];
  hasPace?: boolean;
  className?: string;
};

/** For a month also what is still to come, and a pace that has begun. */
export function AnswerCard(props: AnswerCardProps) {
  const { resumen, summary, catalogo, due, budgets, hasPace = true, className } = props;
  const format = useFormat();
  const { period, today } = resumen;
  const isFuture = isAhead(period, today);
  const mes = period.kind === 'mes' ? period.mes : null;
  const counted = useMemo(() => dueOfBudgets(due, budgets), [due, budgets]);
  const answer = mes === null ? null : answerOf(budgets, due, mes, today);
  const partly = partlyText(budgets, catalogo, summary, format);
  const lacksBudgets = budgets.length < Math.min(FEW, catalogo.categorias.size);
  // Before the record, the line below would say that nothing was spent.
  const isUnknown = mes !== null && mes < mesOf(today) && summary.totals.count === 0;
  const expected = useMemo(() => counted.filter(({ series }) => series !== null), [counted]);
  const sentence = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Card
      aria-label={ANSWER.title}
      className={cn(
        'p-4 sm:p-4 print:break-inside-avoid print:[column-span:all]',
        hasPace && (mes === null ? YEAR_CLASS : MES_CLASS),
        className,
      )}
    >
      <figure className="@container flex h-full flex-col">
        <p
          ref={sentence}
          tabIndex={-1}
          className="wrap-anywhere text-balance text-lg font-semibold tabular-nums leading-snug tracking-tight sm:text-xl"
        >
          <FittedText>{sentenceOf(props, counted, answer, format)}</FittedText>
        </p>
        <figcaption className="wrap-anywhere mt-0.5 text-pretty text-sm tabular-nums text-muted-foreground">
          {answer && mes !== null && !isUnknown ? (
            <FittedText>{budgetCaption(answer, tenseOf(mes, today), partly, format)}</FittedText>
          ) : null}
          {counted.length === 0 || isFuture ? null : (
            <>
              {' · '}
              <DueToggle due={counted} listId={listId} isOpen={isOpen} onToggle={setIsOpen} />
            </>
          )}
          {hasPace && lacksBudgets && mes === mesOf(today) ? (
            <SetPresupuestos isFirst={answer === null} />
          ) : null}
        </figcaption>
        {counted.length > 0 && (isFuture || isOpen) ? (
          <div id={listId} className="print:hidden">
            <DueList {...{ catalogo, today }} due={counted} onChange={() => sentence.current?.focus()} />
          </div>
        ) : null}
        {mes === null || isFuture || !hasPace ? null : <Pace {...{ mes, budgets, expected, resumen }} />}
      </figure>
    </Card>
  );
}

type PaceProps = Omit<ComponentProps<typeof PaceChart>, 'recorded'> & Pick<AnswerCardProps, 'resumen'>;

function Pace({ resumen, ...of }: PaceProps) {
  return (
    <div data-late className="flow-root">
      {resumen.isWhole ? <PaceChart {...of} recorded={resumen} /> : <PaceRoom />}
    </div>
  );
}

/** Once for the answer, its pace, and the budgets' own card. */
export function budgetsOfResumen({
  resumen: { period, today, summaries, isWhole },
  summary: { gastos },
  catalogo: { categorias },
  due,
}: Pick<AnswerCardProps, 'resumen' | 'summary' | 'catalogo' | 'due'>): readonly Budget[] {
  if (period.kind === 'year') return [];
  const { mes } = period;
  // The answer's months alone tell no recibos.
  const stored = isWhole ? summaries : undefined;
  return budgetsOfMes(categorias.values(), { mes, today, gastos, summaries: stored, due });
}

function sentenceOf(
  { resumen, summary }: AnswerCardProps,
  counted: readonly DueGasto[],
  answer: Answer | null,
  format: Format,
): string {
  const { period, today } = resumen;
  if (isAhead(period, today))
    return committedSentence(resumen, committedOf(resumen, summary, counted), answer?.budget ?? null, format);
  if (answer && period.kind === 'mes' && !leavesOpen(answer, period.mes, resumen))
    return budgetSentence(answer, period.mes, today, format);
  const comparison = comparisonText(comparePeriod(resumen, period), resumen, format);
  return spentSentence(resumen, summary, comparison, format);
}

/** True if nobody knows what remained: a past month is recorded in part, and within its budget. */
function leavesOpen({ budget, spent }: Answer, mes: Mes, { since, today }: Resumen): boolean {
  return tenseOf(mes, today) === 'past' && !isWhollyRecorded(mes, since) && spent <= budget;
}

function SetPresupuestos({ isFirst }: { isFirst: boolean }) {
  return (
    <span className="print:hidden">
      {isFirst ? null : ' · '}
      <button
        type="button"
        aria-haspopup="dialog"
        className="relative min-h-6 cursor-pointer rounded text-primary underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5"
        onClick={() => {
          showOverlay('presupuestos');
        }}
      >
        {PRESUPUESTOS.title}
      </button>
    </span>
  );
}

type DueToggleProps = {
  due: readonly DueGasto[];
  listId: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** «1.014 € en recibos que vienen 5»: opens their list. */
function DueToggle({ due, listId, isOpen, onToggle }: DueToggleProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      className="relative z-[1] cursor-pointer rounded text-left underline decoration-dotted underline-offset-4 hover:text-foreground print:no-underline"
      onClick={() => {
        onToggle(!isOpen);
      }}
    >
      {ANSWER.due(briefHeadline(centsOf(due), format))}{' '}
      <span className="inline-block rounded-full bg-muted px-2 text-xs text-foreground">{due.length}</span>
    </button>
  );
}

/** A year's expenses are all entered; a month has expected ones as well. */
function committedOf({ period }: Resumen, summary: MesSummary, due: readonly DueGasto[]): Cents {
  return period.kind === 'mes' ? centsOf(due) : summary.totals.total;
}

/** «Diciembre: 1.014 € ya comprometidos de 2.135 €». */
function committedSentence(
  { period, today }: Resumen,
  committed: Cents,
  budget: Cents | null,
  format: Format,
): string {
  const name = capitalize(periodName(period, today, format));
  if (committed === 0n) return ANSWER.nothingCommitted(name);
  const sentence = ANSWER.committed(name, briefHeadline(committed, format));
  return budget === null ? sentence : sentence + ANSWER.ofBudget(briefHeadline(budget, format));
}

/** «Llevas 200,00 €: 20 % menos que a estas alturas de septiembre». */
function spentSentence(
  { period, today }: Resumen,
  { totals: { count, total } }: MesSummary,
  comparison: string | null,
  format: Format,
): string {
  const isCurrent = today.startsWith(period.kind === 'mes' ? period.mes : period.year);
  if (!isCurrent && count === 0) return ANSWER.nothing(periodName(period, today, format));
  const cantidad = briefCantidad(total, 20, format);
  const sentence = isCurrent
    ? ANSWER.soFar(cantidad)
    : ANSWER.was(cantidad, periodName(period, today, format));
  return comparison === null ? sentence : ANSWER.compared(sentence, comparison);
}

/** «diciembre», in another year «marzo de 2027». */
function periodName(period: ResumenPeriod, today: Fecha, format: Format): string {
  if (period.kind === 'year') return period.year;
  return period.mes.slice(0, 4) === today.slice(0, 4) ? format.mesName(period.mes) : format.mes(period.mes);
}

/** «Te quedan 1.121 € para gastar: unos 36 € al día hasta el 31»; of a past month, what was left or went over. */
function budgetSentence(answer: Answer, mes: Mes, today: Fecha, format: Format): string {
  const { spent, budget, due, free } = answer;
  const left = budget - spent;
  if (tenseOf(mes, today) === 'past')
    return left < 0n
      ? ANSWER.wasGone(briefHeadline(-left, format))
      : ANSWER.remained(briefHeadline(left, format), briefHeadline(budget, format));
  if (left < 0n) return ANSWER.gone(briefHeadline(-left, format));
  if (free < 0n) return shortText(due, left, format);
  return ANSWER.left(briefHeadline(free, format)) + untilText(answer, mes, today, format);
}

function untilText(answer: Answer, mes: Mes, today: Fecha, format: Format): string {
  const last = lastDayOf(mes);
  if (today === last) return ANSWER.lastDay;
  const day = String(Number(last.slice(8)));
  const daily = (answer.daily ?? 0n) - ((answer.daily ?? 0n) % format.least);
  return daily === 0n ? ANSWER.until(day) : ANSWER.daily(briefHeadline(daily, format), day);
}

/** «2.135 € de presupuesto · 0 € gastados»; `partly` follows. */
function budgetCaption({ spent, budget }: Answer, tense: MesTense, partly: string, format: Format): string {
  switch (tense) {
    case 'ahead':
      return partly;
    case 'past': {
      const part = format.part(partOf(spent, budget));
      return joined(
        ANSWER.wasSpent(briefCantidad(spent, 20, format), briefCantidad(budget, 20, format), part),
        partly,
      );
    }
    case 'current': {
      const sums = ANSWER.sums(briefHeadline(budget, format), briefHeadline(spent, format));
      return joined(sums, partly);
    }
  }
}

function joined(sums: string, partly: string): string {
  return partly === '' ? sums : `${sums} ${partly}`;
}
