import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { useAskedQuery } from '@/components/period/use-asked-query';
import { UnlessLost } from '@/components/shell/unless-data-lost';
import { Skeleton } from '@/components/ui/skeleton';
import { mesOf, type Fecha, type Mes } from '@/lib/domain/dates';
import type { Gasto, Catalogo } from '@/lib/domain/entities';
import { joinSummaries } from '@/lib/domain/mes-summary';
import { periodMeses, resumenPeriodOf } from '@/lib/domain/resumen-period';
import { useCatalogo, useNewestGastos } from '@/lib/hooks/use-gastos';
import { useResumen } from '@/lib/hooks/use-resumen';
import { notedSample } from '@/lib/page/noted-sample';
import { useSetting } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import { CopyReminderCard } from '@/components/resumen/cards/copy-reminder-card';
import { FirstRun } from '@/components/resumen/cards/first-run';
import { PeriodBar } from './period-bar';
import { ResumenSkeleton } from './resumen-skeleton';
import { TotalsCards } from '@/components/resumen/cards/totals-cards';
import Link from 'next/link';
import { DayGroup } from '@/components/gasto/day-group';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { groupByDay } from '@/lib/domain/summary';
import { RESUMEN } from '@/lib/text/resumen';

const Figures = dynamic(
  () => import('@/components/resumen/charts/figures').then((module) => module.Figures),
  {
    ssr: false,
    loading: () => <Skeleton className="h-96" />,
  },
);
const SampleNotice = dynamic(
  () => import('@/components/resumen/cards/sample-notice').then((module) => module.SampleNotice),
  {
    ssr: false,
  },
);

const LATEST_GASTOS = 5;

/** What the stored expenses come to or, where there are none, what to do first. */
export function ResumenScreen() {
  const today = useToday();
  const latest = useNewestGastos(LATEST_GASTOS);
  const catalogo = useCatalogo();
  if (!latest || !catalogo) return <ResumenSkeleton />;
  if (latest.length === 0)
    return (
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        <UnlessLost>
          <FirstRun />
        </UnlessLost>
      </div>
    );
  return <Summed latest={latest} catalogo={catalogo} today={today} />;
}

type SummedProps = { latest: Gasto[]; catalogo: Catalogo; today: Fecha };

function Summed({ latest, catalogo, today }: SummedProps) {
  const [asked, ask] = useAskedQuery();
  const usual = openingMes(latest, today);
  const period = useMemo(() => resumenPeriodOf(asked.period, usual), [asked.period, usual]);
  const resumen = useResumen(period, today);
  const summary = useMemo(
    () =>
      resumen &&
      joinSummaries(periodMeses(resumen.period).flatMap((mes) => resumen.summaries.get(mes) ?? [])),
    [resumen],
  );
  const sampleImport = useSetting(notedSample);
  if (!resumen || !summary) return <ResumenSkeleton />;
  return (
    <div className="mx-auto max-w-5xl">
      <PeriodBar
        period={period}
        today={today}
        onChange={(next) => {
          ask({ period: next });
        }}
      />
      <div className="grid grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6 print:block print:columns-2 print:gap-3 print:p-0 print:[&_[data-slot=card]]:mb-3">
        {sampleImport === null ? null : <SampleNotice importId={sampleImport} />}
        <CopyReminderCard />
        <TotalsCards resumen={resumen} summary={summary} />
        <Figures resumen={resumen} summary={summary} catalogo={catalogo} />
        <LatestGastos gastos={latest} catalogo={catalogo} today={today} />
      </div>
    </div>
  );
}

/** The current month or, where the newest expense is older, its month. */
function openingMes([newest]: readonly Gasto[], today: Fecha): Mes {
  const current = mesOf(today);
  if (!newest || newest.fecha === '') return current;
  const mes = mesOf(newest.fecha);
  return mes < current ? mes : current;
}

type LatestGastosProps = { gastos: Gasto[]; catalogo: Catalogo; today: Fecha };

/** The newest expenses by day, and the way to all of them. */
export function LatestGastos({ gastos, catalogo, today }: LatestGastosProps) {
  return (
    <Card aria-labelledby="ultimos" className="overflow-hidden p-0 sm:p-0 print:hidden">
      <div className="flex items-center justify-between gap-2 px-4 py-3 sm:px-6">
        <CardTitle id="ultimos">{RESUMEN.latest}</CardTitle>
        <Button asChild variant="ghost" size="small">
          <Link href="/gastos/" prefetch={false}>
            {RESUMEN.all}
          </Link>
        </Button>
      </div>
      {groupByDay(gastos).map((day) => (
        <DayGroup key={day.fecha} {...day} catalogo={catalogo} today={today} />
      ))}
    </Card>
  );
}
