import type { Fecha } from './dates';
import type { Categoria } from './entities';
import type { SummedGasto } from './mes-summary';
import { divideCents, partOf, toCents, type Cents } from './money';

/** How far a budget is used up: below 80 %, from there on, or from 100 % on. */
export type BudgetLevel = 'calm' | 'near' | 'over';

/** A category's budget in a month. */
export type Budget = {
  categoria: Categoria;
  spent: Cents;
  budget: Cents;
  /** What may still be spent; negative if more was. */
  left: Cents;
  /** Which part of the budget was spent: 1 is all of it. */
  part: number;
  level: BudgetLevel;
  /** What will be spent in the month if it goes on as it began; null if it is too early to tell. */
  pace: Cents | null;
};

/** How many days of a month have passed: all if it is over, none if it is still to come. */
export type MesProgress = { passed: number; days: number };

/**
 * What was spent on a category in a month: in all, through today, of that on what comes once a month or a year, and in
 * how many other expenses through today.
 */
export type Spending = { total: Cents; soFar: Cents; once: Cents; count: number };

/**
 * No pace is told before so many days have passed and there are so many expenses: one alone would change it too much.
 */
const MIN_PACE_DAYS = 5;
const MIN_PACE_GASTOS = 3;

const NOTHING: Spending = { total: 0n, soFar: 0n, once: 0n, count: 0 };

/**
 * What was spent on each category, by its local id. Expenses after `today` were entered ahead; `onceIds` are those
 * that come once a month or a year.
 */
export function spendingOf(
  gastos: readonly SummedGasto[],
  today: Fecha,
  onceIds: ReadonlySet<number> = new Set(),
): ReadonlyMap<number, Spending> {
  const spendings = new Map<number, Spending>();
  for (const { id, categoriaId, cents, fecha } of gastos) {
    const { total, soFar, once, count } = spendings.get(categoriaId) ?? NOTHING;
    const isPast = fecha <= today;
    const isOnce = isPast && onceIds.has(id);
    spendings.set(categoriaId, {
      total: total + cents,
      soFar: isPast ? soFar + cents : soFar,
      once: isOnce ? once + cents : once,
      count: isPast && !isOnce ? count + 1 : count,
    });
  }
  return spendings;
}

/** The budgets of a month, the most used up first, given what was spent on categories by their local ids. */
export function budgetsOf(
  categorias: Iterable<Categoria>,
  spendings: ReadonlyMap<number, Spending>,
  progress: MesProgress,
): Budget[] {
  const budgets: Budget[] = [];
  for (const categoria of categorias) {
    const budget = toCents(categoria.presupuesto ?? 0);
    if (budget <= 0n) continue;
    const spending = spendings.get(categoria.id) ?? NOTHING;
    const spent = spending.total;
    budgets.push({
      categoria,
      spent,
      budget,
      left: budget - spent,
      part: partOf(spent, budget),
      level: levelOf(spent, budget),
      pace: paceOf(spending, progress),
    });
  }
  return budgets.sort((a, b) => b.part - a.part);
}

function levelOf(spent: Cents, budget: Cents): BudgetLevel {
  if (spent >= budget) return 'over';
  return spent * 5n >= budget * 4n ? 'near' : 'calm';
}

/** What is spent day by day, projected to the whole month, plus what comes once and what was entered ahead. */
function paceOf({ total, soFar, once, count }: Spending, { passed, days }: MesProgress): Cents | null {
  if (count < MIN_PACE_GASTOS || passed < MIN_PACE_DAYS || passed >= days) return null;
  return divideCents((soFar - once) * BigInt(days), passed) + once + total - soFar;
}
