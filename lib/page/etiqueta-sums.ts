import { combinedQuery, followedQuery, type Query } from '@/lib/db/query';
import { sumEtiquetas, type EtiquetaSums } from '@/lib/domain/etiqueta-sums';
import { NO_FILTER, type GastosFilter } from '@/lib/domain/gastos-query';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import type { Period } from '@/lib/domain/period';
import { writeAddress } from '@/lib/domain/query-address';
import { gastosIndex } from './gastos-index-client';
import { gastosOfMes } from './queries';

/** Null if the expenses cannot be read. */
type SumsQuery = Query<EtiquetaSums | null>;

export function etiquetaSums(period: Period, filter: Partial<GastosFilter>): SumsQuery {
  const query = { period, filter: { ...NO_FILTER, ...filter }, orden: 'fecha-desc' } as const;
  return followedQuery(`etiqueta-sums ${writeAddress(query)}`, (onAnswer) =>
    gastosIndex.watch({ kind: 'etiqueta-sums', query }, (reply) => {
      onAnswer(reply.type === 'fault' ? null : reply.sums);
    }),
  );
}

/** A month is summed up here, a longer range in a worker. */
export function etiquetasOfCategoria(id: number, period: Period): SumsQuery {
  if (period.kind === 'range') return etiquetaSums(period, { categorias: [id] });
  return combinedQuery(
    `etiquetas of ${id} ${period.mes}`,
    [gastosOfMes(period.mes)] as const,
    ([{ gastos }]) => sumEtiquetas(gastos.filter(({ categoriaId }) => categoriaId === id).map(sumGasto)),
  );
}
