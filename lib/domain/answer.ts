import type { Budget } from './budget';
import { daysPassed, type MesSummaries } from './comparison';
import { addMesesToMes, daysInMes, mesOf, type Fecha, type Mes } from './dates';
import type { MesSummary } from './mes-summary';
import { divideCents, type Cents } from './money';

/** Whether a month is the current one, over, or still to come. */
export type MesTense = 'current' | 'past' | 'ahead';

/** What the budgets of a month leave: in all and, in the current month, for each day that is left. */
export type BudgetAnswer = {
  spent: Cents;
  budget: Cents;
  /** Negative if more was spent. */
  left: Cents;
  /** What may be spent on each day from today on; null where there is nothing to share out. */
  daily: Cents | null;
};

/** A month's course: what was spent from its first day through each day. */
export type MesPace = {
  /** Through today; through the last day of a month that is over or to come. */
  spent: readonly Cents[];
  /** The same of the month before; null if it has no such expenses. */
  last: readonly Cents[] | null;
};

/** Whether a month is the current one, over, or still to come. */
export function tenseOf(mes: Mes, today: Fecha): MesTense {
  const current = mesOf(today);
  if (mes === current) return 'current';
  return mes < current ? 'past' : 'ahead';
}

/** What the budgets of a month leave; null without budgets. */
export function budgetAnswerOf(budgets: readonly Budget[], mes: Mes, today: Fecha): BudgetAnswer | null {
  if (budgets.length === 0) return null;
  const spent = budgets.reduce((sum, one) => sum + one.spent, 0n);
  const budget = budgets.reduce((sum, one) => sum + one.budget, 0n);
  const left = budget - spent;
  const daysLeft = daysInMes(mes) - daysPassed(mes, today) + 1;
  const hasDaily = left > 0n && tenseOf(mes, today) === 'current';
  return { spent, budget, left, daily: hasDaily ? divideCents(left, daysLeft) : null };
}

/** The course of a month and of the one before: of all expenses, or of those of some categories. */
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
