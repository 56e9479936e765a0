import { tenseOf } from './answer';
import type { Budget } from './budget';
import { daysPassed, type Recorded } from './comparison';
import { addMesesToMes, daysInMes, type Mes } from './dates';
import type { SummedGasto } from './indexed-gasto';
import type { MesSummary } from './mes-summary';
import type { Cents } from './money';
import { reciboIdsOf } from './recurring/recurring';

/** Sums spent from a month's first day through each day. */
type MesPace = {
  /** Ends today in the current month. */
  spent: readonly Cents[];
  /** The same of the month before; null if it was not wholly recorded, or nothing was spent. */
  last: readonly Cents[] | null;
};

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
