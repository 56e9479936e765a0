import type { Budget } from './budget';
import { daysPassed, type MesSummaries } from './comparison';
import { addMesesToMes, daysInMes, mesOf, type Fecha, type Mes } from './dates';
import type { MesSummary } from './mes-summary';
import { divideCents, type Cents } from './money';

export type MesTense = 'current' | 'past' | 'ahead';

/** A month's budgets, and the spending on their categories. */
export type BudgetAnswer = {
  spent: Cents;
  budget: Cents;
  /** Negative if more was spent. */
  left: Cents;
  /** The amount left for each day from today on; null unless the month is current and something is left. */
  daily: Cents | null;
};

/** Sums spent from a month's first day through each day. */
type MesPace = {
  /** Ends with today in the current month. */
  spent: readonly Cents[];
  /** The same of the month before; null if nothing was spent. */
  last: readonly Cents[] | null;
};

export function tenseOf(mes: Mes, today: Fecha): MesTense {
  const current = mesOf(today);
  if (mes === current) return 'current';
  return mes < current ? 'past' : 'ahead';
}

export function budgetAnswerOf(budgets: readonly Budget[], mes: Mes, today: Fecha): BudgetAnswer | null {
  if (budgets.length === 0) return null;
  const spent = budgets.reduce((sum, one) => sum + one.spent, 0n);
  const budget = budgets.reduce((sum, one) => sum + one.budget, 0n);
  const left = budget - spent;
  const daysLeft = daysInMes(mes) - daysPassed(mes, today) + 1;
  const hasDaily = left > 0n && tenseOf(mes, today) === 'current';
  return { spent, budget, left, daily: hasDaily ? divideCents(left, daysLeft) : null };
}

/** Null `categoriaIds` mean all expenses. */
export function mesPaceOf(
  summaries: MesSummaries,
  mes: Mes,
  today: Fecha,
  categoriaIds: ReadonlySet<number> | null,
): MesPace {
  const days = tenseOf(mes, today) === 'current' ? daysPassed(mes, today) : daysInMes(mes);
  const before = addMesesToMes(mes, -1);
  const last = summaries.get(before);
  const course = last && before < mes ? courseOf(last, before, daysInMes(before), categoriaIds) : [];
  return {
    spent: courseOf(summaries.get(mes), mes, days, categoriaIds),
    last: (course.at(-1) ?? 0n) > 0n ? course : null,
  };
}

function courseOf(
  summary: MesSummary | undefined,
  mes: Mes,
  days: number,
  categoriaIds: ReadonlySet<number> | null,
): Cents[] {
  const byDay = Array.from({ length: days }, () => 0n);
  for (const { fecha, cents, categoriaId } of summary?.gastos ?? []) {
    const day = Number(fecha.slice(8)) - 1;
    const before = byDay[day];
    if (before === undefined || !fecha.startsWith(mes)) continue;
    if (categoriaIds === null || categoriaIds.has(categoriaId)) byDay[day] = before + cents;
  }
  let sum = 0n;
  return byDay.map((cents) => (sum += cents));
}
