'use client';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useKeepPicture } from '@/components/opening/keep-picture';
import { PeriodButton, PeriodSteps } from '@/components/period/period-steps';
import { useAskedQuery } from '@/components/period/use-asked-query';
import { IfNothingStored } from '@/components/shell/if-nothing-stored';
import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { type Fecha, fechaOf, type Mes, mesOf, type Period, yearOf } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { joinSummaries, type MesSummary } from '@/lib/domain/mes-summary';
import { readAddress } from '@/lib/domain/query-address';
import { listPeriodOf, periodMeses, type ResumenPeriod, resumenPeriodOf } from '@/lib/domain/resumen-period';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useDue } from '@/lib/hooks/use-due';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useQuery } from '@/lib/hooks/use-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import { loadDue, loadOnce } from '@/lib/page/load-once';
import { notedSample } from '@/lib/page/settings/noted-sample';
import { phase } from '@/lib/page/phase';
import { FIRST_GASTOS, latestGastos } from '@/lib/page/queries/queries';
import { askResumen, type Resumen, resumenQuery } from '@/lib/page/queries/resumen-query';
import { DAYS, PERIOD, TITLES } from '@/lib/text/common';
import { RESUMEN } from '@/lib/text/resumen';
import { ResumenSkeleton } from './resumen-skeleton';

const LastRecorded = lazyPart(() =>
  import('@/components/period/last-recorded').then((module) => module.LastRecorded),
);
const MesPopover = lazyPart(() =>
  import('@/components/period/period-picker').then((module) => module.MesPopover),
);

type PeriodBarProps = { period: ResumenPeriod; today: Fecha; onChange: (period: Period) => void };

function PeriodBar({ period, today, onChange }: PeriodBarProps) {
  const listed = listPeriodOf(period);
  return (
    <div className="@container top-(--header-room) sticky z-10 border-b border-border bg-background px-2 py-2 sm:px-6 lg:static lg:border-0 xl:pb-0 xl:pt-2 print:static">
      <PeriodSteps
        names={{ previous: PERIOD.previousYear, next: PERIOD.nextYear }}
        period={listed}
        onChange={onChange}
        className="flex-wrap"
        actions={<YearAndToday period={period} today={today} onChange={onChange} />}
      >
        <PeriodButton
          {...{ period: listed, today, onChange }}
          labelOf={RESUMEN.choosePeriod}
          className="basis-15 min-w-0 shrink grow px-0 font-semibold sm:grow-0 sm:basis-auto sm:px-2 sm:text-base"
          panel={MesPanel}
        />
      </PeriodSteps>
    </div>
  );
}

/** A year opens at the month that would replace it. */
function MesPanel({ anchor, period, today, onPick, onClose }: MesPanelProps) {
  const isMes = period.kind === 'mes';
  return (
    <MesPopover
      anchor={anchor}
      label={RESUMEN.periodPicker}
      mes={isMes ? period.mes : lastMesOf((period.desde ?? today).slice(0, 4), today)}
      chosen={isMes}
      currentMes={mesOf(today)}
      onPick={(mes) => {
        onPick({ kind: 'mes', mes });
      }}
      onClose={onClose}
    />
  );
}

type MesPanelProps = ComponentProps<ComponentProps<typeof PeriodButton>['panel']>;

function YearAndToday({ period, today, onChange }: PeriodBarProps) {
  return (
    <div className="ml-auto flex gap-1 print:hidden">
      <Button
        variant="outline"
        className="px-2.5 aria-pressed:bg-accent sm:px-3 forced-colors:aria-pressed:outline-2"
        aria-pressed={period.kind === 'year'}
        onClick={() => {
          onChange(
            period.kind === 'mes'
              ? yearOf(`${period.mes}-01`)
              : { kind: 'mes', mes: lastMesOf(period.year, today) },
          );
        }}
      >
        {RESUMEN.year}
      </Button>
      <Button
        variant="outline"
        className="px-2.5 sm:px-3"
        onClick={() => {
          onChange({ kind: 'mes', mes: mesOf(today) });
        }}
      >
        {DAYS.today}
      </Button>
    </div>
  );
}

/** The month that replaces a year: the current one, or December of another year. */
function lastMesOf(year: string, today: Fecha): Mes {
  return year === today.slice(0, 4) ? mesOf(today) : `${year}-12`;
}

/** Loaded while the months are read. */
const loadAnswer = loadOnce(() => import('./cards/answer-card'));

/** Undefined while any of them is unknown. */
function useAnswer(resumen: Resumen | undefined, summary: MesSummary | undefined, catalogo: Catalogo) {
  const loaded = useLoaded(loadAnswer, true);
  const due = useDue(resumen, catalogo);
  const budgets = useMemo(
    () => resumen && summary && due && loaded?.budgetsOfResumen({ resumen, summary, catalogo, due }),
    [resumen, summary, catalogo, due, loaded],
  );
  return loaded && due && budgets ? { AnswerCard: loaded.AnswerCard, due, budgets } : undefined;
}

function Reserved() {
  return <Skeleton className="h-80" />;
}

// Only the first part of a column keeps room: a lower part would move those below.

/** For the first part of the second column of two. */
function ReservedFromTwo() {
  return <Skeleton className="hidden h-80 xl:block" />;
}

/** For the first part of the third column. */
function ReservedFromThree() {
  return <Skeleton className="min-[112.5rem]:block hidden h-80" />;
}

function ReservedTotals() {
  return <Skeleton className="min-h-[12.8125rem]" />;
}

const FirstRun = lazyPart(
  () => import('./cards/first-run').then((module) => module.FirstRun),
  () => <ResumenSkeleton />,
);
const SampleNotice = lazyPart(() => import('./cards/sample').then((module) => module.SampleNotice));
const BudgetsCard = lazyPart(() => import('./cards/budgets-card').then((module) => module.BudgetsCard));
const TotalsCards = lazyPart(
  () => import('./cards/totals-cards').then((module) => module.TotalsCards),
  ReservedTotals,
);
const Details = lazyPart(() => import('./cards/details').then((module) => module.Details), Reserved);
const CategoriasPart = lazyPart(
  () => import('./charts/figures').then((module) => module.CategoriasPart),
  ReservedFromTwo,
);
const TimePart = lazyPart(
  () => import('./charts/figures').then((module) => module.TimePart),
  ReservedFromThree,
);
const MetodosPart = lazyPart(() => import('./charts/figures').then((module) => module.MetodosPart));

function ResumenScreen() {
  const today = useToday();
  const latest = useQuery(latestGastos(today));
  const catalogo = useCatalogo();
  if (!latest || !catalogo) return <ResumenSkeleton />;
  if (latest.stored === 0)
    return (
      <IfNothingStored opening={<ResumenSkeleton />} className={LOSS_CLASS}>
        <FirstRun />
      </IfNothingStored>
    );
  return <Summed latest={latest} catalogo={catalogo} today={today} />;
}

/** As wide as other content there. */
const LOSS_CLASS = 'mx-auto my-4 w-[calc(100%-2rem)] max-w-[45rem] sm:my-6 sm:w-[calc(100%-3rem)]';

type SummedProps = {
  /** `stored` counts all of them. */
  latest: { gastos: Gasto[]; stored: number };
  catalogo: Catalogo;
  today: Fecha;
};

function Summed({ latest, catalogo, today }: SummedProps) {
  const screen = useRef<HTMLDivElement>(null);
  const [asked, ask] = useAskedQuery();
  const period = useMemo(() => resumenPeriodOf(asked.period, mesOf(today)), [asked.period, today]);
  const resumen = useQuery(resumenQuery(period, today));
  const summary = useMemo(
    () =>
      resumen &&
      joinSummaries(periodMeses(resumen.period).flatMap((mes) => resumen.summaries.get(mes) ?? [])),
    [resumen],
  );
  const answer = useAnswer(resumen, summary, catalogo);
  useKeepPicture(screen, resumen?.isWhole === true && answer !== undefined);
  if (!resumen || !summary || !answer) return <ResumenSkeleton />;
  const { AnswerCard, due, budgets } = answer;
  const pictured = { resumen, summary, catalogo, due, budgets };
  // The answer comes first, before parts that need more months or scripts.
  const { isWhole } = resumen;
  const isCurrent = period.kind === 'mes' && period.mes === mesOf(today);
  const isFirst = latest.stored <= FIRST_GASTOS && !asked.period;
  const details = isWhole ? <Details {...pictured} latest={latest.gastos} isFirst={isFirst} /> : <Reserved />;
  if (isFirst)
    return (
      <div ref={screen} className={FIRST_CLASS}>
        <LastRecorded today={today} />
        <AnswerCard {...pictured} hasPace={false} />
        {details}
      </div>
    );
  return (
    <div ref={screen} className="mx-auto max-w-5xl xl:max-w-[120rem]">
      <PeriodBar
        period={period}
        today={today}
        onChange={(next) => {
          ask({ period: next });
        }}
      />
      <Sample />
      {isCurrent ? <LastRecorded today={today} /> : null}
      <div className={GRID_CLASS}>
        <AnswerCard {...pictured} className="peer/answer max-xl:-order-2" />
        {isWhole ? <TotalsCards {...pictured} className={BESIDE_ANSWER_CLASS} /> : <ReservedTotals />}
        <Columns {...pictured}>{details}</Columns>
      </div>
    </div>
  );
}

type ColumnsProps = ComponentProps<typeof TotalsCards> &
  Pick<NonNullable<ReturnType<typeof useAnswer>>, 'due' | 'budgets'> & { children: ReactNode };

/** All but the budgets' room needs the whole of the months. */
function Columns({ children, ...pictured }: ColumnsProps) {
  const { isWhole, period } = pictured.resumen;
  return (
    <>
      <div data-late className={COLUMN_CLASS}>
        <div className={cn(STACK_CLASS, ROWS_CLASS)}>
          <Budgets {...pictured} />
          {children}
        </div>
        {isWhole ? <MetodosPart {...pictured} /> : null}
      </div>
      <div data-late className={COLUMN_CLASS}>
        {isWhole ? <CategoriasPart {...pictured} /> : <ReservedFromTwo />}
        <div className={cn(STACK_CLASS, TIME_CLASS, period.kind === 'mes' && ROWS_CLASS)}>
          {isWhole ? <TimePart {...pictured} /> : <ReservedFromThree />}
        </div>
      </div>
    </>
  );
}

function Sample() {
  const importId = useSetting(notedSample);
  if (importId === null) return null;
  return (
    <div className="mx-3 mt-3 empty:hidden sm:mx-6 sm:mt-6 xl:mt-4">
      <SampleNotice importId={importId} />
    </div>
  );
}

/** One column, as long as there is little. */
const FIRST_CLASS = 'mx-auto grid max-w-3xl grid-cols-1 gap-3 p-3 sm:gap-4 sm:p-6';

/** One column, two from 1280 px, three from 1800 px. On a phone answer and budgets come first. */
const GRID_CLASS = cn(
  'grid grid-cols-1 gap-3 p-3 sm:gap-4 sm:p-6 xl:grid-cols-2 xl:pb-0 xl:pt-4',
  'min-[112.5rem]:grid-cols-3 min-[112.5rem]:grid-rows-[auto_auto_1fr]',
  'print:block print:columns-2 print:gap-3 print:p-0 print:[&_[data-slot=card]]:mb-3',
);
/** As high as the answer, unless its recibos are open. */
const BESIDE_ANSWER_CLASS = 'peer-has-[[aria-expanded=true]]/answer:self-start';
const STACK_CLASS = 'contents xl:flex xl:flex-col xl:gap-4 print:contents';
/** One of two columns; from 1800 px its parts are columns of their own. */
const COLUMN_CLASS = cn(STACK_CLASS, 'min-w-0 min-[112.5rem]:contents');
/** As high as two parts of another column. */
const ROWS_CLASS = 'min-[112.5rem]:row-span-2';
const TIME_CLASS = 'min-[112.5rem]:col-start-3 min-[112.5rem]:row-start-2';

/** Keeps room for the budgets that will be shown. */
function Budgets({ resumen, budgets }: Pick<ColumnsProps, 'resumen' | 'budgets'>) {
  const count = budgets.length;
  if (count === 0 || resumen.period.kind === 'year') return null;
  return (
    <div
      className="print:min-h-0! max-xl:-order-1"
      style={{ minHeight: `${0.5 + 3.625 * Math.min(count, 3) + (count > 3 ? 1.75 : 0) + 3}rem` }}
    >
      {resumen.isWhole ? <BudgetsCard recorded={resumen} mes={resumen.period.mes} budgets={budgets} /> : null}
    </div>
  );
}

export function ResumenView() {
  useEffect(askAhead, []);
  return (
    <>
      <PageHeader title={TITLES.resumen} />
      <ScreenGate opening={<ResumenSkeleton />}>
        <ResumenScreen />
      </ScreenGate>
    </>
  );
}

/** While the page opens and the gate waits; the screen asks again if one fails. */
function askAhead(): void {
  if (phase.getState() === 'calm') return;
  const today = fechaOf(new Date());
  const { period } = readAddress(new URLSearchParams(window.location.search));
  askResumen(resumenPeriodOf(period, mesOf(today)), today);
  for (const load of [loadAnswer, loadDue]) load().catch(() => undefined);
}
