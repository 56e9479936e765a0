import { mesPaceOf, type MesPace } from './answer';
import type { Budget } from './budget';
import type { Recorded } from './comparison';
import { addMesesToMes, type Mes } from './dates';
import type { SummedGasto } from './indexed-gasto';
import type { Cents } from './money';
import { reciboIdsOf } from './recurring/recurring';

/** `budget` is null without budgets, or if recibos take all of it. */
export type Pace = MesPace & { budget: Cents | null };

type MesPaces = {
  /** The counted categories; empty for all. */
  categoriaIds: readonly number[];
  whole: Pace;
  /** Without recibos; null if neither this month nor the one before has any. */
  everyday: Pace | null;
};

/** `expected` are recibos of the month and its budgets that nobody entered. Without budgets, all categories count. */
export function mesPacesOf(
  recorded: Recorded,
  mes: Mes,
  budgets: readonly Budget[],
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

function positive(cents: Cents): Cents | null {
  return cents > 0n ? cents : null;
}
