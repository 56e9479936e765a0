import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { catalogo, gastosByIds } from '@/lib/page/queries/queries';
import { useQuery } from './use-query';
import { useStorageStatus } from './use-storage-status';

const NO_GASTOS: ReadonlyMap<number, Gasto> = new Map();

/** Without missing ones. The last expenses stay until new ones are read. */
export function useGastosByIds(ids: readonly number[]): ReadonlyMap<number, Gasto> {
  return useQuery(ids.length === 0 ? null : gastosByIds(ids)) ?? NO_GASTOS;
}

/** Undefined while loading. */
export function useCatalogo(): Catalogo | undefined {
  return useQuery(catalogo);
}

/** Undefined without open storage. */
export function useCatalogoIfOpen(): Catalogo | undefined {
  const { state } = useStorageStatus();
  return useQuery(state === 'ready' ? catalogo : null);
}
