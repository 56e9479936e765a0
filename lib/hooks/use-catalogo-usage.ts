import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { readCatalogoUsage } from '@/lib/db/catalogo-usage';
import type { CatalogoUsage } from '@/lib/domain/catalogo-usage';
import { pageDatabase } from './page-database';

/**
 * How much categories and methods are used, over all expenses, kept up to date: undefined while they are counted for
 * the first time, and the last counts until new ones are ready. A change ends the count that is under way.
 */
export function useCatalogoUsage(): CatalogoUsage | undefined {
  const counting = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      counting.current?.abort();
    },
    [],
  );
  return useLiveQuery(() => {
    counting.current?.abort();
    counting.current = new AbortController();
    return readCatalogoUsage(pageDatabase, counting.current.signal);
  }, []);
}
