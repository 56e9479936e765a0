import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { readAddress, writeAddress, type AskedQuery } from '@/lib/domain/query-address';

/** Changes a part of the query. `step`: the browser's «back» returns from it; `type`: it is still being typed. */
export type Ask = (change: Partial<AskedQuery>, how?: 'step' | 'type') => void;

/** What the address asks the list for, and the way to ask for something else. Next.js keeps in step with it. */
export function useAskedQuery(): [AskedQuery, Ask] {
  const params = useSearchParams();
  const asked = useMemo(() => readAddress(params), [params]);
  return [asked, ask];
}

function ask(change: Partial<AskedQuery>, how: 'step' | 'type' = 'step'): void {
  const { pathname, search } = window.location;
  const address = writeAddress({ ...readAddress(new URLSearchParams(search)), ...change });
  if (address === search.slice(1)) return;
  const url = address === '' ? pathname : `?${address}`;
  if (how === 'step') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}
