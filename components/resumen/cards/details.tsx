import dynamic from 'next/dynamic';
import { mesOf, type Fecha } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import type { Resumen } from '@/lib/page/resumen-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { notedSample } from '@/lib/page/noted-sample';
import { CopyReminderCard } from './copy-reminder-card';
import { LatestCard } from './latest-card';
import { RecurringCard } from './recurring-card';

const SampleNotice = dynamic(() => import('./sample-notice').then((module) => module.SampleNotice), {
  ssr: false,
});

type DetailsProps = { resumen: Resumen; latest: readonly Gasto[]; catalogo: Catalogo; today: Fecha };

/** Recurring and latest expenses, and reminders. */
export function Details({ resumen: { period, summaries }, latest, catalogo, today }: DetailsProps) {
  const sampleImport = useSetting(notedSample);
  const isCurrent = period.kind === 'mes' && period.mes === mesOf(today);
  return (
    <>
      {isCurrent ? <RecurringCard summaries={summaries} today={today} catalogo={catalogo} /> : null}
      <LatestCard gastos={latest} catalogo={catalogo} today={today} />
      {sampleImport === null ? null : <SampleNotice importId={sampleImport} />}
      <CopyReminderCard />
    </>
  );
}
