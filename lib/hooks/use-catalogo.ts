import type { Catalogo } from '@/lib/domain/entities';
import { catalogo } from '@/lib/page/queries';
import { useQuery } from './use-query';
import { useStorageStatus } from './use-storage-status';

/** Undefined while loading. */
export function useCatalogo(): Catalogo | undefined {
  return useQuery(catalogo);
}

/** For places that are shown without open storage; undefined then. */
export function useCatalogoIfOpen(): Catalogo | undefined {
  const { state } = useStorageStatus();
  return useQuery(state === 'ready' ? catalogo : null);
}
