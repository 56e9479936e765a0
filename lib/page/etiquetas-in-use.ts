import { followedQuery, type Query } from '@/lib/db/query';
import type { EtiquetaInUse } from '@/lib/domain/etiquetas-in-use';
import { gastosIndex } from './gastos-index-client';

/** The names once, the last used first; none if the expenses cannot be read. */
export function readEtiquetasInUse(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const end = gastosIndex.watch({ kind: 'etiquetas' }, (reply) => {
      end();
      resolve(reply.type === 'tagged' ? reply.etiquetas.map(({ nombre }) => nombre) : []);
    });
  });
}

/** Of all expenses, the last used first. No answer if they cannot be read. */
export const etiquetasInUse: Query<readonly EtiquetaInUse[]> = followedQuery('etiquetas', (onAnswer) =>
  gastosIndex.watch({ kind: 'etiquetas' }, (reply) => {
    if (reply.type === 'tagged') onAnswer(reply.etiquetas);
  }),
);
