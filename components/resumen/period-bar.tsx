import { CalendarDays } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { PeriodSteps } from '@/components/period/period-steps';
import { Button } from '@/components/ui/button';
import { mesOf, type Fecha, type Mes } from '@/lib/domain/dates';
import { type Period, yearOf } from '@/lib/domain/period';
import { listPeriodOf, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import { DAYS, PERIOD } from '@/lib/text/common';
import { RESUMEN } from '@/lib/text/resumen';

const MesPopover = dynamic(() => import('./mes-popover').then((module) => module.MesPopover), {
  ssr: false,
});

type PeriodBarProps = { period: ResumenPeriod; today: Fecha; onChange: (period: Period) => void };

/** The shown month or year, with ways to its neighbours, any month, the year and the current month. */
export function PeriodBar({ period, today, onChange }: PeriodBarProps) {
  const format = useFormat();
  const listed = listPeriodOf(period);
  const isMes = period.kind === 'mes';
  const name = format.period(listed);
  const button = useRef<HTMLButtonElement>(null);
  const [picking, setPicking] = useState(false);
  return (
    <PeriodSteps
      names={{
        all: PERIOD.name,
        previous: isMes ? PERIOD.previousMes : PERIOD.previousYear,
        next: isMes ? PERIOD.nextMes : PERIOD.nextYear,
      }}
      period={listed}
      onChange={onChange}
      className="flex-wrap xl:pb-0 xl:pt-2 print:static"
      actions={
        <div className="ml-auto flex gap-1 print:hidden">
          <Button
            variant="outline"
            className="px-2.5 aria-pressed:bg-accent sm:px-3 forced-colors:aria-pressed:outline-2"
            aria-pressed={!isMes}
            onClick={() => {
              onChange(
                isMes ? yearOf(`${period.mes}-01`) : { kind: 'mes', mes: lastMesOf(period.year, today) },
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
      }
    >
      <Button
        ref={button}
        variant="ghost"
        className="basis-22 h-auto min-h-11 min-w-min shrink grow whitespace-normal px-1 py-1 font-semibold sm:min-h-10 sm:grow-0 sm:basis-auto sm:px-2 sm:text-base"
        aria-label={RESUMEN.choosePeriod(name)}
        aria-haspopup="dialog"
        aria-expanded={picking}
        onClick={() => {
          setPicking(!picking);
        }}
      >
        <span className="first-letter:uppercase" aria-live="polite">
          {name}
        </span>
        <CalendarDays aria-hidden className="hidden text-muted-foreground sm:block" />
      </Button>
      {picking ? (
        <MesPopover
          anchor={button}
          mes={isMes ? period.mes : lastMesOf(period.year, today)}
          chosen={isMes}
          currentMes={mesOf(today)}
          onPick={(mes) => {
            setPicking(false);
            onChange({ kind: 'mes', mes });
          }}
          onClose={() => {
            setPicking(false);
          }}
        />
      ) : null}
    </PeriodSteps>
  );
}

/** The month that replaces a year: the current one, or December of another year. */
function lastMesOf(year: string, today: Fecha): Mes {
  return year === today.slice(0, 4) ? mesOf(today) : `${year}-12`;
}
