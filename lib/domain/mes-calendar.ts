import { daysInMes, type Fecha, type Mes } from './dates';
import type { SummedGasto } from './indexed-gasto';
import type { Cents } from './money';
import { weekOf, type Weekday } from './week';

/** 0 for nothing; the most is 5. */
type DayLevel = 0 | 1 | 2 | 3 | 4 | 5;

export type DaySpending = { everyday: Cents; recibos: Cents };

/** `most` is the largest amount of a level. */
export type DayClass = { level: DayLevel; most: Cents };

const CLASSES = 5;

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

export function spendingByDay(
  gastos: readonly SummedGasto[],
  reciboIds: ReadonlySet<number>,
): ReadonlyMap<Fecha, DaySpending> {
  const days = new Map<Fecha, DaySpending>();
  for (const { id, fecha, cents } of gastos) {
    const { everyday, recibos } = days.get(fecha) ?? { everyday: 0n, recibos: 0n };
    days.set(
      fecha,
      reciboIds.has(id) ? { everyday, recibos: recibos + cents } : { everyday: everyday + cents, recibos },
    );
  }
  return days;
}

/**
 * At most five classes of about as many days each, the cheapest first. Their limits are rounded up to two digits;
 * equal limits are one class.
 */
export function dayClassesOf(totals: readonly Cents[]): DayClass[] {
  const sorted = totals.filter((cents) => cents > 0n).sort((a, b) => (a < b ? -1 : 1));
  const limits = new Set<Cents>();
  for (let place = 1; place <= CLASSES; place += 1) {
    const cents = sorted[Math.ceil((sorted.length * place) / CLASSES) - 1];
    if (cents !== undefined) limits.add(roundedUp(cents));
  }
  return Array.from(limits, (most, place) => ({
    level: Math.ceil(((place + 1) * CLASSES) / limits.size) as DayLevel,
    most,
  }));
}

export function levelOf(cents: Cents, classes: readonly DayClass[]): DayLevel {
  return cents > 0n ? (classes.find(({ most }) => cents <= most)?.level ?? 0) : 0;
}

function roundedUp(cents: Cents): Cents {
  const unit = 10n ** BigInt(Math.max(String(cents).length - 2, 0));
  return ((cents + unit - 1n) / unit) * unit;
}
