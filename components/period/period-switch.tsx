import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { type Fecha, mesOf, type Period } from '@/lib/domain/dates';
import { DAYS } from '@/lib/text/common';
import { PERIODS } from '@/lib/text/period';
import { PeriodButton, PeriodSteps } from './period-steps';

const PeriodPicker = lazyPart(() => import('./period-picker').then((module) => module.PeriodPicker));

/** With large text the little room is for the period alone. The steps have no popup. */
const ROOM_CLASS = 'min-w-0 flex-1 sm:flex-none @max-[16rem]:[&>button:not([aria-haspopup])]:hidden';
const ASIDE_CLASS =
  '@max-[16rem]:hidden max-sm:order-last max-sm:max-w-24 max-sm:flex-none max-sm:[&>button:not([aria-haspopup])]:hidden max-sm:[&>button]:text-xs';

type PeriodSwitchProps = {
  period: Period;
  today: Fecha;
  /** A phone shows the period alone, beside a search. */
  isAside?: boolean;
  onChange: (period: Period) => void;
};

export function PeriodSwitch({ period, today, isAside = false, onChange }: PeriodSwitchProps) {
  return (
    <PeriodSteps
      names={PERIODS}
      period={period}
      onChange={onChange}
      className={cn(ROOM_CLASS, isAside && ASIDE_CLASS)}
      actions={
        <Button
          variant="outline"
          className="@min-[46.75rem]:inline-flex hidden print:hidden"
          onClick={() => {
            onChange({ kind: 'mes', mes: mesOf(today) });
          }}
        >
          {DAYS.today}
        </Button>
      }
    >
      <PeriodButton
        {...{ period, today, onChange }}
        labelOf={PERIODS.choose}
        className={cn(
          '@max-[16rem]:px-0 @max-[16rem]:text-xs min-w-0 flex-1 px-1 font-semibold sm:flex-none sm:px-2 sm:text-base print:w-auto print:px-0',
          period.kind === 'mes' && '@min-[46.75rem]:w-60',
        )}
        panel={PeriodPicker}
      />
    </PeriodSteps>
  );
}
