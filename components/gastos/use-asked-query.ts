import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { readAddress, writeAddress, type AskedQuery } from '@/lib/domain/query-address';

/** Changes a part of the query. `step`: the browser's «back» returns from it; `type`: it is still being typed. */
export type Ask = (change: Partial<AskedQuery>, how?: 'step' | 'type') => void;

/** What the address asks the list for, and the way to ask for something else. Next.js keeps in step with it. */
export function useAskedQuery(): [AskedQuery, Ask] {
  const params = useSearchParams();
  const asked = useMemo(() => readAddress(params), [params]);

  return [
    asked,
    (change, how = 'step') => {
      goTo({ ...asked, ...change }, how);
    },
  ];
}

function goTo(query: AskedQuery, how: 'step' | 'type'): void {
  const address = writeAddress(query);
  const url = address === '' ? window.location.pathname : `?${address}`;
  if (address === window.location.search.slice(1)) return;
  if (how === 'step') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}
