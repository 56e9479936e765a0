import { followedQuery, type Query } from '@/lib/db/query';
import type { EtiquetaSums } from '@/lib/domain/etiqueta-sums';
import { NO_FILTER, type GastosFilter } from '@/lib/domain/gastos-query';
import { ALL_TIME, type Period } from '@/lib/domain/period';
import { writeAddress } from '@/lib/domain/query-address';
import { gastosIndex } from './gastos-index-client';

/** No answer if the expenses cannot be read. */
export function etiquetaSums(
  period: Period = ALL_TIME,
  filter: Partial<GastosFilter> = {},
): Query<EtiquetaSums> {
  const query = { period, filter: { ...NO_FILTER, ...filter }, orden: 'fecha-desc' } as const;
  return followedQuery(`etiquetas ${writeAddress(query)}`, (onAnswer) =>
    gastosIndex.watchEtiquetas(query, (reply) => {
      if (reply.type === 'tagged') onAnswer(reply.sums);
    }),
  );
}
