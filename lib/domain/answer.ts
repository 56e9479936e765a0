import { type Budget, budgetsOf, expectedOf, spendingOf } from './budget';
import { daysPassed, type MesSummaries } from './comparison';
import { daysInMes, type Fecha, type Mes, mesOf } from './dates';
import type { Categoria } from './entities';
import type { SummedGasto } from './indexed-gasto';
import type { Cents } from './money';
import type { DueGasto } from './recurring/due';
import { reciboIdsOf } from './recurring/recurring';

type MesOfBudgets = {
  mes: Mes;
  today: Fecha;
  gastos: readonly SummedGasto[];
  summaries: MesSummaries | undefined;
  due: readonly DueGasto[] | undefined;
};

/** Until the stored months are read, only those beyond stand out. */
export function budgetsOfMes(
  categorias: Iterable<Categoria>,
  { mes, today, gastos, summaries, due }: MesOfBudgets,
): Budget[] {
  const recibos = summaries ? reciboIdsOf(summaries) : new Set(gastos.map(({ id }) => id));
  return budgetsOf(
    categorias,
    spendingOf(gastos, today, recibos),
    { passed: daysPassed(mes, today), days: daysInMes(mes) },
    expectedOf(due ?? []),
  );
}

/** Smaller amounts a day keep their cents. */
const TEN_UNITS: Cents = 1000n;

export type MesTense = 'current' | 'past' | 'ahead';

/** Of the categories with a budget alone. */
export type Answer = {
  budget: Cents;
  /** Spent so far, without `due`. */
  spent: Cents;
  due: Cents;
  /** Negative if `spent` and `due` are more than `budget`. */
  free: Cents;
  /** From today on, rounded down: to whole units from 10 up. Null unless the month is current and each day has some. */
  daily: Cents | null;
};

export function tenseOf(mes: Mes, today: Fecha): MesTense {
  const current = mesOf(today);
  if (mes === current) return 'current';
  return mes < current ? 'past' : 'ahead';
}

/** Null without budgets. */
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

/** The expenses due in categories with a budget; in all categories if there are no budgets. */
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
