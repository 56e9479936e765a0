import type { Fecha } from './dates';
import type { Categoria } from './entities';
import type { SummedGasto } from './indexed-gasto';
import { divideCents, partOf, toCents, type Cents } from './money';

/** Spending below 80 % of a budget, from 80 % on, or from 100 % on. */
export type BudgetLevel = 'calm' | 'near' | 'over';

export type Budget = {
  categoria: Categoria;
  spent: Cents;
  budget: Cents;
  /** Negative if more was spent. */
  left: Cents;
  /** `spent` divided by `budget`. */
  part: number;
  level: BudgetLevel;
  /** Projected for the whole month; null with too few days or expenses, and from the last day on. */
  pace: Cents | null;
};

/** All days of a past month have passed, none of a future one. */
type MesProgress = { passed: number; days: number };

/**
 * A category's spending in a month. `soFar`: through today. `once`: the part of `soFar` that comes once a month or a
 * year. `count`: the other expenses through today.
 */
export type Spending = { total: Cents; soFar: Cents; once: Cents; count: number };

/** With fewer days or expenses, a single expense would change the pace too much. */
const MIN_PACE_DAYS = 5;
const MIN_PACE_GASTOS = 3;

const NOTHING: Spending = { total: 0n, soFar: 0n, once: 0n, count: 0 };

/** Adds up spending by local category id. `onceIds` are expenses that come once a month or a year. */
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

/** Answers the most used budget first. `spendings` are by local category id. */
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

/** Projects daily spending; `once` and expenses entered ahead are added as they are. */
function paceOf({ total, soFar, once, count }: Spending, { passed, days }: MesProgress): Cents | null {
  if (count < MIN_PACE_GASTOS || passed < MIN_PACE_DAYS || passed >= days) return null;
  return divideCents((soFar - once) * BigInt(days), passed) + once + total - soFar;
}
