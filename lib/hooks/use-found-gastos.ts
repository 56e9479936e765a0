import { useMemo } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import { NO_FILTER, type GastosQuery } from '@/lib/domain/gastos-query';
import { ALL_TIME } from '@/lib/domain/period';
import { useGastosByIds } from './use-gastos-by-ids';
import { useGastosSearch } from './use-gastos-search';

/** A single letter finds nearly everything, and rarely ends a search. */
const SHORTEST = 2;

/** Answers at most `count` of the newest expenses that a search finds; none while there is no answer. */
export function useFoundGastos(q: string, count: number): readonly Gasto[] {
  const query = useMemo<GastosQuery | null>(
    () =>
      q.trim().length < SHORTEST
        ? null
        : { period: ALL_TIME, filter: { ...NO_FILTER, q }, orden: 'fecha-desc' },
    [q],
  );
  const search = useGastosSearch(query);
  const list = search?.state === 'complete' || search?.state === 'partial' ? search.list : null;
  const ids = useMemo(
    () =>
      list ? Array.from({ length: Math.min(count, list.ids.length) }, (_, at) => list.ids[at] ?? 0) : [],
    [list, count],
  );
  const read = useGastosByIds(ids);
  return ids.flatMap((id) => read.get(id) ?? []);
}
