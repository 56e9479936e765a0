import { followedQuery, type Query } from '@/lib/db/query';
import type { EtiquetaInUse } from '@/lib/domain/etiquetas-in-use';
import { ALL_TIME, type Period } from '@/lib/domain/period';
import { gastosIndex } from './gastos-index-client';

/** The last used first. No answer if the expenses cannot be read. */
export function etiquetasWithin(period: Period): Query<readonly EtiquetaInUse[]> {
  return followedQuery(`etiquetas ${JSON.stringify(period)}`, (onAnswer) =>
    gastosIndex.watch({ kind: 'etiquetas', period }, (reply) => {
      if (reply.type === 'tagged') onAnswer(reply.etiquetas);
    }),
  );
}

export const etiquetasInUse = etiquetasWithin(ALL_TIME);
