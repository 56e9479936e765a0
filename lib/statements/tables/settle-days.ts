import { addDays, daysBetween, type Fecha } from '@/lib/domain/dates';
import { DAY_ORDERS, type DayOrder, type DayText, lexDay, resolveDay } from '@/lib/statements/cells/lex-day';
import type { RowOrder } from './prove-balance';

/** `open`: nothing tells which number is the month; with `isYearFirst` the year may come first. */
type DayOrderReading =
  | { kind: 'none' }
  | { kind: 'settled'; order: DayOrder }
  | { kind: 'open'; order: DayOrder; isYearFirst: boolean };

/** `order`: proved, or null. Days of operation may go back and forth. */
type DaySequence = {
  days: readonly (DayText | null)[];
  order: RowOrder | null;
  isOfOperation: boolean;
};

type DayWitness = { own: DayText; fecha: Fecha };

/**
 * By numbers above 12, by texts that name the same days, or by the rows' order. Asks if another reading suits
 * better.
 */
export function settleDayOrder(
  days: readonly DayText[],
  elsewhere: readonly DayText[],
  sequences: readonly DaySequence[],
  witnesses: readonly DayWitness[],
  canBeYearFirst: boolean,
  today: Fecha,
): DayOrderReading {
  const open = days.filter((day) => day.kind === 'numbers' && day.first !== day.second);
  if (open.length === 0) return { kind: 'none' };
  const byNumber = byNumbers(days) ?? byNumbers(elsewhere);
  const told = byNumber ?? byWitnesses(witnesses) ?? bySequence(sequences);
  const isYearFirstWitnessed = witnesses.every(({ own, fecha }) =>
    isNear(resolveDay(own, 'yearFirst', null), fecha),
  );
  const others = DAY_ORDERS.filter((order) =>
    order === 'yearFirst' ? canBeYearFirst && isYearFirstWitnessed : byNumber === null,
  );
  if (told !== null && others.every((order) => order === told)) return { kind: 'settled', order: told };
  const distinct = [...new Set(days)];
  const likely = likelyOrder(distinct, told ?? 'dayFirst', others, today);
  const isYearFirst =
    likely === 'yearFirst' || (others.includes('yearFirst') && liesAsNear(distinct, likely, today));
  return told === null || likely !== told || isYearFirst
    ? { kind: 'open', order: likely, isYearFirst }
    : { kind: 'settled', order: told };
}

/** The days lie as near together with the year first, within a statement's usual years. */
function liesAsNear(days: readonly DayText[], order: DayOrder, today: Fecha): boolean {
  const own = spanUnder(days, order, today);
  const other = spanUnder(days, 'yearFirst', today);
  if (own === null || other === null) return false;
  // A leap year makes a day of difference.
  return other.extent <= own.extent + 1 && daysBetween(other.last, today) <= MOST_DAYS;
}

/** Of a statement, and the greatest age of its last day. */
const MOST_DAYS = 3 * 366;
const OLDEST_DAYS = 10 * 366;
/** If the last day is older, a reading with a later one is likelier. */
const OLD_DAYS = 400;

function likelyOrder(
  days: readonly DayText[],
  given: DayOrder,
  others: readonly DayOrder[],
  today: Fecha,
): DayOrder {
  const own = spanUnder(days, given, today);
  const better = others.flatMap((order) => {
    if (order === given) return [];
    const span = spanUnder(days, order, today);
    return span === null ? [] : [{ order, span }];
  });
  if (own === null) return better[0]?.order ?? given;
  const isOld = daysBetween(own.last, today) > OLD_DAYS;
  const nearer = better.find(
    ({ order, span }) =>
      order === 'yearFirst' && (span.extent < own.extent || (isOld && span.last > own.last)),
  );
  return nearer?.order ?? given;
}

/** Null if the order cannot be meant. */
function spanUnder(
  days: readonly DayText[],
  order: DayOrder,
  today: Fecha,
): { last: Fecha; extent: number } | null {
  const read: Fecha[] = [];
  for (const day of days) {
    if (isYearless(day) || day.kind === 'impossible') continue;
    if (order === 'yearFirst' && (day.kind !== 'numbers' || !day.isShort)) return null;
    const fecha = resolveDay(day, order, null);
    if (fecha === null) return null;
    read.push(fecha);
  }
  if (read.length === 0) return order === 'yearFirst' ? null : { last: today, extent: 0 };
  const last = largestOf(read);
  const extent = daysBetween(smallestOf(read), last);
  const isMeant = last <= today && extent <= MOST_DAYS && daysBetween(last, today) <= OLDEST_DAYS;
  return isMeant ? { last, extent } : null;
}

/** The majority wins: the others are no days. */
export function byNumbers(days: readonly DayText[]): DayOrder | null {
  const known = new Map<DayText, DayOrder | null>();
  let dayFirst = 0;
  let monthFirst = 0;
  for (const day of days) {
    if (day.kind !== 'numbers') continue;
    let only = known.get(day);
    if (only === undefined) known.set(day, (only = onlyOrder(day)));
    if (only === 'dayFirst') dayFirst += 1;
    if (only === 'monthFirst') monthFirst += 1;
  }
  if (dayFirst === monthFirst) return null;
  return dayFirst > monthFirst ? 'dayFirst' : 'monthFirst';
}

function onlyOrder(day: DayText): DayOrder | null {
  const asDayFirst = resolveDay(day, 'dayFirst', 2000) !== null;
  if (asDayFirst === (resolveDay(day, 'monthFirst', 2000) !== null)) return null;
  return asDayFirst ? 'dayFirst' : 'monthFirst';
}

/** A workbook may have exchanged day and month of the texts that it took for days: put back if nearer the other texts so. */
export function withoutExchange(
  days: (DayText | null)[],
  isMade: (at: number) => boolean,
): (DayText | null)[] {
  if (!days.some((day, at) => day !== null && isMade(at))) return days;
  const texts = days.filter((day, at) => day !== null && !isMade(at)).filter((day) => day !== null);
  const order = byNumbers(texts);
  if (order === null || texts.some((day) => day.kind !== 'numbers' || onlyOrder(day) === null)) return days;
  const exchanged = days.map((day, at) => (day?.kind === 'fixed' && isMade(at) ? exchangedDay(day) : day));
  if (exchanged.some((day) => day?.kind === 'impossible')) return days;
  return extentUnder(exchanged, order) < extentUnder(days, order) ? exchanged : days;
}

function exchangedDay({ fecha }: Extract<DayText, { kind: 'fixed' }>): DayText {
  const [year = '', mes = '', day = ''] = fecha.split('-');
  const found = Number(day) <= 12 ? `${year}-${day}-${mes}` : null;
  return found === null ? { kind: 'impossible' } : { kind: 'fixed', fecha: found };
}

function extentUnder(days: readonly (DayText | null)[], order: DayOrder): number {
  return daysCovered(days.flatMap((day) => (day && resolveDay(day, order, null)) ?? []));
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

/** A misread day leaps back further than an ordered file. */
const LEAP_DAYS = 31;
/** Enough to be in order by more than chance. */
const ENOUGH_DAYS = 5;

function bySequence(sequences: readonly DaySequence[]): DayOrder | null {
  if (keepsAgainst(sequences, 'dayFirst', 'monthFirst')) return 'dayFirst';
  return keepsAgainst(sequences, 'monthFirst', 'dayFirst') ? 'monthFirst' : null;
}

function keepsAgainst(sequences: readonly DaySequence[], reading: DayOrder, other: DayOrder): boolean {
  let leaps = 0;
  for (const sequence of sequences) {
    const kept = fechasOf(sequence, reading);
    const lost = fechasOf(sequence, other);
    if (leapsOf(kept, sequence.order, 0) > 0) return false;
    const count = leapsOf(lost, sequence.order, LEAP_DAYS);
    if (count === 0) continue;
    if (new Set(kept).size < ENOUGH_DAYS || daysCovered(kept) > daysCovered(lost)) return false;
    if (sequence.isOfOperation && count < 2) return false;
    leaps += count;
  }
  return leaps > 0;
}

function fechasOf({ days }: DaySequence, reading: DayOrder): Fecha[] {
  return days.flatMap((day) => (day && resolveDay(day, reading, 2000)) ?? []);
}

function leapsOf(fechas: readonly Fecha[], order: RowOrder | null, days: number): number {
  const forwards = countLeaps(fechas, days);
  const backwards = countLeaps([...fechas].reverse(), days);
  if (order === 'oldest') return forwards;
  return order === 'newest' ? backwards : Math.min(forwards, backwards);
}

function countLeaps(fechas: readonly Fecha[], days: number): number {
  let [leaps, last] = [0, fechas[0] ?? ''];
  for (const fecha of fechas) {
    if (daysBetween(fecha, last) > days) leaps += 1;
    if (fecha > last) last = fecha;
  }
  return leaps;
}

function daysCovered(fechas: readonly Fecha[]): number {
  return fechas.length === 0 ? 0 : daysBetween(smallestOf(fechas), largestOf(fechas));
}

function smallestOf(fechas: readonly Fecha[]): Fecha {
  return fechas.reduce((least, fecha) => (fecha < least ? fecha : least), fechas[0] ?? '');
}

function largestOf(fechas: readonly Fecha[]): Fecha {
  return fechas.reduce((most, fecha) => (fecha > most ? fecha : most), fechas[0] ?? '');
}

export function isYearless(day: DayText): boolean {
  return day.kind === 'named' || (day.kind === 'numbers' && day.year === null);
}

const FULL_DAY = /\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{4}-\d{2}-\d{2}/g;

export function daysInText(text: string): DayText[] {
  if (!/\d{4}/.test(text)) return [];
  const days = (text.slice(0, 300).match(FULL_DAY) ?? []).map((day) => lexDay(day));
  return days.filter((day) => day !== null && day.kind !== 'impossible');
}

/** `start` is null if the file names the end alone. */
export type StatedPeriod = { start: Fecha | null; end: Fecha };

/** Days after its period in which a statement may have a movement, and after which one is of an earlier year. */
const SHORTLY_AFTER = 10;
const LONG_AFTER = 45;
/** Days before its end that a period without a start surely covers. */
const SURELY_BEFORE = 300;
/** The most days by which a row may lie after the next one in time, in one year. */
const OUT_OF_ORDER = 60;

/** Undefined if its year cannot be told. */
export function dayWithin(
  day: DayText,
  order: DayOrder,
  { start, end }: StatedPeriod,
): Fecha | null | undefined {
  const year = Number(end.slice(0, 4));
  const from = start ?? addDays(end, -SURELY_BEFORE);
  const inside = [year, year - 1, year - 2].filter((one) => isBetween(nearDay(day, order, one), from, end));
  if (inside.length > 1) return undefined;
  if (inside.length === 1) return resolveDay(day, order, inside[0] ?? year);
  const after = [year, year + 1]
    .map((one) => ({ year: one, fecha: nearDay(day, order, one) }))
    .find(({ fecha }) => fecha !== null && fecha > end);
  const away = after?.fecha ? daysBetween(end, after.fecha) : Infinity;
  if (after && away <= SHORTLY_AFTER) return resolveDay(day, order, after.year);
  return away <= LONG_AFTER ? undefined : dayUntil(day, order, end);
}

function dayUntil(day: DayText, order: DayOrder, end: Fecha): Fecha | null {
  const year = Number(end.slice(0, 4));
  const near = nearDay(day, order, year);
  return near === null ? null : resolveDay(day, order, near <= end ? year : year - 1);
}

/** Newest first: each day is of the last year that keeps, or nearly keeps, the order. */
export function datedBackwards(
  days: readonly (DayText | null)[],
  order: DayOrder,
  year: number,
): (Fecha | null)[] {
  let end: Fecha | null = null;
  return days.map((day) => {
    if (day === null) return null;
    const fecha: Fecha | null =
      end === null ? resolveDay(day, order, year) : dayUntil(day, order, addDays(end, OUT_OF_ORDER));
    if (fecha !== null && (end === null || fecha < end)) end = fecha;
    return fecha;
  });
}

type YearReading = {
  year: number;
  order: Extract<RowOrder, 'newest' | 'oldest'>;
  fechas: (Fecha | null)[];
};

/** Movements of one file hardly ever lie more days apart than this. */
const LONG = 190;
const MOST_READINGS = 4;

/** None after today, short spans first. `known`: the proved order. */
export function yearReadings(
  days: readonly DayText[],
  order: DayOrder,
  known: 'newest' | 'oldest' | null,
  today: Fecha,
): YearReading[] {
  const thisYear = Number(today.slice(0, 4));
  const seen = new Set<string>();
  return [thisYear, thisYear - 1, thisYear - 2]
    .flatMap((year) =>
      (known ? [known] : (['newest', 'oldest'] as const)).map((rows) => ({
        year,
        order: rows,
        fechas: datedInOrder(days, order, year, rows),
      })),
    )
    .map((reading) => ({ reading, ...extentOf(reading.fechas) }))
    .filter(({ last, reading }) => {
      const key = reading.fechas.join();
      if (last === '' || last > today || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort(
      (one, other) => Number(one.days > LONG) - Number(other.days > LONG) || (one.last < other.last ? 1 : -1),
    )
    .slice(0, MOST_READINGS)
    .map(({ reading }) => reading);
}

function datedInOrder(
  days: readonly (DayText | null)[],
  order: DayOrder,
  year: number,
  rows: 'newest' | 'oldest',
): (Fecha | null)[] {
  if (rows === 'newest') return datedBackwards(days, order, year);
  return datedBackwards([...days].reverse(), order, year).reverse();
}

function extentOf(fechas: readonly (Fecha | null)[]): { last: Fecha; days: number } {
  const known = fechas.filter((fecha) => fecha !== null).sort();
  const [first = '', last = ''] = [known[0], known.at(-1)];
  return { last, days: first === '' ? 0 : daysBetween(first, last) };
}

function isBetween(fecha: Fecha | null, from: Fecha, to: Fecha): boolean {
  return fecha !== null && fecha >= from && fecha <= to;
}

/** A 29 February becomes the 28th: only the year is wanted. */
function nearDay(day: DayText, order: DayOrder, year: number): Fecha | null {
  if (!isYearless(day)) return resolveDay(day, order, null);
  const leap = resolveDay(day, order, 2000);
  if (leap === null) return null;
  return leap.slice(5) === '02-29' ? `${year}-02-28` : `${year}${leap.slice(4)}`;
}
