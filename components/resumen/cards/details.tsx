import { FileDown, HandCoins, Landmark, PiggyBank, ShieldAlert, Tags } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ClasificarButton } from '@/components/clasificar/clasificar-button';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { OneTabStop } from '@/components/ui/keyboard-focus';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { NO_FILTER } from '@/lib/domain/gastos-query';
import { hasBudgets } from '@/lib/domain/budget';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { ALL_TIME } from '@/lib/domain/dates';
import { listAddress } from '@/lib/domain/query-address';
import { dueSoon } from '@/lib/domain/recurring/due';
import { isAhead, isCurrent as isCurrentPeriod } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { useQuery } from '@/lib/hooks/use-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { gastosAhead } from '@/lib/page/queries/index-queries';
import { noteOwed, perhapsOwed } from '@/lib/page/queries/learn-amounts';
import { countQuery } from '@/lib/page/queries/list-query';
import { showOverlay } from '@/lib/page/overlays';
import type { Resumen } from '@/lib/page/queries/resumen-query';
import {
  currentReminder,
  endedSeries,
  remindLater,
  subscribeToReminder,
} from '@/lib/page/storage/stored-notes';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { NOUNS } from '@/lib/text/common';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import type { Format } from '@/lib/text/format';
import { REFUNDS } from '@/lib/text/reembolsos';
import { RECURRING, REMINDER, STEPS } from '@/lib/text/resumen';
import { DueList } from './due-list';
import { LargestCard, LatestCard, MOST_SHOWN } from './latest-card';
import { NoticeCard } from './notice-card';

/** Without an address: the list of budgets. */
const WAYS = [
  { icon: PiggyBank, href: null, ...STEPS.presupuesto },
  { icon: Landmark, href: '/extractos/', ...STEPS.extracto },
  { icon: FileDown, href: '/ajustes/', ...STEPS.copia },
];

const WAY_CLASS = 'cursor-pointer text-left text-sm font-medium after:absolute after:inset-0';

function NextSteps({ hasBudgets }: { hasBudgets: boolean }) {
  const id = useId();
  const ways = hasBudgets ? WAYS.filter(({ href }) => href !== null) : WAYS;
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-4 print:hidden">
      <CardTitle id={id}>{STEPS.title}</CardTitle>
      <ul className="mt-1 divide-y divide-border">
        {ways.map(({ icon: Icon, href, name, advice }) => (
          <li key={name} className="relative flex items-center gap-3 py-2 hover:bg-accent">
            <Icon aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
            <span className="min-w-0">
              {href === null ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className={WAY_CLASS}
                  onClick={() => {
                    showOverlay('presupuestos');
                  }}
                >
                  {name}
                </button>
              ) : (
                <Link href={href} className={WAY_CLASS}>
                  {name}
                </Link>
              )}
              <span className="block text-xs text-muted-foreground">{advice}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const OWED = {
  period: ALL_TIME,
  filter: { ...NO_FILTER, devoluciones: ['esperado'] },
  orden: 'fecha-desc',
} as const;

/** Expected money, which no sum counts. */
function OwedNotice() {
  const format = useFormat();
  const isAsked = useSetting(perhapsOwed);
  const isCalm = useIsPhase('calm');
  const { count = null, owed = 0n } = useQuery(isAsked && isCalm ? countQuery(OWED) : null) ?? {};
  const isNone = count === 0;
  useEffect(() => {
    if (isNone) noteOwed(false);
  }, [isNone]);
  if (count === null || owed === 0n) return null;
  return (
    <NoticeCard
      icon={HandCoins}
      title={REFUNDS.owed(format.cantidad(owed))}
      advice={REFUNDS.inGastos(format.count(count, NOUNS.gasto))}
    >
      <Button asChild size="small" variant="outline">
        <Link href={listAddress(ALL_TIME, { devoluciones: ['esperado'] })}>{REFUNDS.seeOwed}</Link>
      </Button>
    </NoticeCard>
  );
}

type UnclassifiedNoticeProps = Pick<Resumen, 'summaries'> & { catalogo: Catalogo };

/** Of the months that the screen has read: no other reading is begun. */
function UnclassifiedNotice({ summaries, catalogo }: UnclassifiedNoticeProps) {
  const format = useFormat();
  const isAny = useMemo(() => {
    const none = [...catalogo.categorias.values()].find(({ nombre }) => nombre === UNCLASSIFIED.nombre);
    if (!none) return false;
    return [...summaries.values()].some(({ gastos }) =>
      gastos.some(({ categoriaId }) => categoriaId === none.id),
    );
  }, [summaries, catalogo]);
  // The last card must not take its dialog with it.
  const [wasAny, setWasAny] = useState(isAny);
  if (isAny && !wasAny) setWasAny(true);
  if (!wasAny) return null;
  return (
    <ClasificarButton
      around={(button, count) => (
        <NoticeCard icon={Tags} title={CLASIFICAR.waiting(format, count)} advice={CLASIFICAR.advice}>
          {button}
        </NoticeCard>
      )}
    />
  );
}

type RecurringCardProps = Pick<Resumen, 'summaries' | 'today'> & {
  catalogo: Catalogo;
  /** Entered for later days. */
  ahead: readonly Gasto[];
};

const FIRST_SHOWN = 3;

/** Entered ahead, and expected soon. */
function RecurringCard(props: RecurringCardProps) {
  const format = useFormat();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const due = useDueSoon(props);
  if (due.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-4 print:hidden">
      <CardTitle ref={title} id={id} tabIndex={-1}>
        {RECURRING.title}
      </CardTitle>
      {/* What the person entered ahead need not repeat. */}
      {due.some(({ series }) => series !== null) ? (
        <CardDescription className="mt-0.5">{RECURRING.advice}</CardDescription>
      ) : null}
      <OneTabStop>
        <DueList
          due={all ? due : due.slice(0, FIRST_SHOWN)}
          catalogo={props.catalogo}
          today={props.today}
          onChange={() => title.current?.focus()}
        />
        {due.length > FIRST_SHOWN && !all ? (
          <Button
            variant="ghost"
            size="small"
            className="-mb-2 -ml-3 mt-1 min-h-8 text-muted-foreground"
            onClick={() => {
              setAll(true);
            }}
          >
            {RECURRING.all(format.plainNumber(due.length))}
          </Button>
        ) : null}
      </OneTabStop>
    </Card>
  );
}

function useDueSoon({ summaries, today, catalogo, ahead }: RecurringCardProps) {
  const ended = useSetting(endedSeries);
  return useMemo(
    () => dueSoon({ summaries, today, catalogo, ended }, ahead.map(sumGasto)),
    [summaries, today, catalogo, ended, ahead],
  );
}

type DetailsProps = {
  resumen: Resumen;
  summary: MesSummary;
  /** Newest first, through today. */
  latest: readonly Gasto[];
  /** True if `latest` is all that there is. */
  isFirst: boolean;
  catalogo: Catalogo;
};

export function Details({ resumen, summary, latest, isFirst, catalogo }: DetailsProps) {
  const { period, today, summaries } = resumen;
  const ahead = useQuery(gastosAhead(today));
  const isCurrent = isFirst || isCurrentPeriod(period, today);
  const isThisMes = isCurrent && period.kind === 'mes';
  if (!ahead) return <Skeleton className="h-80" />;
  return (
    <>
      {isThisMes ? <RecurringCard {...{ summaries, today, catalogo, ahead }} /> : null}
      {isCurrent && latest.length > 0 ? (
        <LatestCard
          gastos={isFirst ? latest : latest.slice(0, MOST_SHOWN)}
          {...{ catalogo, today, isFirst }}
        />
      ) : null}
      {isCurrent || isAhead(period, today) ? null : (
        <LargestCard resumen={resumen} summary={summary} catalogo={catalogo} />
      )}
      {isCurrent ? <OwedNotice /> : null}
      {isCurrent ? <UnclassifiedNotice {...{ summaries, catalogo }} /> : null}
      {isFirst ? <NextSteps hasBudgets={hasBudgets(catalogo)} /> : null}
      <CopyReminderCard />
    </>
  );
}

function CopyReminderCard() {
  const format = useFormat();
  const reminder = useSyncExternalStore(subscribeToReminder, currentReminder, () => null);
  if (!reminder) return null;
  return (
    <NoticeCard icon={ShieldAlert} title={titleOf(reminder, format)} advice={REMINDER.advice}>
      <Button asChild size="small">
        <Link href="/ajustes/">{REMINDER.download}</Link>
      </Button>
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          remindLater(new Date());
        }}
      >
        {REMINDER.later}
      </Button>
    </NoticeCard>
  );
}

function titleOf(reminder: NonNullable<ReturnType<typeof currentReminder>>, format: Format): string {
  if (reminder.kind === 'days') return REMINDER.since(format.count(reminder.days, NOUNS.dia));
  return REMINDER.since(format.count(reminder.changes, REMINDER.change));
}
