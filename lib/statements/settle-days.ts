import { addDays, daysBetween, type Fecha } from '@/lib/domain/dates';
import { dayOf, resolveDay, type DayOrder, type DayText } from '@/lib/statements/lex-day';
import { backwardSteps, type RowOrder } from '@/lib/statements/prove-balance';

/** What the days of a file allow. `open`: nothing tells which number is the month. */
export type DayOrderReading = { kind: 'none' } | { kind: 'settled' | 'open'; order: DayOrder };

/** Rows of one account by their place in the file, with the order of time that the balance proved, or null. */
export type DaySequence = { days: readonly (DayText | null)[]; order: RowOrder | null };

/** A day that a row's text holds in a form that leaves nothing open, beside the row's own. */
export type DayWitness = { own: DayText; fecha: Fecha };

/**
 * Which number is the day: what lies above 12 tells, in any column of days or above the table; else a text of the row that names the same
 * days; else the order of the rows, if only one reading keeps to it.
 */
export function settleDayOrder(
  days: readonly DayText[],
  elsewhere: readonly DayText[],
  sequences: readonly DaySequence[],
  witnesses: readonly DayWitness[],
): DayOrderReading {
  const open = days.filter((day) => day.kind === 'numbers' && day.first !== day.second);
  if (open.length === 0) return { kind: 'none' };
  const told = byNumbers(days) ?? byNumbers(elsewhere) ?? byWitnesses(witnesses) ?? bySequence(sequences);
  return told === null ? { kind: 'open', order: 'dayFirst' } : { kind: 'settled', order: told };
}

/** Which number is the day by those that only one reading allows. Where both kinds stand, the most win: the others are no days. */
export function byNumbers(days: readonly DayText[]): DayOrder | null {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const day of days) {
    if (day.kind !== 'numbers') continue;
    const asDayFirst = resolveDay(day, 'dayFirst', 2000) !== null;
    const asMonthFirst = resolveDay(day, 'monthFirst', 2000) !== null;
    if (asDayFirst && !asMonthFirst) dayFirst += 1;
    if (asMonthFirst && !asDayFirst) monthFirst += 1;
  }
  if (dayFirst === monthFirst) return null;
  return dayFirst > monthFirst ? 'dayFirst' : 'monthFirst';
}

function byWitnesses(witnesses: readonly DayWitness[]): DayOrder | null {
  const near = (['dayFirst', 'monthFirst'] as const).map(
    (order) =>
      witnesses.filter(({ own, fecha }) => isNear(resolveDay(own, order, Number(fecha.slice(0, 4))), fecha))
        .length,
  );
  const [dayFirst = 0, monthFirst = 0] = near;
  if (dayFirst === witnesses.length && dayFirst - monthFirst >= 2) return 'dayFirst';
  return monthFirst === witnesses.length && monthFirst - dayFirst >= 2 ? 'monthFirst' : null;
}

function isNear(own: Fecha | null, fecha: Fecha): boolean {
  return own !== null && Math.abs(daysBetween(own, fecha)) <= 10;
}

function bySequence(sequences: readonly DaySequence[]): DayOrder | null {
  const [dayFirst, monthFirst] = (['dayFirst', 'monthFirst'] as const).map((order) =>
    sequences.reduce((sum, sequence) => sum + stepsAgainst(sequence, order), 0),
  );
  if (dayFirst === 0 && monthFirst !== 0) return 'dayFirst';
  return monthFirst === 0 && dayFirst !== 0 ? 'monthFirst' : null;
}

function stepsAgainst({ days, order }: DaySequence, reading: DayOrder): number {
  const rows = days.flatMap((day) => {
    const fecha = day && resolveDay(day, reading, 2000);
    return fecha ? [{ day: fecha }] : [];
  });
  if (order !== null) return backwardSteps(rows, order);
  return Math.min(backwardSteps(rows, 'oldest'), backwardSteps(rows, 'newest'));
}

/** Whether a day has no year. */
export function isYearless(day: DayText): boolean {
  return day.kind === 'named' || (day.kind === 'numbers' && day.year === null);
}

/** The last day with this day and month that is not after an end. */
export function latestUntil(day: DayText, order: DayOrder, end: Fecha): Fecha | null {
  const year = Number(end.slice(0, 4));
  for (const back of [0, 1, 2, 3, 4]) {
    const fecha = resolveDay(day, order, year - back);
    if (fecha !== null && fecha <= end) return fecha;
  }
  return null;
}

/**
 * Gives days without a year theirs, newest first: the first is of `year`, and each of those before it is of the latest year in which it
 * does not lie after the one that follows. A few days out of order stay in their year.
 */
export function datedBackwards(
  days: readonly (DayText | null)[],
  order: DayOrder,
  year: number,
): (Fecha | null)[] {
  let end: Fecha | null = null;
  return days.map((day) => {
    if (day === null) return null;
    const fecha: Fecha | null =
      end === null ? resolveDay(day, order, year) : latestUntil(day, order, addDays(end, 60));
    if (fecha !== null && (end === null || fecha < end)) end = fecha;
    return fecha;
  });
}

/** The year that is likely for the newest of days without one: this year, or the last one if that day is still to come. */
export function likelyYear(newest: DayText | null, order: DayOrder, today: Fecha): number {
  const year = Number(today.slice(0, 4));
  const fecha = newest && resolveDay(newest, order, year);
  return fecha && fecha > today ? year - 1 : year;
}

const FULL_DAY = /\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}-\d{2}-\d{2}/g;

/** The days with a year that stand in a text among other words. */
export function daysInText(text: string): DayText[] {
  const found = /\d{4}/.test(text) ? (text.slice(0, 300).match(FULL_DAY) ?? []) : [];
  return found.flatMap((day): DayText[] => {
    const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
    if (iso) {
      const fecha = dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
      return fecha ? [{ kind: 'fixed', fecha }] : [];
    }
    const [first = 0, second = 0, year = 0] = day.split(/[-/.]/).map(Number);
    const read: DayText = { kind: 'numbers', first, second, year };
    return (resolveDay(read, 'dayFirst', null) ?? resolveDay(read, 'monthFirst', null)) ? [read] : [];
  });
}
