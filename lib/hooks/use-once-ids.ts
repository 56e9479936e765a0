import { useEffect, useState } from 'react';
import type { MesSummaries } from '@/lib/domain/comparison';
import type { Fecha } from '@/lib/domain/dates';

/**
 * The ids of monthly and yearly expenses, as far as `summaries` tell. Null until they are known; their code loads
 * only if they are wanted.
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
