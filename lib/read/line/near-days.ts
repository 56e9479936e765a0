import { addDays, addMesesToFecha, daysBetween, isFecha, type Fecha } from '@/lib/domain/dates';
import type { FechaQuestion } from './line-types';

export type DayContext = {
  today: Fecha;
  /** True if the expense is still to be paid: «el 30» is the next one. */
  isPending: boolean;
};

/** A day, a question, part of the name, or nothing. */
export type Said =
  Fecha | { question: FechaQuestion; options?: readonly Fecha[] } | { belongsTo: 'nombre' } | null;

export const IMPOSSIBLE = { question: 'impossible-day' } as const;

/** Answers the nearest such day up to today or, if pending, from today on. Null if there is none. */
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

/** Asks if the coming day is nearer than the last; a pending expense takes the coming one. */
export function dayOfMes(context: DayContext, day: number, mes: number): Said {
  const coming = nearest({ ...context, isPending: true }, day, mes);
  const last = nearest({ ...context, isPending: false }, day, mes);
  if (coming === null || last === null) return IMPOSSIBLE;
  if (context.isPending) return coming;
  const isNearer = daysBetween(context.today, coming) < daysBetween(last, context.today);
  return isNearer ? { question: 'which-year', options: [coming, last] } : last;
}

/** Answers the last such weekday before today or, with `isNext`, the next after today; `when` may name last week. */
export function weekdayOf({ today }: DayContext, weekday: number, isNext: boolean, when: string): Fecha {
  const now = weekdayNumber(today);
  if (isNext) return addDays(today, ((weekday - now + 6) % 7) + 1);
  const last = addDays(today, -((now - weekday + 6) % 7) - 1);
  if (when !== ' de la semana pasada') return last;
  const monday = addDays(today, -((now + 6) % 7) - 7);
  return addDays(monday, (weekday + 6) % 7);
}

export function isSameWeekday(one: Fecha, other: Fecha): boolean {
  return weekdayNumber(one) === weekdayNumber(other);
}

/** 0 is Sunday. */
export function weekdayNumber(fecha: Fecha): number {
  // A Sunday.
  const days = daysBetween('1899-12-31', fecha);
  return ((days % 7) + 7) % 7;
}

/** A negative `count` goes forward; null above 366. */
export function ago(today: Fecha, count: number, unit: string): Said {
  if (count > 366) return null;
  if (unit === 'dia') return addDays(today, -count);
  if (unit === 'semana') return addDays(today, -7 * count);
  return addMesesToFecha(today, unit === 'mes' ? -count : -12 * count);
}

export function dayOf(year: number, mes: number, day: number): Said {
  const fecha = `${String(year).padStart(4, '0')}-${pad(mes)}-${pad(day)}`;
  return isFecha(fecha) ? fecha : IMPOSSIBLE;
}

/** Two digits mean this century. */
export function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

export function pad(value: number): string {
  return String(value).padStart(2, '0');
}
