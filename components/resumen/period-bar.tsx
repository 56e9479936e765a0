import { PeriodSteps } from '@/components/period/period-steps';
import { Button } from '@/components/ui/button';
import { mesOf, type Fecha, type Mes } from '@/lib/domain/dates';
import { type Period, yearOf } from '@/lib/domain/period';
import { listPeriodOf, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import { DAYS, PERIOD } from '@/lib/text/common';
import { RESUMEN } from '@/lib/text/resumen';

type PeriodBarProps = { period: ResumenPeriod; today: Fecha; onChange: (period: Period) => void };

/** The month or year shown, its neighbours, the way from one to the other, and the one back to the current month. */
export function PeriodBar({ period, today, onChange }: PeriodBarProps) {
  const format = useFormat();
  const listed = listPeriodOf(period);
  const isMes = period.kind === 'mes';
  return (
    <PeriodSteps
      names={{
        all: PERIOD.name,
        previous: isMes ? PERIOD.previousMes : PERIOD.previousYear,
        next: isMes ? PERIOD.nextMes : PERIOD.nextYear,
      }}
      period={listed}
      onChange={onChange}
      className="lg:pb-0 lg:pt-6 print:static"
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
      <p
        aria-live="polite"
        className="min-w-0 truncate text-sm font-semibold first-letter:uppercase sm:text-base"
      >
        {format.period(listed)}
      </p>
    </PeriodSteps>
  );
}

/** The month that a year is left for: the current one, or the last of another year. */
function lastMesOf(year: string, today: Fecha): Mes {
  return year === today.slice(0, 4) ? mesOf(today) : `${year}-12`;
}
