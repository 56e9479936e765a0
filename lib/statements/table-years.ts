import { addDays, daysBetween, type Fecha } from '@/lib/domain/dates';
import { wordTester } from '@/lib/read/patterns';
import { foldText } from '@/lib/read/words';
import { cellText } from '@/lib/statements/cell';
import { resolveDay, type DayOrder, type DayText } from '@/lib/statements/lex-day';
import type { RowOrder } from '@/lib/statements/prove-balance';
import type { Answers, Asked, Question } from '@/lib/statements/question';
import { dayAt, textAt, type RawTable } from '@/lib/statements/raw-table';
import { byNumbers, daysInText, isYearless } from '@/lib/statements/settle-days';
import { dayWithin, yearReadings, type StatedPeriod } from '@/lib/statements/settle-years';
import { daysOf, type TableReading } from '@/lib/statements/table-reading';

/** `answer`: the person's or the likely one. */
export type Years =
  | { kind: 'none' }
  | { kind: 'period'; period: StatedPeriod }
  | { kind: 'answer'; year: number; order: 'newest' | 'oldest' };

/** `orders` are those of the first table's rows. */
export function yearsOf(
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

export function textsAbove({ table }: RawTable): string[] {
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
/** Days before or after its period in which a statement may still have a movement. */
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
export function keepsToPeriod(readings: readonly TableReading[], order: DayOrder, today: Fecha): boolean {
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
