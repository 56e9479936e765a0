import Link from 'next/link';
import { useMemo } from 'react';
import { UNUSED } from '@/lib/domain/catalogo-usage';
import { mesOf, type Fecha, type Mes } from '@/lib/domain/dates';
import { largestDayOf, type MesSummary } from '@/lib/domain/mes-summary';
import { drawnUnits } from '@/lib/domain/scale';
import { levelsOf, weeksOf, type DayLevel } from '@/lib/domain/mes-calendar';
import { divideCents, partOf, type Cents } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { weekOf, weekdayOf } from '@/lib/domain/week';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { NOUNS } from '@/lib/text/common';
import { FIGURES, moreOrLess } from '@/lib/text/resumen';
import { FigureFrame } from './figure-card';
import { tipText, Marks } from './marks';

type CalendarFigureProps = { mes: Mes; summary: MesSummary; today: Fecha };

const SHADES: readonly DayLevel[] = [1, 2, 3, 4];

/** The weeks of a month; darker days cost more. Each day links to its expenses. */
export function CalendarFigure({ mes, summary, today }: CalendarFigureProps) {
  const format = useFormat();
  const { firstWeekday } = usePreferences();
  const weeks = useMemo(() => weeksOf(mes, firstWeekday), [mes, firstWeekday]);
  const { levels, step } = useMemo(() => levelsOf(summary.days), [summary]);
  const largest = largestDayOf(summary);
  const mean = divideCents(summary.totals.total, levels.size || 1);
  const { title, caption, captionAhead } = FIGURES.calendar;
  const sentence = largest
    ? (mes > mesOf(today) ? captionAhead : caption)(
        format.longDay(largest.fecha),
        format.cantidad(largest.total),
        format.count(levels.size, NOUNS.dia),
      )
    : '';
  return (
    <FigureFrame title={title} caption={sentence}>
      <Marks className="mt-1">
        <table className="w-full table-fixed border-separate border-spacing-1 text-sm xl:border-spacing-0.5">
          <caption className="sr-only">{format.mes(mes)}</caption>
          <thead>
            <tr>
              {weekOf(`${mes}-01`, firstWeekday).map((fecha) => (
                <th key={fecha} scope="col" className="pb-1 text-xs font-medium text-muted-foreground">
                  <abbr title={format.weekday(weekdayOf(fecha))} className="no-underline">
                    {format.shortWeekday(weekdayOf(fecha))}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find((fecha) => fecha !== null)}>
                {week.map((fecha, position) =>
                  fecha === null ? (
                    <td key={position} />
                  ) : (
                    <DayCell
                      key={fecha}
                      fecha={fecha}
                      total={(summary.days.get(fecha) ?? UNUSED).total}
                      level={levels.get(fecha) ?? 0}
                      isToday={fecha === today}
                      part={partOf((summary.days.get(fecha) ?? UNUSED).total, summary.totals.total)}
                      mean={mean}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Marks>
      <Scale step={step} />
    </FigureFrame>
  );
}

type DayCellProps = {
  fecha: Fecha;
  total: Cents;
  level: DayLevel;
  isToday: boolean;
  /** The day's part of the month, from 0 to 1. */
  part: number;
  mean: Cents;
};

function DayCell({ fecha, total, level, isToday, part, mean }: DayCellProps) {
  const format = useFormat();
  const { markOf, nothing, partOfMes, aDay } = FIGURES.calendar;
  const day = Number(fecha.slice(8));
  const classes =
    'flex h-11 flex-col items-center justify-center rounded leading-none tabular-nums xl:h-7 print:h-8';
  if (level === 0)
    return (
      <td className="p-0">
        <span data-level={0} aria-current={isToday ? 'date' : undefined} className={classes}>
          <span aria-hidden>{day}</span>
          <span className="sr-only">{nothing(format.longDay(fecha))}</span>
        </span>
      </td>
    );
  const cantidad = format.cantidad(total);
  return (
    <td className="p-0">
      <Link
        href={listAddress({ kind: 'range', desde: fecha, hasta: fecha })}
        prefetch={false}
        data-level={level}
        aria-current={isToday ? 'date' : undefined}
        aria-label={markOf(format.longDay(fecha), cantidad)}
        data-tip={tipText([
          markOf(format.longDay(fecha), cantidad),
          partOfMes(format.part(part)),
          moreOrLess(total, mean, aDay, format),
        ])}
        className={classes}
      >
        {day}
        <span aria-hidden className="max-w-full truncate text-[0.625rem] max-sm:hidden">
          {format.axisCantidad(roundedUnits(total))}
        </span>
      </Link>
    </td>
  );
}

/** Explains the shades by their upper amounts. */
function Scale({ step }: { step: number }) {
  const format = useFormat();
  return (
    <p className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-xs tabular-nums text-muted-foreground">
      <span>{FIGURES.calendar.upTo}</span>
      {SHADES.map((level) => (
        <span key={level} className="inline-flex items-center gap-1">
          <span aria-hidden data-level={level} className="size-3 rounded-sm" />
          {format.axisCantidad(level * step)}
        </span>
      ))}
    </p>
  );
}

/** Whole units of the currency; less than one is not rounded. */
function roundedUnits(total: Cents): number {
  const units = drawnUnits(total);
  return units < 1 ? units : Math.round(units);
}
