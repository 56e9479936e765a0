import { useSearchParams } from 'next/navigation';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import { type AskedQuery, readAddress, writeAddress } from '@/lib/domain/query-address';

/** Missing parts of query and filter stay. */
type QueryChange = Partial<Omit<AskedQuery, 'filter'>> & { filter?: Partial<GastosFilter> };

/** `step`: «back» returns from it. `type`: the person is still typing. */
export type Ask = (change: QueryChange, how?: 'step' | 'type') => void;

type Place = { address: string; asked: AskedQuery };

/**
 * Also answers the address of what is asked. Changes hold at once: on a busy machine Next.js lags behind typing and puts
 * back its addresses.
 */
export function useAskedQuery(): [AskedQuery, Ask, string] {
  const params = useSearchParams();
  const [{ asked, address }, setPlace] = useState(() => placeOf(readAddress(params)));
  const newest = useRef<Place>({ asked, address });
  /** Addresses that Next.js has not reached yet, oldest first. */
  const ahead = useRef<string[]>([]);
  useLayoutEffect(() => {
    const reached = writeAddress(readAddress(params));
    const step = reached === newest.current.address ? -1 : ahead.current.indexOf(reached);
    ahead.current = step < 0 ? [] : ahead.current.slice(step + 1);
    if (step >= 0) return;
    // The params may lag behind the browser's address.
    const place = placeOf(readAddress(new URLSearchParams(window.location.search)));
    if (place.address === newest.current.address) return;
    newest.current = place;
    setPlace(place);
  }, [params]);
  const ask = useCallback<Ask>((change, how = 'step') => {
    const last = newest.current.asked;
    const next = placeOf({ ...last, ...change, filter: { ...last.filter, ...change.filter } });
    if (next.address === newest.current.address) return;
    const { pathname } = window.location;
    const url = next.address === '' ? pathname : `?${next.address}`;
    if (how === 'step') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
    newest.current = next;
    ahead.current.push(next.address);
    setPlace(next);
  }, []);
  return [asked, ask, address];
}

/** An address says less than a query may: what it leaves out is not asked. */
function placeOf(query: AskedQuery): Place {
  const address = writeAddress(query);
  return { address, asked: readAddress(new URLSearchParams(address)) };
}
