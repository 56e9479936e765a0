import { followedQuery, type Query } from '@/lib/db/query';
import { NO_FILTER, type Totals } from '@/lib/domain/gastos-query';
import { ALL_TIME } from '@/lib/domain/period';
import { gastosIndex } from './gastos-index-client';

/** All expenses for which money is expected, added up; null if they cannot be read. */
export function owedTotals(): Query<{ totals: Totals | null }> {
  const filter = { ...NO_FILTER, devoluciones: ['esperado'] } as const;
  const query = { period: ALL_TIME, filter, orden: 'fecha-desc' } as const;
  return followedQuery('owed', (onAnswer) =>
    gastosIndex.watch({ kind: 'count', query }, (reply) => {
      onAnswer({ totals: reply.type === 'fault' ? null : reply.list.totals });
    }),
  );
}
