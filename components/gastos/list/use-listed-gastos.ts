import { useMemo } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import { useGastosByIds } from '@/lib/hooks/use-gastos-by-ids';
import type { ListWindow } from './list-window';

const NO_IDS: readonly number[] = [];

/**
 * The expenses that a window of a list shows, by local id; those that are still being read are missing. Those of a list
 * that is not complete are read even where they are known, for the complete one to begin with.
 */
export function useListedGastos(
  ids: ArrayLike<number>,
  { from, to }: ListWindow,
  known: ReadonlyMap<number, Gasto> | null,
  complete: boolean,
): ReadonlyMap<number, Gasto> {
  const wanted = useMemo(
    () =>
      known && complete ? NO_IDS : Array.from({ length: to - from }, (_, index) => ids[from + index] ?? 0),
    [known, complete, ids, from, to],
  );
  const read = useGastosByIds(wanted);
  return known ?? read;
}
