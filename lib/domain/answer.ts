import type { Budget } from './budget';
import { daysPassed, type Recorded } from './comparison';
import { addMesesToMes, daysInMes, mesOf, type Fecha, type Mes } from './dates';
import type { SummedGasto } from './indexed-gasto';
import type { MesSummary } from './mes-summary';
import type { Cents } from './money';
import type { DueGasto } from './recurring/due';

/** Smaller amounts a day keep their cents. */
const TEN_UNITS: Cents = 1000n;

export type MesTense = 'current' | 'past' | 'ahead';

/** A month's money, of the categories with a budget alone. */
export type Answer = {
  budget: Cents;
  /** Without `due`. */
  spent: Cents;
  due: Cents;
  /** `budget` without `spent` and `due`; negative if they are more. */
  free: Cents;
  /**
   * For each day from today on, rounded down: to whole units from 10 up. Null unless the month is current and each day
   * has some.
   */
  daily: Cents | null;
};

/** Sums spent from a month's first day through each day. */
export type MesPace = {
  /** Ends today in the current month. */
  spent: readonly Cents[];
  /** The same of the month before; null if it was not wholly recorded, or nothing was spent. */
  last: readonly Cents[] | null;
};

export function tenseOf(mes: Mes, today: Fecha): MesTense {
  const current = mesOf(today);
  if (mes === current) return 'current';
  return mes < current ? 'past' : 'ahead';
}

/** `due` are the month's. Answers null without budgets. */
export function answerOf(
  budgets: readonly Budget[],
  due: readonly DueGasto[],
  mes: Mes,
  today: Fecha,
): Answer | null {
  if (budgets.length === 0) return null;
  const counted = dueOfBudgets(due, budgets);
  const stored = budgets.reduce((sum, one) => sum + one.spent, 0n);
  const spent = stored - centsOf(counted.filter(({ series }) => series === null));
  const budget = budgets.reduce((sum, one) => sum + one.budget, 0n);
  const free = budget - spent - centsOf(counted);
  const daily = tenseOf(mes, today) === 'current' ? dailyOf(free, mes, today) : 0n;
  return { budget, spent, due: centsOf(counted), free, daily: daily > 0n ? daily : null };
}

/** Without budgets, all. */
export function dueOfBudgets(due: readonly DueGasto[], budgets: readonly Budget[]): readonly DueGasto[] {
  if (budgets.length === 0) return due;
  const ids = new Set(budgets.map(({ categoria }) => categoria.id));
  return due.filter(({ categoriaId }) => ids.has(categoriaId));
}

export function centsOf(due: readonly DueGasto[]): Cents {
  return due.reduce((sum, { cents }) => sum + cents, 0n);
}

function dailyOf(free: Cents, mes: Mes, today: Fecha): Cents {
  const daily = free / BigInt(daysInMes(mes) - daysPassed(mes, today) + 1);
  return daily < TEN_UNITS ? daily : daily - (daily % 100n);
}

type Counted = (gasto: SummedGasto) => boolean;

export function mesPaceOf({ summaries, since, today }: Recorded, mes: Mes, isCounted: Counted): MesPace {
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
