import type { Fecha } from '@/lib/domain/dates';
import type { Cents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';

type DayHeadingProps = { id: string; fecha: Fecha; total: Cents; today: Fecha };

/** A day in words and what was spent on it. */
export function DayHeading({ id, fecha, total, today }: DayHeadingProps) {
  const format = useFormat();
  return (
    <div className="h-12 pt-3">
      <h2
        id={id}
        className="flex h-9 items-center justify-between gap-4 bg-muted px-4 text-sm font-medium sm:rounded sm:px-6"
      >
        <span className="min-w-0 truncate first-letter:uppercase">{format.day(fecha, today)}</span>
        <span className="min-w-0 max-w-[60%] truncate text-right tabular-nums text-muted-foreground">
          {format.amount(total)}
        </span>
      </h2>
    </div>
  );
}
