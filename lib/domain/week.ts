import { addDays, toLocalNoon, type Fecha } from './dates';

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function weekdayOf(fecha: Fecha): Weekday {
  // Sunday is 0 in JavaScript.
  return (toLocalNoon(fecha).getDay() || 7) as Weekday;
}

export function weekOf(fecha: Fecha, firstWeekday: Weekday): Fecha[] {
  const past = (weekdayOf(fecha) - firstWeekday + 7) % 7;
  return WEEKDAYS.map((_, position) => addDays(fecha, position - past));
}
