import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { addMonthsToMes, type Mes } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { GASTOS } from '@/lib/text/screens';
import { MonthPicker } from './month-picker';

type MonthSwitchProps = { mes: Mes; currentMes: Mes; onChange: (mes: Mes) => void };

/** The month shown, its neighbours, any other month, and the way back to the current one. */
export function MonthSwitch({ mes, currentMes, onChange }: MonthSwitchProps) {
  const format = useFormat();
  const [picking, setPicking] = useState(false);

  function pick(picked: Mes) {
    setPicking(false);
    onChange(picked);
  }

  return (
    <nav
      aria-label={GASTOS.month}
      className="sticky top-14 z-10 flex items-center gap-1 border-b border-border bg-background px-2 py-2 sm:px-6"
    >
      <StepButton
        label={GASTOS.previousMonth}
        icon={ChevronLeft}
        target={addMonthsToMes(mes, -1)}
        mes={mes}
        onChange={onChange}
      />
      <Popover open={picking} onOpenChange={setPicking}>
        <PopoverTrigger asChild>
          <Button
            variant="ghost"
            className="min-w-0 flex-1 px-1 font-semibold sm:flex-none sm:px-2 sm:text-base"
            aria-label={GASTOS.chooseMonth(format.month(mes))}
          >
            <span className="truncate" aria-live="polite">
              {format.month(mes)}
            </span>
            <CalendarDays aria-hidden className="hidden text-muted-foreground sm:block" />
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label={GASTOS.monthPicker}>
          <MonthPicker mes={mes} currentMes={currentMes} onPick={pick} />
        </PopoverContent>
      </Popover>
      <StepButton
        label={GASTOS.nextMonth}
        icon={ChevronRight}
        target={addMonthsToMes(mes, 1)}
        mes={mes}
        onChange={onChange}
      />
      <Button
        variant="outline"
        className="px-3 sm:ml-auto sm:px-4"
        onClick={() => {
          onChange(currentMes);
        }}
      >
        {GASTOS.today}
      </Button>
    </nav>
  );
}

type StepButtonProps = {
  label: string;
  icon: typeof ChevronLeft;
  target: Mes;
  mes: Mes;
  onChange: (mes: Mes) => void;
};

function StepButton({ label, icon: Icon, target, mes, onChange }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      disabled={target === mes}
      onClick={() => {
        onChange(target);
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}
