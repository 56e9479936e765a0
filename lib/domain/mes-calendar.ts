import type { Usage } from './catalogo-usage';
import { daysInMes, type Fecha, type Mes } from './dates';
import { weekOf, type Weekday } from './week';

/** How much was spent on a day: 0 for nothing, otherwise in which fourth of the month's days with expenses it is. */
export type DayLevel = 0 | 1 | 2 | 3 | 4;

/** The weeks of a month, each of seven days; null for those of other months. Weeks begin with `firstWeekday`. */
export function weeksOf(mes: Mes, firstWeekday: Weekday): (Fecha | null)[][] {
  const weeks: (Fecha | null)[][] = [];
  for (let day = 1; day <= daysInMes(mes);) {
    const week = weekOf(`${mes}-${String(day).padStart(2, '0')}`, firstWeekday);
    const inMes = week.map((fecha) => (fecha.startsWith(mes) ? fecha : null));
    weeks.push(inMes);
    day += inMes.filter((fecha) => fecha !== null).length;
  }
  return weeks;
}

/** The level of each day with expenses: each level has a fourth of these days, and equal sums have the same level. */
export function levelsOf(days: ReadonlyMap<Fecha, Usage>): ReadonlyMap<Fecha, DayLevel> {
  const sums = Array.from(days.values(), ({ total }) => total).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return new Map(
    Array.from(days, ([fecha, { total }]) => {
      const notAbove = sums.findLastIndex((sum) => sum === total) + 1;
      return [fecha, Math.ceil((4 * notAbove) / sums.length) as DayLevel];
    }),
  );
}
