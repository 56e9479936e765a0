import { addDays, daysBetween, type Fecha } from '@/lib/domain/dates';
import { appendTo } from '@/lib/domain/lists';
import { wordTester } from '@/lib/read/patterns';
import { foldText } from '@/lib/read/words';
import { cellText } from '@/lib/statements/cells/cell';
import { DAY_ORDERS, type DayOrder, type DayText, resolveDay } from '@/lib/statements/cells/lex-day';
import { backwardSteps, inTime, type RowOrder } from './prove-balance';
import { dayAt, type RawTable, textAt } from './raw-table';
import {
  byNumbers,
  datedBackwards,
  daysInText,
  dayWithin,
  isYearless,
  settleDayOrder,
  type StatedPeriod,
  yearReadings,
} from './settle-days';
import type { Answers, Asked, Question, Recalled } from '@/lib/statements/statement';
import { daysOf, orderDays, type TableReading } from './table-reading';

/** `answer`: the person's or the likely one. */
type Years =
  | { kind: 'none' }
  | { kind: 'period'; period: StatedPeriod }
  | { kind: 'answer'; year: number; order: 'newest' | 'oldest' };

/** `orders` are those of the first table's rows. */
function yearsOf(
  readings: readonly TableReading[],
  order: DayOrder,
  orders: readonly (RowOrder | null)[],
  answers: Answers,
  today: Fecha,
): { years: Years; questions: Question[] } {
  const open = readings.flatMap(({ raw }) => daysOf(raw)).filter(isYearless);
  if (open.length === 0) return { years: { kind: 'none' }, questions: [] };
  const [period, ...others] = periodsAbove(readings, order, today);
  if (period && open.every((day) => isToldBy(day, order, period, others)))
    return { years: { kind: 'period', period }, questions: [] };
  const rows = rowsWithoutYear(readings[0]);
  const [proved] = orders;
  const known = proved === 'newest' || proved === 'oldest' ? proved : null;
  const choices = yearReadings(
    rows.map(({ day }) => day),
    order,
    known,
    today,
  );
  const [likely] = choices;
  const year = answers.noYear ?? likely?.year ?? Number(today.slice(0, 4));
  const chosen = choices.find((choice) => choice.year === year) ?? likely;
  const years = {
    kind: 'answer' as const,
    year,
    order: answers.yearOrder ?? chosen?.order ?? known ?? 'newest',
  };
  return { years, questions: answers.noYear === undefined ? [yearQuestion(rows, choices, year)] : [] };
}

function yearQuestion(
  rows: readonly YearlessRow[],
  choices: ReturnType<typeof yearReadings>,
  likely: number,
): Question {
  const shown = rows.length > 1 ? [0, rows.length - 1] : [0];
  return {
    kind: 'noYear',
    likely,
    examples: shown.flatMap((place) => rows[place]?.example ?? []),
    choices: choices.map(({ fechas, ...choice }) => ({
      ...choice,
      fechas: shown.map((place) => fechas[place] ?? null),
    })),
  };
}

/** `others`: other readings of the period, which must tell the same year. */
function isToldBy(
  day: DayText,
  order: DayOrder,
  period: StatedPeriod,
  others: readonly StatedPeriod[],
): boolean {
  const fecha = dayWithin(day, order, period);
  return fecha !== undefined && others.every((other) => dayWithin(day, order, other) === fecha);
}

function textsAbove({ table }: RawTable): string[] {
  return table.sheet.rows
    .slice(table.above.from, table.above.to)
    .map((row) => row.map(cellText).join(' ').slice(0, 1000));
}

const namesPeriod = wordTester(
  'periodo|period|rango|desde|hasta|del|al|fechas|entre|inicio|inicial|fin|final|corte|cierre',
  'estado de cuenta|facturado|facturacion|statement',
);
const namesOtherDay = wordTester(
  'descarga|impresion|impreso|emision|consulta|vencimiento|vence|vto|limite|pago|alta|apertura|nacimiento',
  'valid[ao]s?|validez|caduca|caducidad|vigencia|vigente|expira',
);
/** A period ends at most this many days after today. */
const AHEAD_DAYS = 62;
/** Days outside its period in which a statement may have a movement. */
const SHORTLY = 15;

/** The lines above may write days another way than the rows. */
function periodsAbove(readings: readonly TableReading[], order: DayOrder, today: Fecha): StatedPeriod[] {
  const days = readings
    .flatMap(({ raw }) => textsAbove(raw))
    .filter((text) => namesPeriod(foldText(text)) && !namesOtherDay(foldText(text)))
    .flatMap(daysInText);
  const told = byNumbers(days);
  const orders = told
    ? [told]
    : [order, order === 'monthFirst' ? ('dayFirst' as const) : ('monthFirst' as const)];
  const periods = orders.flatMap((one) => periodOf(days, one, today) ?? []);
  const held = periods.filter((period) => holds(period, readings, order));
  return held.length > 0 ? held : periods.slice(0, 1);
}

function periodOf(days: readonly DayText[], order: DayOrder, today: Fecha): StatedPeriod | null {
  const fechas = days
    .flatMap((day) => resolveDay(day, order, null) ?? [])
    .filter((fecha) => daysBetween(today, fecha) <= AHEAD_DAYS)
    .sort();
  const end = fechas.at(-1);
  if (end === undefined) return null;
  return { start: fechas.length > 1 ? (fechas[0] ?? null) : null, end };
}

/** All days can lie about the period above the tables; true if none is stated. */
function keepsToPeriod(readings: readonly TableReading[], order: DayOrder, today: Fecha): boolean {
  return periodsAbove(readings, order, today).every((period) => holds(period, readings, order));
}

function holds({ start, end }: StatedPeriod, readings: readonly TableReading[], order: DayOrder): boolean {
  if (start === null) return true;
  const [from, to] = [addDays(start, -SHORTLY), addDays(end, SHORTLY)];
  const years = [Number(end.slice(0, 4)), Number(start.slice(0, 4))];
  return [...new Set(readings.flatMap(({ raw }) => daysOf(raw)))].every((day) =>
    years.some((year) => {
      const fecha = resolveDay(day, order, year);
      return fecha !== null && fecha >= from && fecha <= to;
    }),
  );
}

type YearlessRow = { day: DayText; example: Asked<'noYear'>['examples'][number] };

function rowsWithoutYear(reading: TableReading | undefined): YearlessRow[] {
  if (!reading) return [];
  const { raw, groups } = reading;
  const [most] = [...groups].sort((one, other) => other.places.length - one.places.length);
  return (most?.places ?? []).flatMap((at) => {
    const day = raw.kinds[at] === 'movement' ? dayAt(raw.days, at) : null;
    if (!day || !isYearless(day)) return [];
    const text =
      raw.days.map(({ column }) => textAt(raw.table, at, column)).find((cell) => cell !== '') ?? '';
    return [
      { day, example: { row: (raw.table.rows[at] ?? 0) + 1, text, concepto: raw.conceptos[at] ?? '' } },
    ];
  });
}

/** Among this many days, one this far away is a slip. */
const ENOUGH = 5;
const FAR = 3 * 365;

export type DatedTable = {
  reading: TableReading;
  order: DayOrder;
  /** The person had to say which number is the day. */
  asked: boolean;
  fechas: (Fecha | null)[];
  otras: Fecha[][];
  /** By account; null if nothing tells. */
  orders: (RowOrder | null)[];
};

/** One file writes days one way. */
export function dateTables(
  readings: readonly TableReading[],
  answers: Answers,
  remembered: DayOrder | null,
  today: Fecha,
): { tables: DatedTable[]; questions: Question[]; recalled: Recalled[] } {
  const told = dayOrderOf(readings, today);
  const fromMemory = told.kind === 'open' ? recallable(readings, remembered, told.isYearFirst, today) : null;
  const order =
    told.kind === 'open'
      ? (answers.dayMonth ?? fromMemory ?? told.order)
      : told.kind === 'settled'
        ? told.order
        : 'dayFirst';
  const questions: Question[] = [];
  const recalled: Recalled[] = [];
  if (told.kind === 'open' && answers.dayMonth === undefined) {
    const examples = readings.flatMap((reading) => dayExamples(reading, told.isYearFirst)).slice(0, 2);
    const question: Question = { kind: 'dayMonth', likely: fromMemory ?? told.order, examples };
    if (fromMemory === null) questions.push(question);
    else recalled.push({ question, answers: { dayMonth: fromMemory } });
  }
  const [first] = readings;
  const proved = first ? first.groups.map((_, group) => provedOrder(first, group)) : [];
  const { years, questions: yearQuestions } = yearsOf(readings, order, proved, answers, today);
  appendTo(questions, yearQuestions);
  const tables = readings.map((reading): DatedTable => {
    const orders = ordersOf(reading, order);
    const fechas = withoutStrays(fechasOf(reading, order, years));
    return {
      reading,
      order,
      asked: told.kind === 'open',
      fechas,
      otras: otrasOf(reading.raw, order, fechas, years),
      orders,
    };
  });
  return { tables, questions, recalled };
}

/** Null if it gives days that do not exist or are to come, and another order does not. */
function recallable(
  readings: readonly TableReading[],
  remembered: DayOrder | null,
  isYearFirst: boolean,
  today: Fecha,
): DayOrder | null {
  const days = readings.flatMap(({ raw }) => daysOf(raw)).filter(({ kind }) => kind === 'numbers');
  const orders = DAY_ORDERS.filter((order) => isYearFirst || order !== 'yearFirst');
  const fitting = orders.filter((order) =>
    days.every(
      (day) => resolveDay(day, order, 2000) !== null && (resolveDay(day, order, null) ?? '') <= today,
    ),
  );
  if (remembered === null || !orders.includes(remembered)) return null;
  return fitting.length === 0 || fitting.includes(remembered) ? remembered : null;
}

function dayOrderOf(readings: readonly TableReading[], today: Fecha): ReturnType<typeof settleDayOrder> {
  const days = readings.flatMap(({ raw }) => daysOf(raw));
  const open = days.some((day) => day.kind === 'numbers' && day.first !== day.second);
  if (!open) return { kind: 'none' };
  const above = readings.flatMap(({ raw }) => textsAbove(raw).flatMap(daysInText));
  const sequences = readings.flatMap((reading) => {
    const column = reading.raw.days.find(({ column: place }) => place === reading.raw.choices.orderDay);
    return reading.groups.map(({ places }, group) => {
      const chain = reading.money.chains[group];
      const rows = places.filter((at) => reading.raw.kinds[at] === 'movement');
      const proved = chain && chain.links >= 2 && chain.breaks.length === 0 ? chain.order : null;
      const plain = proved === 'newest' || proved === 'oldest' ? proved : null;
      const isOfOperation = reading.raw.choices.operationDay === column?.column;
      return { days: rows.map((at) => column?.days[at] ?? null), order: plain, isOfOperation };
    });
  });
  const isShort = days.some((day) => day.kind === 'numbers' && day.isShort);
  const canBeYearFirst = isShort && keepsToPeriod(readings, 'yearFirst', today);
  const isTold = byNumbers(days) !== null && !canBeYearFirst;
  const witnesses = isTold ? [] : readings.flatMap(witnessesOf);
  const told = settleDayOrder(days, above, sequences, witnesses, canBeYearFirst, today);
  if (told.kind !== 'settled' || isTold || byNumbers(days) !== null) return told;
  const other = told.order === 'dayFirst' ? 'monthFirst' : 'dayFirst';
  const isOther = !keepsToPeriod(readings, told.order, today) && keepsToPeriod(readings, other, today);
  return isOther ? { kind: 'open', order: other, isYearFirst: false } : told;
}

function witnessesOf({ raw }: TableReading) {
  return raw.table.rows.flatMap((_, at) => {
    const own = dayAt(raw.days, at);
    if (!own || raw.kinds[at] !== 'movement') return [];
    const texts = [
      raw.conceptos[at] ?? '',
      ...raw.choices.detalles.map((column) => textAt(raw.table, at, column)),
    ];
    const [fixed, more] = texts.flatMap(daysInText).filter((day) => day.kind === 'fixed');
    return fixed && !more ? [{ own, fecha: fixed.fecha }] : [];
  });
}

function daysText({ raw }: TableReading, places: readonly number[], order: DayOrder): string[] {
  const days = orderDays(raw, order);
  return places.map((at) => days[at] ?? '');
}

function ordersOf(reading: TableReading, order: DayOrder): (RowOrder | null)[] {
  const days = orderDays(reading.raw, order);
  return reading.groups.map(({ places }, group) => {
    const chain = reading.money.chains[group];
    if (chain && chain.links > 0 && chain.breaks.length <= chain.links / 2) return chain.order;
    const rows = places
      .filter((at) => reading.raw.kinds[at] === 'movement')
      .map((at) => ({ day: days[at] ?? '' }));
    const [newest, oldest] = [backwardSteps(rows, 'newest'), backwardSteps(rows, 'oldest')];
    if (newest === oldest) return null;
    return newest < oldest ? 'newest' : 'oldest';
  });
}

function fechasOf(reading: TableReading, order: DayOrder, years: Years): (Fecha | null)[] {
  const { raw, groups } = reading;
  const own = raw.table.rows.map((_, at) => dayAt(raw.days, at));
  const resolve = resolverWithin(order, years);
  const fechas = own.map((day) => day && resolve(day));
  if (years.kind !== 'answer') return fechas;
  groups.forEach(({ places }, group) => {
    const newestFirst = inTime(provedOrder(reading, group) ?? years.order, daysText(reading, places, order))
      .reverse()
      .map((at) => places[at] ?? 0);
    const dated = datedBackwards(
      newestFirst.map((at) => (raw.kinds[at] === 'movement' ? (own[at] ?? null) : null)),
      order,
      years.year,
    );
    newestFirst.forEach((at, place) => {
      const day = own[at];
      if (day && isYearless(day)) fechas[at] = dated[place] ?? null;
    });
  });
  return fechas;
}

function provedOrder({ money }: TableReading, group: number): RowOrder | null {
  const chain = money.chains[group];
  return chain && chain.links > 0 && chain.breaks.length === 0 ? chain.order : null;
}

type Resolve = (day: DayText) => Fecha | null;

function dayResolver(order: DayOrder): Resolve {
  const known = new Map<DayText, Fecha | null>();
  return function resolve(day) {
    const found = known.get(day);
    if (found !== undefined) return found;
    const fecha = resolveDay(day, order, null);
    known.set(day, fecha);
    return fecha;
  };
}

function resolverWithin(order: DayOrder, years: Years): Resolve {
  const resolve = dayResolver(order);
  return function resolveWithin(day) {
    if (!isYearless(day)) return resolve(day);
    return years.kind === 'period' ? (dayWithin(day, order, years.period) ?? null) : null;
  };
}

/** Slips, such as 2006 for 2026. */
function withoutStrays(fechas: (Fecha | null)[]): (Fecha | null)[] {
  const sorted = fechas.filter((fecha) => fecha !== null).sort();
  if (sorted.length < ENOUGH) return fechas;
  const [first = '', second = ''] = sorted;
  const [last = '', before = ''] = [...sorted].reverse();
  return fechas.map((fecha) => {
    if (fecha === null) return null;
    if (fecha === first && daysBetween(first, second) > FAR) return null;
    return fecha === last && daysBetween(before, last) > FAR ? null : fecha;
  });
}

function otrasOf(raw: RawTable, order: DayOrder, fechas: readonly (Fecha | null)[], years: Years): Fecha[][] {
  const resolve = resolverWithin(order, years);
  return raw.table.rows.map((_, at) => {
    const others: Fecha[] = [];
    if (raw.kinds[at] !== 'movement') return others;
    function add(day: DayText | null | undefined) {
      const fecha = day ? resolve(day) : null;
      if (fecha !== null && fecha !== fechas[at] && !others.includes(fecha)) others.push(fecha);
    }
    for (const { days } of raw.days) add(days[at]);
    for (const column of raw.choices.detalles) daysInText(textAt(raw.table, at, column)).forEach(add);
    return others;
  });
}

function dayExamples({ raw }: TableReading, isYearFirst: boolean): Asked<'dayMonth'>['examples'] {
  const seen = new Set<string>();
  return raw.table.rows.flatMap((place, at) => {
    const day = raw.kinds[at] === 'movement' ? dayAt(raw.days, at) : null;
    if (day?.kind !== 'numbers' || day.first === day.second) return [];
    const text =
      raw.days.map(({ column }) => textAt(raw.table, at, column)).find((cell) => cell !== '') ?? '';
    if (seen.has(text) || seen.size >= 2) return [];
    const read: Partial<Record<DayOrder, Fecha>> = {};
    for (const order of DAY_ORDERS) {
      if (order === 'yearFirst' && !isYearFirst) continue;
      const fecha = resolveDay(day, order, day.year ?? 2000);
      if (fecha !== null) read[order] = fecha;
    }
    if (Object.keys(read).length < 2) return [];
    seen.add(text);
    return [{ row: place + 1, text, concepto: raw.conceptos[at] ?? '', ...read }];
  });
}
