import { useSearchParams } from 'next/navigation';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import { readAddress, writeAddress, type AskedQuery } from '@/lib/domain/query-address';

/** What to ask for instead; parts of it, and of the filter, that are not given stay. */
export type QueryChange = Partial<Omit<AskedQuery, 'filter'>> & { filter?: Partial<GastosFilter> };

/** Changes a part of the query. `step`: the browser's «back» returns from it; `type`: it is still being typed. */
export type Ask = (change: QueryChange, how?: 'step' | 'type') => void;

/**
 * What the address asks the list for, and the way to ask for something else. What is asked for holds at once: Next.js,
 * which keeps in step with the address, takes its time to say so.
 */
export function useAskedQuery(): [AskedQuery, Ask] {
  const params = useSearchParams();
  const [address, setAddress] = useState(() => writeAddress(readAddress(params)));
  const asked = useMemo(() => readAddress(new URLSearchParams(address)), [address]);
  useLayoutEffect(() => {
    // Not the params, which may be behind: the browser's address has what was asked for since.
    // oxlint-disable-next-line react/set-state-in-effect -- nothing else tells of a new address
    setAddress(writeAddress(readBrowserAddress()));
  }, [params]);
  const ask = useCallback<Ask>((change, how = 'step') => {
    const last = readBrowserAddress();
    const next = writeAddress({ ...last, ...change, filter: { ...last.filter, ...change.filter } });
    if (next === writeAddress(last)) return;
    const { pathname } = window.location;
    const url = next === '' ? pathname : `?${next}`;
    if (how === 'step') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
    setAddress(next);
  }, []);
  return [asked, ask];
}

function readBrowserAddress(): AskedQuery {
  return readAddress(new URLSearchParams(window.location.search));
}
