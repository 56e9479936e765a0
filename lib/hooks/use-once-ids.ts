import { useEffect, useState } from 'react';
import type { MesSummaries } from '@/lib/domain/comparison';
import type { Fecha } from '@/lib/domain/dates';

/**
 * The ids of the expenses that come once a month or a year, as far as the months tell. Null until they are known; they
 * are looked for only where they are wanted, and what finds them loads then.
 */
export function useOnceIds(
  summaries: MesSummaries,
  today: Fecha,
  isWanted: boolean,
): ReadonlySet<number> | null {
  const [known, setKnown] = useState<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let live = true;
    void import('@/lib/domain/recurring/recurring').then(({ onceIdsOf }) => {
      if (live) setKnown(onceIdsOf(summaries, today));
    });
    return () => {
      live = false;
    };
  }, [summaries, today, isWanted]);
  return isWanted ? known : null;
}
