import { daysBetween, type Fecha } from '@/lib/domain/dates';
import { appendTo } from '@/lib/domain/lists';
import { dayResolver, resolveDay, type DayOrder, type DayText } from '@/lib/statements/lex-day';
import { backwardSteps, inTime, type RowOrder } from '@/lib/statements/prove-balance';
import type { Answers, Asked, Question, Recalled } from '@/lib/statements/question';
import { dayAt, textAt, type RawTable } from '@/lib/statements/raw-table';
import { byNumbers, daysInText, isYearless, settleDayOrder } from '@/lib/statements/settle-days';
import { datedBackwards, dayWithin } from '@/lib/statements/settle-years';
import { keepsToPeriod, textsAbove, yearsOf, type Years } from '@/lib/statements/table-years';
import { daysOf, orderDays, type TableReading } from '@/lib/statements/table-reading';

/** Among this many days, one this far from all others is a slip. */
const ENOUGH = 5;
const FAR = 3 * 365;

export type DatedTable = {
  reading: TableReading;
  order: DayOrder;
  /** The person, now or before, had to say which number is the day. */
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

/** Null if the remembered order gives days that do not exist or are to come, and another order does not. */
function recallable(
  readings: readonly TableReading[],
  remembered: DayOrder | null,
  isYearFirst: boolean,
  today: Fecha,
): DayOrder | null {
  const days = readings.flatMap(({ raw }) => daysOf(raw)).filter(({ kind }) => kind === 'numbers');
  const orders = ORDERS.filter((order) => isYearFirst || order !== 'yearFirst');
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

function resolverWithin(order: DayOrder, years: Years): Resolve {
  const resolve = dayResolver(order);
  return function resolveWithin(day) {
    if (!isYearless(day)) return resolve(day);
    return years.kind === 'period' ? (dayWithin(day, order, years.period) ?? null) : null;
  };
}

/** Strays lie more than three years from all others: slips, such as 2006 for 2026. */
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

const ORDERS = ['dayFirst', 'monthFirst', 'yearFirst'] as const;

function dayExamples({ raw }: TableReading, isYearFirst: boolean): Asked<'dayMonth'>['examples'] {
  const seen = new Set<string>();
  return raw.table.rows.flatMap((place, at) => {
    const day = raw.kinds[at] === 'movement' ? dayAt(raw.days, at) : null;
    if (day?.kind !== 'numbers' || day.first === day.second) return [];
    const text =
      raw.days.map(({ column }) => textAt(raw.table, at, column)).find((cell) => cell !== '') ?? '';
    if (seen.has(text) || seen.size >= 2) return [];
    const read: Partial<Record<DayOrder, Fecha>> = {};
    for (const order of ORDERS) {
      if (order === 'yearFirst' && !isYearFirst) continue;
      const fecha = resolveDay(day, order, day.year ?? 2000);
      if (fecha !== null) read[order] = fecha;
    }
    if (Object.keys(read).length < 2) return [];
    seen.add(text);
    return [{ row: place + 1, text, concepto: raw.conceptos[at] ?? '', ...read }];
  });
}
