import type { Categoria } from './entities';
import { divideCents, partOf, toCents, type Cents } from './money';

/** How far a budget is used up: below 80 %, from there on, or from 100 % on. */
export type BudgetLevel = 'calm' | 'near' | 'over';

/** A category's budget in a month. */
export type Budget = {
  categoria: Categoria;
  spent: Cents;
  budget: Cents;
  /** What may still be spent; negative where more was. */
  left: Cents;
  /** Which part of the budget was spent: 1 is all of it. */
  part: number;
  level: BudgetLevel;
  /** What the month comes to if it goes on as it began; null where that says nothing. */
  pace: Cents | null;
};

/** How much of a month has gone by, in days; of a month that is over or still to come, all or none of them. */
export type MonthProgress = { passed: number; days: number };

/** With fewer days passed, one expense would say too much about a month. */
const FIRST_PACE = 5;

/** The budgets of a month, the most used up first. `spentOn` answers what was spent on a category, by its local id. */
export function budgetsOf(
  categorias: Iterable<Categoria>,
  spentOn: (categoriaId: number) => Cents,
  progress: MonthProgress,
): Budget[] {
  const budgets: Budget[] = [];
  for (const categoria of categorias) {
    const budget = toCents(categoria.presupuesto ?? 0);
    if (budget <= 0n) continue;
    const spent = spentOn(categoria.id);
    budgets.push({
      categoria,
      spent,
      budget,
      left: budget - spent,
      part: partOf(spent, budget),
      level: levelOf(spent, budget),
      pace: paceOf(spent, progress),
    });
  }
  return budgets.sort((a, b) => b.part - a.part);
}

function levelOf(spent: Cents, budget: Cents): BudgetLevel {
  if (spent >= budget) return 'over';
  return spent * 5n >= budget * 4n ? 'near' : 'calm';
}

function paceOf(spent: Cents, { passed, days }: MonthProgress): Cents | null {
  if (spent === 0n || passed < FIRST_PACE || passed >= days) return null;
  return divideCents(spent * BigInt(days), passed);
}
