import { tenseOf } from './answer';
import type { Budget } from './budget';
import { daysPassed, type Recorded } from './comparison';
import { addMesesToMes, daysInMes, type Fecha, type Mes, type Weekday, weekOf } from './dates';
import { MISSING_ID } from './gastos-query';
import type { SummedGasto } from './indexed-gasto';
import type { MesSummary, Usage } from './mes-summary';
import { type Cents, partOf } from './money';
import { reciboIdsOf } from './recurring/recurring';

/** Sums from a month's first day through each day. */
type MesPace = {
  /** Ends today in the current month. */
  spent: readonly Cents[];
  /** Of the month before; null if it was not wholly recorded, or nothing was spent. */
  last: readonly Cents[] | null;
};

/** `budget` is null for none, or if recibos take all of it. */
export type Pace = MesPace & { budget: Cents | null };

type MesPaces = {
  /** The counted categories; empty for all. */
  categoriaIds: readonly number[];
  whole: Pace;
  /** Without recibos; null if this month and the one before have none. */
  everyday: Pace | null;
};

/** `expected` are recibos that nobody entered. Without budgets, all categories count. */
export function mesPacesOf(
  recorded: Recorded,
  mes: Mes,
  budgets: readonly Pick<Budget, 'categoria' | 'budget'>[],
  expected: readonly Pick<SummedGasto, 'cents'>[],
): MesPaces {
  const ids = new Set(budgets.map(({ categoria }) => categoria.id));
  const reciboIds = reciboIdsOf(recorded.summaries);

  function isCounted({ categoriaId }: SummedGasto): boolean {
    return ids.size === 0 || ids.has(categoriaId);
  }
  function recibosOf(one: Mes): readonly SummedGasto[] {
    const gastos = recorded.summaries.get(one)?.gastos ?? [];
    return gastos.filter((gasto) => isCounted(gasto) && reciboIds.has(gasto.id));
  }

  const recibos = recibosOf(mes);
  const budget = budgets.reduce((sum, one) => sum + one.budget, 0n);
  const everydayBudget = [...recibos, ...expected].reduce((left, { cents }) => left - cents, budget);
  const hasRecibos = recibos.length > 0 || recibosOf(addMesesToMes(mes, -1)).length > 0;
  return {
    categoriaIds: [...ids],
    whole: { ...mesPaceOf(recorded, mes, isCounted), budget: positive(budget) },
    everyday: hasRecibos
      ? {
          ...mesPaceOf(recorded, mes, (gasto) => isCounted(gasto) && !reciboIds.has(gasto.id)),
          budget: positive(everydayBudget),
        }
      : null,
  };
}

type Counted = (gasto: SummedGasto) => boolean;

function mesPaceOf({ summaries, since, today }: Recorded, mes: Mes, isCounted: Counted): MesPace {
  const days = tenseOf(mes, today) === 'current' ? daysPassed(mes, today) : daysInMes(mes);
  const before = addMesesToMes(mes, -1);
  const isRecorded = before < mes && since !== null && since <= `${before}-01`;
  const last = summaries.get(before);
  const course = last && isRecorded ? courseOf(last, before, daysInMes(before), isCounted) : [];
  return {
    spent: courseOf(summaries.get(mes), mes, days, isCounted),
    last: (course.at(-1) ?? 0n) > 0n ? course : null,
  };
}

function courseOf(summary: MesSummary | undefined, mes: Mes, days: number, isCounted: Counted): Cents[] {
  const byDay = Array.from({ length: days }, () => 0n);
  for (const gasto of summary?.gastos ?? []) {
    const { fecha, cents } = gasto;
    const day = Number(fecha.slice(8)) - 1;
    const before = byDay[day];
    if (before === undefined || !fecha.startsWith(mes)) continue;
    if (isCounted(gasto)) byDay[day] = before + cents;
  }
  let sum = 0n;
  return byDay.map((cents) => (sum += cents));
}

function positive(cents: Cents): Cents | null {
  return cents > 0n ? cents : null;
}

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

/** The amount in units of the currency: not exact, but never infinite. */
export function drawnUnits(cents: Cents): number {
  return Math.min(Number(cents) / 100, MAX_DRAWN_UNITS);
}

/** From 0, in units: about `count` round steps of whole cents, the last not below `largest`. */
export function axisMarks(largest: number, count: number): number[] {
  if (largest <= 0) return [0];
  const rough = Math.max(largest / count, 0.01);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const factors = power < 0.1 ? [1, 2, 5] : [1, 2, 2.5, 5];
  const step = (factors.find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** The highest level of a day. */
const LEVELS = 5;

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
): Record<'everyday' | 'recibos', ReadonlyMap<Fecha, Cents>> {
  const [everyday, recibos] = [new Map<Fecha, Cents>(), new Map<Fecha, Cents>()];
  for (const { id, fecha, cents } of gastos) {
    const days = reciboIds.has(id) ? recibos : everyday;
    days.set(fecha, (days.get(fecha) ?? 0n) + cents);
  }
  return { everyday, recibos };
}

/**
 * The largest amounts of at most five levels, of about as many days each, the cheapest first. They are rounded up to
 * two digits; equal ones are one.
 */
export function dayLimitsOf(totals: readonly Cents[]): Cents[] {
  const sorted = totals.filter((cents) => cents > 0n).sort((a, b) => (a < b ? -1 : 1));
  const limits = new Set<Cents>();
  for (let place = 1; place <= LEVELS; place += 1) {
    const cents = sorted[Math.ceil((sorted.length * place) / LEVELS) - 1];
    if (cents !== undefined) limits.add(roundedUp(cents));
  }
  return [...limits];
}

/** 0 for nothing; the most is 5. */
export function levelOf(cents: Cents, limits: readonly Cents[]): number {
  if (cents <= 0n) return 0;
  const place = limits.findIndex((most) => cents <= most);
  return Math.ceil(((place + 1) * LEVELS) / limits.length);
}

function roundedUp(cents: Cents): Cents {
  const unit = 10n ** BigInt(Math.max(String(cents).length - 2, 0));
  return ((cents + unit - 1n) / unit) * unit;
}
