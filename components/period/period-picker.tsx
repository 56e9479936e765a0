import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import {
  addMesesToMes,
  ALL_TIME,
  type Fecha,
  isFecha,
  type Mes,
  mesOf,
  type Period,
  weekPeriodOf,
  yearOf,
} from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { DAYS, PERIOD } from '@/lib/text/common';
import { FILTERING } from '@/lib/text/gastos';
import { PERIODS } from '@/lib/text/period';

type MesPopoverProps = MesPickerProps & {
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  onClose: () => void;
  children?: ReactNode;
};

export function MesPopover({ anchor, label, onClose, children, ...picker }: MesPopoverProps) {
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      aria-label={label}
      className="max-h-(--radix-popover-content-available-height) w-[min(100vw-1rem,22rem)] overflow-y-auto"
    >
      <MesPicker {...picker} />
      {children}
    </Popover>
  );
}

type MesPickerProps = {
  /** The month whose year is shown first. */
  mes: Mes;
  chosen: boolean;
  currentMes: Mes;
  onPick: (mes: Mes) => void;
};

const FIRST_YEAR = 0;
const LAST_YEAR = 9999;

function MesPicker({ mes, chosen, currentMes, onPick }: MesPickerProps) {
  const format = useFormat();
  const [year, setYear] = useState(Number(mes.slice(0, 4)));
  const january = `${String(year).padStart(4, '0')}-01`;
  const meses = Array.from({ length: 12 }, (_, index) => addMesesToMes(january, index));
  return (
    <div className="@container">
      <div className="mb-2 flex items-center justify-between">
        <YearStep label={PERIOD.previousYear} icon={ChevronLeft} year={year - 1} onStep={setYear} />
        <p aria-live="polite" className="font-semibold tabular-nums">
          {january.slice(0, 4)}
        </p>
        <YearStep label={PERIOD.nextYear} icon={ChevronRight} year={year + 1} onStep={setYear} />
      </div>
      <ul className="@max-[14rem]:grid-cols-2 grid grid-cols-3 gap-1">
        {meses.map((each) => (
          <li key={each}>
            <Button
              variant={chosen && each === mes ? 'primary' : each === currentMes ? 'outline' : 'ghost'}
              className="@max-[14rem]:text-xs w-full px-0 forced-colors:aria-pressed:outline-2"
              aria-label={format.mes(each)}
              aria-pressed={chosen && each === mes}
              aria-current={each === currentMes ? 'date' : undefined}
              onClick={() => {
                onPick(each);
              }}
            >
              {format.mesName(each)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type YearStepProps = { label: string; icon: LucideIcon; year: number; onStep: (year: number) => void };

function YearStep({ label, icon: Icon, year, onStep }: YearStepProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      disabled={year < FIRST_YEAR || year > LAST_YEAR}
      onClick={() => {
        onStep(year);
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}

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
