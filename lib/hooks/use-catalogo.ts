import { useMemo } from 'react';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { catalogo, gastosByIds } from '@/lib/page/queries';
import { useQuery } from './use-query';
import { useStorageStatus } from './use-storage-status';

const NO_GASTOS: ReadonlyMap<number, Gasto> = new Map();

/**
 * Without missing ones. A new array of ids keeps the last expenses until the new ones are read. No ids cost nothing.
 */
export function useGastosByIds(ids: readonly number[]): ReadonlyMap<number, Gasto> {
  const query = useMemo(() => (ids.length === 0 ? null : gastosByIds(ids)), [ids]);
  return useQuery(query) ?? NO_GASTOS;
}

/** Undefined while loading. */
export function useCatalogo(): Catalogo | undefined {
  return useQuery(catalogo);
}

/** For places that are shown without open storage; undefined then. */
export function useCatalogoIfOpen(): Catalogo | undefined {
  const { state } = useStorageStatus();
  return useQuery(state === 'ready' ? catalogo : null);
}
