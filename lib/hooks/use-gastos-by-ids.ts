import { useMemo } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import { gastosByIds } from '@/lib/page/queries';
import { useQuery } from './use-query';

const NO_GASTOS: ReadonlyMap<number, Gasto> = new Map();

/**
 * Without missing ones. A new array of ids keeps the last expenses until the new ones are read. No ids cost nothing.
 */
export function useGastosByIds(ids: readonly number[]): ReadonlyMap<number, Gasto> {
  const query = useMemo(() => (ids.length === 0 ? null : gastosByIds(ids)), [ids]);
  return useQuery(query) ?? NO_GASTOS;
}
