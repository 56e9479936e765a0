import type { Gasto } from '@/lib/domain/entities';
import { NO_FILTER } from '@/lib/domain/gastos-query';
import type { Cents } from '@/lib/domain/money';
import { ALL_TIME } from '@/lib/domain/dates';
import { searchQuery } from '@/lib/page/queries/list-query';
import { useGastosByIds } from './use-catalogo';
import { useQuery } from './use-query';
import { usePreferences } from './use-setting';
import { useToday } from './use-today';

const MAX_FOUND = 5;

/** A single letter finds nearly everything, and rarely ends a search. */
const SHORTEST = 2;

/** Newest first, of `min` at least; null while there is no answer. */
export function useFoundGastos(q: string, min: Cents | null = null): readonly Gasto[] | null {
  const today = useToday();
  const { firstWeekday } = usePreferences();
  const isLong = q.trim().length >= SHORTEST;
  const answer = useQuery(
    isLong
      ? searchQuery({
          period: ALL_TIME,
          filter: { ...NO_FILTER, q, min },
          orden: 'fecha-desc',
          clock: { today, firstWeekday },
        })
      : null,
  );
  const listed = answer?.state === 'found' ? answer.list.ids : null;
  const ids = Array.from(
    { length: Math.min(MAX_FOUND, listed?.length ?? 0) },
    (_, place) => listed?.[place] ?? 0,
  );
  const read = useGastosByIds(ids);
  const found = ids.flatMap((id) => read.get(id) ?? []);
  return listed === null || found.length < Math.min(ids.length, 1) ? null : found;
}
