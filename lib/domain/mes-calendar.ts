import type { Usage } from './catalogo-usage';
import { daysInMes, type Fecha, type Mes } from './dates';
import { largestOf } from './lists';
import { drawnUnits } from './scale';
import { weekOf, type Weekday } from './week';

/** 0 for nothing, otherwise the fourth of a round amount that no day exceeds. */
export type DayLevel = 0 | 1 | 2 | 3 | 4;

/** Days of other months are null. */
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

/** `step` is the amount of a level, in units of the currency. */
type DayLevels = { levels: ReadonlyMap<Fecha, DayLevel>; step: number };

/** Steps of a scale, in tenths of a power of ten. */
const STEPS = [10, 15, 20, 25, 30, 40, 50, 75, 100];

/** Uses equal steps of a round amount, so that a shade stands for an amount. */
export function levelsOf(days: ReadonlyMap<Fecha, Usage>): DayLevels {
  const largest = largestOf(
    Array.from(days.values(), ({ total }) => drawnUnits(total)),
    0,
  );
  const step = roundStep(largest / 4);
  const levels = Array.from(days, ([fecha, { total }]): [Fecha, DayLevel] => {
    const level = Math.max(Math.ceil(drawnUnits(total) / step - 1e-9), 1);
    return [fecha, total > 0n ? (Math.min(level, 4) as DayLevel) : 0];
  });
  return { levels: new Map(levels), step };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 0.01)) + 1e-9);
  const tenths = STEPS.find((one) => (one * power) / 10 >= least * (1 - 1e-9)) ?? 100;
  return (tenths * power) / 10;
}
