import { addDays, addMesesToFecha, daysBetween, isFecha, type Fecha } from '../dates';
import type { FechaQuestion } from './line-types';

/** What the words for days are read against. */
export type DayContext = {
  today: Fecha;
  /** Whether the expense is still to be paid: then «el 30» is the next one. */
  isPending: boolean;
};

/** What a match says: a day, a question, that it belongs to the name, or (null) nothing. */
export type Said =
  Fecha | { question: FechaQuestion; options?: readonly Fecha[] } | { belongsTo: 'nombre' } | null;

/** The answer for a day that does not exist. */
export const IMPOSSIBLE = { question: 'impossible-day' } as const;

/**
 * The nearest day of a number, and of a month if one is given, that is not after today; for what is to be paid, not
 * before. Null if there is none.
 */
export function nearest({ today, isPending }: DayContext, day: number, mes: number | null): Fecha | null {
  const step = isPending ? 1 : -1;
  for (let away = 0; away <= 60; away += 1) {
    const first = addMesesToFecha(`${today.slice(0, 7)}-01`, away * step);
    if (mes !== null && Number(first.slice(5, 7)) !== mes) continue;
    const fecha = `${first.slice(0, 7)}-${pad(day)}`;
    if (!isFecha(fecha)) {
      if (mes !== null) return null;
      continue;
    }
    if (isPending ? fecha >= today : fecha <= today) return fecha;
  }
  return null;
}

/**
 * The day of a number and a month in the year that a person can mean. Asked about if the coming one is nearer than the
 * last one; what is to be paid is to come.
 */
export function dayOfMes(context: DayContext, day: number, mes: number): Said {
  const coming = nearest({ ...context, isPending: true }, day, mes);
  const last = nearest({ ...context, isPending: false }, day, mes);
  if (coming === null || last === null) return IMPOSSIBLE;
  if (context.isPending) return coming;
  const isNearer = daysBetween(context.today, coming) < daysBetween(last, context.today);
  return isNearer ? { question: 'which-year', options: [coming, last] } : last;
}

/** The last day of a weekday before today, or with `isNext` the next one after it; `when` may say that it was last week's. */
export function weekdayOf({ today }: DayContext, weekday: number, isNext: boolean, when: string): Fecha {
  const now = weekdayNumber(today);
  if (isNext) return addDays(today, ((weekday - now + 6) % 7) + 1);
  const last = addDays(today, -((now - weekday + 6) % 7) - 1);
  if (when !== ' de la semana pasada') return last;
  const monday = addDays(today, -((now + 6) % 7) - 7);
  return addDays(monday, (weekday + 6) % 7);
}

/** Whether two days are the same day of the week. */
export function isSameWeekday(one: Fecha, other: Fecha): boolean {
  return weekdayNumber(one) === weekdayNumber(other);
}

/** Which day of the week a day is, 0 for a Sunday. */
export function weekdayNumber(fecha: Fecha): number {
  // A Sunday of long ago.
  const days = daysBetween('1899-12-31', fecha);
  return ((days % 7) + 7) % 7;
}

/** The day so many days, weeks, months or years before today; negative ones after it. */
export function ago(today: Fecha, count: number, unit: string): Said {
  if (count > 366) return null;
  if (unit === 'dia') return addDays(today, -count);
  if (unit === 'semana') return addDays(today, -7 * count);
  return addMesesToFecha(today, unit === 'mes' ? -count : -12 * count);
}

/** A day of its numbers, if it exists. */
export function dayOf(year: number, mes: number, day: number): Said {
  const fecha = `${String(year).padStart(4, '0')}-${pad(mes)}-${pad(day)}`;
  return isFecha(fecha) ? fecha : IMPOSSIBLE;
}

/** A year of two digits is one of this century. */
export function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** A day or a month in two digits. */
export function pad(value: number): string {
  return String(value).padStart(2, '0');
}
