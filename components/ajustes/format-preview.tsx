import { useId } from 'react';
import { addDays } from '@/lib/domain/dates';
import { weekdayOf, weekOf } from '@/lib/domain/week';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { useToday } from '@/lib/hooks/use-today';
import { AJUSTES } from '@/lib/text/ajustes';

const EXAMPLE_CENTS = 229_840n;
/** Enough that the day is not called «Hoy» or «Ayer». */
const EXAMPLE_DAYS = 3;

/** An amount, a day and this week in the current format. */
export function FormatPreview() {
  const format = useFormat();
  const { firstWeekday } = usePreferences();
  const today = useToday();
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded bg-muted p-4 sm:grid-cols-2 sm:items-center"
    >
      <figcaption id={id} className="text-xs font-medium text-muted-foreground sm:col-span-2">
        {AJUSTES.preview}
      </figcaption>
      <div className="wrap-anywhere grid grid-cols-1 gap-0.5">
        <p className="text-2xl font-semibold tabular-nums tracking-tight">{format.cantidad(EXAMPLE_CENTS)}</p>
        <p className="text-sm">{format.day(addDays(today, -EXAMPLE_DAYS), today)}</p>
      </div>
      <ol aria-label={AJUSTES.previewWeek} className="grid grid-cols-7 text-center">
        {weekOf(today, firstWeekday).map((fecha) => (
          <li key={fecha} aria-current={fecha === today ? 'date' : undefined} className="group grid gap-1">
            <span className="text-xs text-muted-foreground">{format.shortWeekday(weekdayOf(fecha))}</span>
            <span className="mx-auto flex size-7 items-center justify-center rounded-full text-sm tabular-nums group-aria-[current=date]:bg-primary group-aria-[current=date]:font-semibold group-aria-[current=date]:text-primary-foreground forced-colors:group-aria-[current=date]:outline-2">
              {Number(fecha.slice(8))}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
