import { daysInMes, type Fecha, type Mes, type Weekday, weekOf } from './dates';
import { MISSING_ID } from './gastos-query';
import type { SummedGasto } from './indexed-gasto';
import type { Usage } from './mes-summary';
import { type Cents, partOf } from './money';

export type Share = {
  /** Local ids; {@link MISSING_ID} stands for all missing rows. */
  ids: readonly number[];
  total: Cents;
  count: number;
  /** From 0 to 1. */
  part: number;
};

/** The largest first; missing rows make one share. */
export function sharesOf(usages: ReadonlyMap<number, Usage>, rows: ReadonlyMap<number, unknown>): Share[] {
  const known = new Map<number, Usage>();
  let whole = 0n;
  for (const [id, { count, total }] of usages) {
    const shown = shownId(id, rows);
    const before = known.get(shown) ?? { count: 0, total: 0n };
    known.set(shown, { count: before.count + count, total: before.total + total });
    whole += total;
  }
  return Array.from(known, ([id, { count, total }]) => ({
    ids: [id],
    total,
    count,
    part: partOf(total, whole),
  })).sort((a, b) => (a.total === b.total ? 0 : a.total < b.total ? 1 : -1));
}

export function totalOfShare(
  usages: ReadonlyMap<number, Usage>,
  { ids }: Pick<Share, 'ids'>,
  rows: ReadonlyMap<number, unknown>,
): Cents {
  let sum = 0n;
  for (const [id, { total }] of usages) if (ids.includes(shownId(id, rows))) sum += total;
  return sum;
}

/** Joins all but the first `most` in one, which `describe` completes. */
export function withOthers<Shown extends Share>(
  shares: readonly Shown[],
  most: number,
  describe: (others: Share) => Shown,
): Shown[] {
  const rest = shares.slice(most);
  if (rest.length === 0) return [...shares];
  const others = {
    ids: rest.flatMap(({ ids }) => ids),
    total: rest.reduce((sum, { total }) => sum + total, 0n),
    count: rest.reduce((sum, { count }) => sum + count, 0),
    part: rest.reduce((sum, { part }) => sum + part, 0),
  };
  return [...shares.slice(0, most), describe(others)];
}

function shownId(id: number, rows: ReadonlyMap<number, unknown>): number {
  return rows.has(id) ? id : MISSING_ID;
}

/** Larger amounts are drawn as this, so that coordinates stay finite. */
const MAX_DRAWN_UNITS = 1e300;

/** In units: not exact, but never infinite. */
export function drawnUnits(cents: Cents): number {
  return Math.min(Number(cents) / 100, MAX_DRAWN_UNITS);
}

/** From 0, in units of the currency: about `count` round steps of whole cents, the last not below `largest`. */
export function axisMarks(largest: number, count: number): number[] {
  if (largest <= 0) return [0];
  const rough = Math.max(largest / count, 0.01);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const factors = power < 0.1 ? [1, 2, 5] : [1, 2, 2.5, 5];
  const step = (factors.find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

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
