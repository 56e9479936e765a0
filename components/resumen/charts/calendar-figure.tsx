import { useMemo } from 'react';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import type { MesSummaries } from '@/lib/domain/comparison';
import { type Fecha, type Mes, weekdayOf, weekOf } from '@/lib/domain/dates';
import { dayLimitsOf, drawnUnits, levelOf, spendingByDay, weeksOf } from '@/lib/domain/figures';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { type Cents, divideCents, partOf } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { reciboIdsOf } from '@/lib/domain/recurring/recurring';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { NOUNS } from '@/lib/text/common';
import { capitalize, type Format } from '@/lib/text/format';
import { FIGURES, moreOrLess } from '@/lib/text/resumen';
import { roundMean } from '@/lib/text/share';
import { FigureFrame, Marks, scaleCantidad, tipText } from './figure-card';

type CalendarFigureProps = { mes: Mes; summary: MesSummary; summaries: MesSummaries; today: Fecha };

/** Darker days cost more without recibos, which have a dot. */
export function CalendarFigure({ mes, summary, summaries, today }: CalendarFigureProps) {
  const format = useFormat();
  const { firstWeekday } = usePreferences();
  const weeks = useMemo(() => weeksOf(mes, firstWeekday), [mes, firstWeekday]);
  const days = useMemo(() => spendingByDay(summary.gastos, reciboIdsOf(summaries)), [summary, summaries]);
  const everyday = [...days.everyday].filter(([, cents]) => cents > 0n);
  const limits = dayLimitsOf(everyday.map(([, cents]) => cents));
  const hasRecibos = [...days.recibos.values()].some((cents) => cents > 0n);
  const sum = everyday.reduce((all, [, cents]) => all + cents, 0n);
  const mean = roundMean(divideCents(sum, everyday.length || 1), format);
  const { title } = FIGURES.calendar;
  const sentence = captionOf(everyday, hasRecibos, today, format);
  return (
    <FigureFrame title={title} caption={sentence}>
      <Marks className="mt-1">
        <table className="w-full table-fixed border-separate border-spacing-1 text-[min(0.875rem,6.5cqi)] xl:border-spacing-0.5">
          <caption className="sr-only">{format.mes(mes)}</caption>
          <WeekHead mes={mes} />
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
                      everyday={days.everyday.get(fecha) ?? 0n}
                      recibos={days.recibos.get(fecha) ?? 0n}
                      limits={limits}
                      isToday={fecha === today}
                      total={summary.totals.total}
                      mean={mean}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Marks>
      <Scale limits={limits} hasRecibos={hasRecibos} />
    </FigureFrame>
  );
}

function WeekHead({ mes }: { mes: Mes }) {
  const format = useFormat();
  const { firstWeekday } = usePreferences();
  return (
    <thead>
      <tr>
        {weekOf(`${mes}-01`, firstWeekday).map((fecha) => (
          <th
            key={fecha}
            scope="col"
            className="whitespace-nowrap pb-1 text-[min(0.75rem,5cqi)] font-medium text-muted-foreground"
          >
            <abbr title={format.weekday(weekdayOf(fecha))} className="no-underline">
              {format.shortWeekday(weekdayOf(fecha))}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function captionOf(
  everyday: readonly (readonly [Fecha, Cents])[],
  hasRecibos: boolean,
  today: Fecha,
  format: Format,
): string {
  const { caption, daysWith, onlyRecibos } = FIGURES.calendar;
  const [first, ...others] = everyday;
  if (!first) return hasRecibos ? onlyRecibos : '';
  const [fecha, most] = others.reduce((largest, one) => (one[1] > largest[1] ? one : largest), first);
  const days = daysWith(
    format.count(everyday.length, NOUNS.dia),
    everyday.some(([one]) => one > today),
  );
  // Of several equal days, none is the one with the most.
  const isTie = others.some(([one, cents]) => one !== fecha && cents === most);
  const sentence = isTie
    ? capitalize(days)
    : caption(
        `${format.weekday(weekdayOf(fecha))} ${Number(fecha.slice(8))}`,
        briefCantidad(most, 20, format),
        days,
      );
  return hasRecibos ? FIGURES.calendar.withoutRecibos(sentence) : sentence;
}

/** A longer amount stands in the tip and in the list alone. */
const MOST_DAY_CHARACTERS = 10;
const SHORT_DAY_CHARACTERS = 6;

const MOST_LIMIT_CHARACTERS = 14;

type DayCellProps = {
  fecha: Fecha;
  everyday: Cents;
  recibos: Cents;
  limits: readonly Cents[];
  isToday: boolean;
  /** The total of the month. */
  total: Cents;
  /** The mean of everyday spending. */
  mean: Cents;
};

function DayCell({ fecha, everyday, recibos, limits, isToday, total, mean }: DayCellProps) {
  const format = useFormat();
  const { markOf, nothing, partOfMes, aDay, inRecibos } = FIGURES.calendar;
  const day = Number(fecha.slice(8));
  const spent = everyday + recibos;
  const level = levelOf(everyday, limits);
  const looks =
    'relative flex h-11 flex-col items-center justify-center rounded leading-none tabular-nums xl:h-7 print:h-8';
  if (spent <= 0n)
    return (
      <td className="p-0">
        <span data-level={0} aria-current={isToday ? 'date' : undefined} className={looks}>
          <span aria-hidden>{day}</span>
          <span className="sr-only">{nothing(format.longDay(fecha))}</span>
        </span>
      </td>
    );
  const mark = markOf(format.longDay(fecha), format.cantidad(spent));
  const ofRecibos = recibos > 0n ? inRecibos(format.cantidad(recibos)) : null;
  const inCell = format.axisCantidad(roundedUnits(everyday));
  return (
    <td className="p-0">
      <Link
        href={listAddress({ kind: 'range', desde: fecha, hasta: fecha })}
        data-level={level}
        aria-current={isToday ? 'date' : undefined}
        aria-label={ofRecibos === null ? mark : `${mark}, ${ofRecibos}`}
        data-tip={tipText([
          mark,
          partOfMes(format.part(partOf(spent, total))),
          ofRecibos ?? moreOrLess(everyday, mean, aDay, format),
        ])}
        className={cn(looks, '@container')}
      >
        {day}
        {level > 0 && inCell.length <= MOST_DAY_CHARACTERS ? (
          <span
            aria-hidden
            className={cn(
              'max-w-full truncate text-[0.625rem] max-sm:hidden',
              // With large text a long one has no room.
              inCell.length > SHORT_DAY_CHARACTERS && '@max-[3.25rem]:hidden',
            )}
          >
            {inCell}
          </span>
        ) : null}
        {recibos > 0n ? <ReciboDot className="absolute right-1 top-1" /> : null}
      </Link>
    </td>
  );
}

function ReciboDot({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn('size-1.5 rounded-full bg-current forced-colors:bg-[CanvasText]', className)}
    />
  );
}

function Scale({ limits, hasRecibos }: { limits: readonly Cents[]; hasRecibos: boolean }) {
  const format = useFormat();
  return (
    <p className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-xs tabular-nums text-muted-foreground">
      {limits.length > 0 ? <span>{FIGURES.calendar.upTo}</span> : null}
      {limits.map((most) => (
        <span key={String(most)} className="inline-flex items-center gap-1">
          <span aria-hidden data-level={levelOf(most, limits)} className="size-3 rounded-sm" />
          {limitText(most, format)}
        </span>
      ))}
      {hasRecibos ? (
        <span className="inline-flex items-center gap-1">
          <ReciboDot />
          {FIGURES.calendar.recibo}
        </span>
      ) : null}
    </p>
  );
}

function limitText(most: Cents, format: Format): string {
  const written = scaleCantidad(drawnUnits(most), format);
  return written.length > MOST_LIMIT_CHARACTERS
    ? briefCantidad(most, MOST_LIMIT_CHARACTERS, format)
    : written;
}

/** Whole units of the currency; less than one is not rounded. */
function roundedUnits(total: Cents): number {
  const units = drawnUnits(total);
  return units < 1 ? units : Math.round(units);
}
