import { budgetsOf, expectedOf, spendingOf, type Budget } from './budget';
import { daysPassed, type MesSummaries } from './comparison';
import { daysInMes, type Fecha, type Mes } from './dates';
import type { Categoria } from './entities';
import type { SummedGasto } from './indexed-gasto';
import type { DueGasto } from './recurring/due';
import { reciboIdsOf } from './recurring/recurring';

type MesOfBudgets = {
  mes: Mes;
  today: Fecha;
  gastos: readonly SummedGasto[];
  summaries: MesSummaries | undefined;
  due: readonly DueGasto[] | undefined;
};

/** The budgets of a month as every screen tells them. Until the stored months are read, only those beyond stand out. */
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
