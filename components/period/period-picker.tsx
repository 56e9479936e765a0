import { useState, type RefObject, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { type Fecha, isFecha, mesOf } from '@/lib/domain/dates';
import { ALL_TIME, type Period, weekPeriodOf, yearOf } from '@/lib/domain/period';
import { usePreferences } from '@/lib/hooks/use-setting';
import { DAYS } from '@/lib/text/common';
import { FILTERING } from '@/lib/text/gastos';
import { PERIODS } from '@/lib/text/period';
import { MesPopover } from './mes-popover';

type PeriodPickerProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  period: Period;
  today: Fecha;
  onPick: (period: Period) => void;
  onClose: () => void;
};

export function PeriodPicker({ anchor, period, today, onPick, onClose }: PeriodPickerProps) {
  const { firstWeekday } = usePreferences();
  const mes = period.kind === 'mes' ? period.mes : mesOf(period.desde ?? today);
  return (
    <MesPopover
      anchor={anchor}
      label={PERIODS.picker}
      mes={mes}
      chosen={period.kind === 'mes'}
      currentMes={mesOf(today)}
      onPick={(picked) => {
        onPick({ kind: 'mes', mes: picked });
      }}
      onClose={onClose}
    >
      <div className="mt-2 grid grid-cols-2 gap-1 border-t border-border pt-2 sm:grid-cols-4">
        {[
          { label: DAYS.today, target: { kind: 'mes', mes: mesOf(today) } as const },
          { label: FILTERING.thisWeek, target: weekPeriodOf(today, firstWeekday) },
          { label: FILTERING.thisYear, target: yearOf(today) },
          { label: FILTERING.everything, target: ALL_TIME },
        ].map(({ label, target }) => (
          <Button
            key={label}
            variant="outline"
            className="px-1 text-xs"
            onClick={() => {
              onPick(target);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <DaysForm period={period} today={today} onPick={onPick} />
    </MesPopover>
  );
}

/** Either day may be open. */
function DaysForm({ period, today, onPick }: Pick<PeriodPickerProps, 'period' | 'today' | 'onPick'>) {
  const [desde, setDesde] = useState(period.kind === 'range' ? (period.desde ?? '') : `${mesOf(today)}-01`);
  const [hasta, setHasta] = useState(period.kind === 'range' ? (period.hasta ?? '') : today);
  const [refused, setRefused] = useState(false);
  const wrong = isFecha(desde) && isFecha(hasta) && desde > hasta;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefused(wrong);
    if (!wrong)
      onPick({
        kind: 'range',
        desde: isFecha(desde) ? desde : null,
        hasta: isFecha(hasta) ? hasta : null,
      });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-2 grid gap-2 border-t border-border pt-3">
      <div className="grid gap-2">
        <DayField
          label={FILTERING.desde}
          error={refused && wrong ? FILTERING.rangeFault : undefined}
          value={desde}
          onChange={setDesde}
        />
        <DayField label={FILTERING.hasta} value={hasta} onChange={setHasta} />
      </div>
      <Button type="submit" variant="outline">
        {FILTERING.showRange}
      </Button>
    </form>
  );
}

type DayFieldProps = {
  label: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

function DayField({ label, error, value, onChange }: DayFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
