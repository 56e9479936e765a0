import { lazyPart } from '@/components/ui/lazy-part';
import type { ComponentProps } from 'react';
import { PeriodButton, PeriodSteps } from '@/components/period/period-steps';
import { Button } from '@/components/ui/button';
import { type Fecha, type Mes, mesOf } from '@/lib/domain/dates';
import { type Period, yearOf } from '@/lib/domain/period';
import { listPeriodOf, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { DAYS, PERIOD } from '@/lib/text/common';
import { RESUMEN } from '@/lib/text/resumen';

const MesPopover = lazyPart(() =>
  import('@/components/period/period-picker').then((module) => module.MesPopover),
);

type PeriodBarProps = { period: ResumenPeriod; today: Fecha; onChange: (period: Period) => void };

export function PeriodBar({ period, today, onChange }: PeriodBarProps) {
  const listed = listPeriodOf(period);
  const isMes = period.kind === 'mes';
  return (
    <div className="@container top-(--header-room) sticky z-10 border-b border-border bg-background px-2 py-2 sm:px-6 lg:static lg:border-0 xl:pb-0 xl:pt-2 print:static">
      <PeriodSteps
        names={{
          all: PERIOD.name,
          previous: isMes ? PERIOD.previousMes : PERIOD.previousYear,
          next: isMes ? PERIOD.nextMes : PERIOD.nextYear,
        }}
        period={listed}
        onChange={onChange}
        className="flex-wrap"
        actions={<YearAndToday period={period} today={today} onChange={onChange} />}
      >
        <PeriodButton
          {...{ period: listed, today, onChange }}
          labelOf={RESUMEN.choosePeriod}
          className="basis-22 min-w-0 shrink grow px-1 font-semibold sm:grow-0 sm:basis-auto sm:px-2 sm:text-base"
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
