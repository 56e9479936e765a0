import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { addMonthsToMes, type Mes } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { PERIOD } from '@/lib/text/common';

type MonthPickerProps = {
  /** The month whose year is shown first. */
  mes: Mes;
  /** Whether that month is the one chosen. */
  chosen: boolean;
  currentMes: Mes;
  onPick: (mes: Mes) => void;
};

const FIRST_YEAR = 0;
const LAST_YEAR = 9999;

/** The twelve months of a year, and the years before and after. */
export function MonthPicker({ mes, chosen, currentMes, onPick }: MonthPickerProps) {
  const format = useFormat();
  const [year, setYear] = useState(Number(mes.slice(0, 4)));
  const january = `${String(year).padStart(4, '0')}-01`;
  const months = Array.from({ length: 12 }, (_, index) => addMonthsToMes(january, index));
  return (
    <div className="w-[min(18rem,calc(100vw-2.5rem))]">
      <div className="mb-2 flex items-center justify-between">
        <Button
          variant="ghost"
          size="icon"
          aria-label={PERIOD.previousYear}
          disabled={year === FIRST_YEAR}
          onClick={() => {
            setYear(year - 1);
          }}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="font-semibold tabular-nums">
          {january.slice(0, 4)}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={PERIOD.nextYear}
          disabled={year === LAST_YEAR}
          onClick={() => {
            setYear(year + 1);
          }}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <ul className="grid grid-cols-3 gap-1">
        {months.map((month) => (
          <li key={month}>
            <Button
              variant={chosen && month === mes ? 'primary' : month === currentMes ? 'outline' : 'ghost'}
              className="w-full px-0 forced-colors:aria-pressed:outline-2"
              aria-label={format.month(month)}
              aria-pressed={chosen && month === mes}
              aria-current={month === currentMes ? 'date' : undefined}
              onClick={() => {
                onPick(month);
              }}
            >
              {format.monthName(month)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
