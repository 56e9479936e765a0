import { useSearchParams } from 'next/navigation';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import { type AskedQuery, readAddress, writeAddress } from '@/lib/domain/query-address';

/** Missing parts of query and filter stay. */
type QueryChange = Partial<Omit<AskedQuery, 'filter'>> & { filter?: Partial<GastosFilter> };

/** `step`: «back» returns from it. `type`: the person is still typing. */
export type Ask = (change: QueryChange, how?: 'step' | 'type') => void;

/**
 * Also answers the address of what is asked. Changes hold at once: on a busy machine Next.js lags behind typing and puts
 * back its addresses.
 */
export function useAskedQuery(): [AskedQuery, Ask, string] {
  const params = useSearchParams();
  const [address, setAddress] = useState(() => writeAddress(readAddress(params)));
  const asked = useMemo(() => readAddress(new URLSearchParams(address)), [address]);
  const newest = useRef(address);
  /** Addresses that Next.js has not reached yet, oldest first. */
  const ahead = useRef<string[]>([]);
  useLayoutEffect(() => {
    const reached = writeAddress(readAddress(params));
    const place = reached === newest.current ? -1 : ahead.current.indexOf(reached);
    ahead.current = place < 0 ? [] : ahead.current.slice(place + 1);
    if (place >= 0) return;
    // The params may lag behind the browser's address.
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
  return [asked, ask, address];
}

function readBrowserAddress(): AskedQuery {
  return readAddress(new URLSearchParams(window.location.search));
}
