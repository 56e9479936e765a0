import { ShieldAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { hasBudgets } from '@/lib/domain/has-budgets';
import type { CopyReminder } from '@/lib/domain/copies';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { isAhead, isCurrent as isCurrentPeriod } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { gastosAhead } from '@/lib/page/index-queries';
import type { Resumen } from '@/lib/page/resumen-query';
import { currentReminder, readReminder, remindLater, subscribeToReminder } from '@/lib/page/uncopied-changes';
import { NOUNS } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { REMINDER } from '@/lib/text/resumen';
import { LargestCard, LatestCard, MOST_SHOWN } from './latest-card';
import { NextSteps } from './next-steps';
import { NoticeCard } from './notice-card';
import { OwedNotice } from './owed-notice';
import { RecurringCard } from './recurring-card';
import { UnclassifiedNotice } from './unclassified-notice';

type DetailsProps = {
  resumen: Resumen;
  summary: MesSummary;
  /** Newest first, through today. */
  latest: readonly Gasto[];
  /** True as long as these are all that there is. */
  isFirst: boolean;
  catalogo: Catalogo;
};

/** Recurring and latest expenses, in a past period its largest, and reminders. */
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

/** Renders nothing until a copy is due. */
function CopyReminderCard() {
  const format = useFormat();
  const reminder = readReminder(useSyncExternalStore(subscribeToReminder, currentReminder, () => 'null'));
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

function titleOf(reminder: CopyReminder, format: Format): string {
  if (reminder.kind === 'days') return REMINDER.since(format.count(reminder.days, NOUNS.dia));
  return REMINDER.since(format.count(reminder.changes, REMINDER.change));
}
