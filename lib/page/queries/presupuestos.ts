import { type Fecha, mesOf } from '@/lib/domain/dates';
import type { Cents } from '@/lib/domain/money';
import {
  proposalMeses,
  proposedBudgets,
  type ProposedBudgets,
  type TypedPresupuesto,
} from '@/lib/domain/presupuestos-entry';
import { combinedQuery, type Query } from './query';
import { firstRecorded, summaryOfMes } from './resumen-query';

/** Proposes by the six months through a recorded day; `spent`: all of the last of them. */
export function budgetProposals(last: Fecha): Query<ProposedBudgets & { spent: Cents }> {
  const meses = proposalMeses(mesOf(last));
  return combinedQuery(
    `proposals ${mesOf(last)}`,
    [firstRecorded, ...meses.map(summaryOfMes)] as const,
    ([since, ...summaries]) => ({
      ...proposedBudgets(
        new Map(meses.flatMap((mes, place) => (summaries[place] ? [[mes, summaries[place]]] : []))),
        since,
      ),
      spent: summaries.at(-1)?.totals.total ?? 0n,
    }),
  );
}

let left: ReadonlyMap<number, TypedPresupuesto> = new Map();

/** Typed and not saved, as long as the page lives. */
export function leftPresupuestos(): ReadonlyMap<number, TypedPresupuesto> {
  return left;
}

/** An empty map forgets them. */
export function leavePresupuestos(typed: ReadonlyMap<number, TypedPresupuesto>): void {
  left = typed;
}
