import type { GastosQuery, ListedGastos, Totals } from './gastos-query';
import { ALL_TIME, isAllTime } from './period';

/** A search looks through all time: what its period lacks comes after it. */
export function looksElsewhere({ period, filter }: GastosQuery): boolean {
  return filter.q.trim() !== '' && !isAllTime(period);
}

/** Asks for all that the query's list shows, in any period. */
export function everywhere(query: GastosQuery): GastosQuery {
  return looksElsewhere(query) ? { ...query, period: ALL_TIME } : query;
}

export function wholeTotals({ totals, others }: Pick<ListedGastos, 'totals' | 'others'>): Totals {
  if (!others) return totals;
  const { count, total, pending, owed } = others.totals;
  return {
    count: totals.count + count,
    total: totals.total + total,
    pending: totals.pending + pending,
    ...((totals.owed ?? owed) && { owed: (totals.owed ?? 0n) + (owed ?? 0n) }),
  };
}
