import { useSearchParams } from 'next/navigation';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import { readAddress, writeAddress, type AskedQuery } from '@/lib/domain/query-address';

/** What to ask for instead; parts of it, and of the filter, that are not given stay. */
export type QueryChange = Partial<Omit<AskedQuery, 'filter'>> & { filter?: Partial<GastosFilter> };

/** Changes a part of the query. `step`: the browser's «back» returns from it; `type`: it is still being typed. */
export type Ask = (change: QueryChange, how?: 'step' | 'type') => void;

/**
 * What the address asks the list for, and the way to ask for something else. What is asked for holds at once: Next.js,
 * which keeps in step with the address, takes its time to say so. On a busy machine it is behind what is typed, and puts each
 * address that it comes to back into the browser.
 */
export function useAskedQuery(): [AskedQuery, Ask] {
  const params = useSearchParams();
  const [address, setAddress] = useState(() => writeAddress(readAddress(params)));
  const asked = useMemo(() => readAddress(new URLSearchParams(address)), [address]);
  const newest = useRef(address);
  /** The addresses that were asked for and that Next.js has not come to yet, oldest first. */
  const ahead = useRef<string[]>([]);
  useLayoutEffect(() => {
    const reached = writeAddress(readAddress(params));
    const place = reached === newest.current ? -1 : ahead.current.indexOf(reached);
    ahead.current = place < 0 ? [] : ahead.current.slice(place + 1);
    if (place >= 0) return;
    // Not the params, which may be behind: the browser's address has what was asked for since.
    newest.current = writeAddress(readBrowserAddress());
    setAddress(newest.current);
  }, [params]);
  const ask = useCallback<Ask>((change, how = 'step') => {
    const last = readAddress(new URLSearchParams(newest.current));
    const next = writeAddress({ ...last, ...change, filter: { ...last.filter, ...change.filter } });
    if (next === newest.current) return;
    const { pathname } = window.location;
    const url = next === '' ? pathname : `?${next}`;
    if (how === 'step') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
    newest.current = next;
    ahead.current.push(next);
    setAddress(next);
  }, []);
  return [asked, ask];
}

function readBrowserAddress(): AskedQuery {
  return readAddress(new URLSearchParams(window.location.search));
}
