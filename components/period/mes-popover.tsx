import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { Popover } from '@/components/ui/popover';
import { Button } from '@/components/ui/button';
import { addMesesToMes, type Mes } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { PERIOD } from '@/lib/text/common';

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
