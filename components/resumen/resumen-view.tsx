'use client';

import { PageHeader } from '@/components/shell/page-header';
import { StorageGate } from '@/components/shell/storage-gate';
import { UnlessLost } from '@/components/shell/unless-lost';
import { Skeleton } from '@/components/ui/skeleton';
import { mesOf } from '@/lib/domain/dates';
import { useCatalogo, useGastosOfMes, useNewestGastos } from '@/lib/hooks/use-gastos';
import { useToday } from '@/lib/hooks/use-today';
import { RESUMEN, SHELL } from '@/lib/text/screens';
import { CopyReminderCard } from './copy-reminder-card';
import { FirstRun } from './first-run';
import { LatestGastos } from './latest-gastos';
import { ThisMonth } from './this-month';

const LATEST = 5;

/** The start page: what to do first or, once there are expenses, this month's total and the last five. */
export function ResumenView() {
  return (
    <>
      <PageHeader title={RESUMEN.title} />
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        <StorageGate opening={<Loading />}>
          <Resumen />
        </StorageGate>
      </div>
    </>
  );
}

function Resumen() {
  const today = useToday();
  const thisMonth = useGastosOfMes(mesOf(today), mesOf(today));
  const latest = useNewestGastos(LATEST);
  const catalogo = useCatalogo();
  if (!thisMonth || !latest || !catalogo) return <Loading />;
  if (latest.length === 0)
    return (
      <UnlessLost>
        <FirstRun />
      </UnlessLost>
    );
  return (
    <>
      <CopyReminderCard />
      <ThisMonth {...thisMonth} />
      <LatestGastos gastos={latest} catalogo={catalogo} today={today} />
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{SHELL.loading}</span>
      <Skeleton className="h-32" />
      <Skeleton className="h-80" />
    </div>
  );
}
