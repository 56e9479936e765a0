import { followedQuery, type Query } from '@/lib/db/query';
import type { EtiquetaInUse } from '@/lib/domain/etiquetas-in-use';
import { gastosIndex } from './gastos-index-client';

/** Of all expenses, the last used first. No answer if they cannot be read. */
export const etiquetasInUse: Query<readonly EtiquetaInUse[]> = followedQuery('etiquetas', (onAnswer) =>
  gastosIndex.watch({ kind: 'etiquetas' }, (reply) => {
    if (reply.type === 'tagged') onAnswer(reply.etiquetas);
  }),
);
