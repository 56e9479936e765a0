import { ShieldAlert } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CopyReminder } from '@/lib/domain/copy-reminder';
import { mesOf, type Fecha } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { useCopyReminder } from '@/lib/hooks/use-copy-reminder';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { notedSample } from '@/lib/page/noted-sample';
import { gastosAhead } from '@/lib/page/queries';
import type { Resumen } from '@/lib/page/resumen-query';
import { remindLater } from '@/lib/page/uncopied-changes';
import { NOUNS } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { REMINDER } from '@/lib/text/resumen';
import { LatestCard } from './latest-card';
import { NoticeCard } from './notice-card';
import { RecurringCard } from './recurring-card';

const SampleNotice = dynamic(() => import('./sample-notice').then((module) => module.SampleNotice), {
  ssr: false,
});

type DetailsProps = { resumen: Resumen; latest: readonly Gasto[]; catalogo: Catalogo; today: Fecha };

/** Recurring and latest expenses, and reminders. */
export function Details({ resumen: { period, summaries }, latest, catalogo, today }: DetailsProps) {
  const sampleImport = useSetting(notedSample);
  const ahead = useQuery(gastosAhead(today));
  const isCurrent = period.kind === 'mes' && period.mes === mesOf(today);
  if (!ahead) return <Skeleton className="h-80" />;
  return (
    <>
      {isCurrent ? <RecurringCard {...{ summaries, today, catalogo, ahead }} /> : null}
      <LatestCard gastos={latest} catalogo={catalogo} today={today} />
      {sampleImport === null ? null : <SampleNotice importId={sampleImport} />}
      <CopyReminderCard />
    </>
  );
}

/** Renders nothing until a copy is due. */
function CopyReminderCard() {
  const format = useFormat();
  const reminder = useCopyReminder();
  if (!reminder) return null;
  return (
    <NoticeCard icon={ShieldAlert} title={titleOf(reminder, format)} advice={REMINDER.advice}>
      <Button asChild size="small">
        <Link href="/ajustes/" prefetch={false}>
          {REMINDER.download}
        </Link>
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
