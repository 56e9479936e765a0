import {
  addDays,
  addMesesToFecha,
  daysBetween,
  existingFecha,
  type Fecha,
  type Weekday,
  weekdayOf,
} from '@/lib/domain/dates';
import type { FechaQuestion } from './line-types';

export type DayContext = {
  today: Fecha;
  /** The expense is still to be paid: «el 30» is the next one. */
  isPending: boolean;
};

/** A day, a question, part of the name, or nothing. */
export type Said =
  Fecha | { question: FechaQuestion; options?: readonly Fecha[] } | { belongsTo: 'nombre' } | null;

/** `length` is that of the part of the match that names the day. */
type SaidByPart = { said: Said; length: number };

/** Without what other rules took. */
export type Around = { before: string; behind: string };

export type DayRule = {
  pattern: RegExp;
  read: (match: RegExpExecArray, context: DayContext, around: Around) => Said | SaidByPart;
  isWeekday?: true;
};

export const IMPOSSIBLE = { question: 'impossible-day' } as const;
export const VAGUE = { question: 'vague-day' } as const;
export const SEVERAL = { question: 'several-days' } as const;
export const NOMBRE = { belongsTo: 'nombre' } as const;

/** Behind a day: «por la noche». */
export const PART_OF_DAY =
  '(?: (?:(?:por|en|a|de) la |a ?l? ?|al )?(?:noche|tarde|manana|madrugada|mediodia|medio dia|temprano))?';

/** The nearest such day up to today or, if pending, from today on. */
export function nearest({ today, isPending }: DayContext, day: number, mes: number | null): Fecha | null {
  const step = isPending ? 1 : -1;
  for (let away = 0; away <= 60; away += 1) {
    const first = addMesesToFecha(`${today.slice(0, 7)}-01`, away * step);
    if (mes !== null && Number(first.slice(5, 7)) !== mes) continue;
    const fecha = existingFecha(Number(first.slice(0, 4)), Number(first.slice(5, 7)), day);
    if (fecha === null) {
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

/** The last such weekday before today or, with `isNext`, the next after today; `when` may name last week. */
export function weekdayNear({ today }: DayContext, weekday: Weekday, isNext: boolean, when: string): Fecha {
  const now = weekdayOf(today);
  if (isNext) return addDays(today, ((weekday - now + 6) % 7) + 1);
  const last = addDays(today, -((now - weekday + 6) % 7) - 1);
  if (when !== ' de la semana pasada') return last;
  const monday = addDays(today, -((now + 6) % 7) - 7);
  return addDays(monday, (weekday + 6) % 7);
}

export function isSameWeekday(one: Fecha, other: Fecha): boolean {
  return weekdayOf(one) === weekdayOf(other);
}

/** A negative `count` goes forward; null above 366. */
export function ago(today: Fecha, count: number, unit: string): Said {
  if (count > 366) return null;
  if (unit === 'dia') return addDays(today, -count);
  if (unit === 'semana') return addDays(today, -7 * count);
  return addMesesToFecha(today, unit === 'mes' ? -count : -12 * count);
}

export function saidDay(year: number, mes: number, day: number): Said {
  return existingFecha(year, mes, day) ?? IMPOSSIBLE;
}

export function isByPart(read: Said | SaidByPart): read is SaidByPart {
  return typeof read === 'object' && read !== null && 'said' in read;
}
