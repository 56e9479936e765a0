import { useState } from 'react';
import { unfinishedOffers, type UnfinishedOffer } from '@/lib/page/unfinished';
import { useIsLate } from './use-is-late';
import { useQuery } from './use-query';

/** Answers the unfinished input that is known first. Undefined until then; null if that takes too long. */
export function useFirstOffers(): readonly UnfinishedOffer[] | null | undefined {
  const [first, setFirst] = useState<readonly UnfinishedOffer[]>();
  const answer = useQuery(first ? null : unfinishedOffers);
  const isLate = useIsLate();
  if (!first && answer) setFirst(answer);
  return first ?? answer ?? (isLate ? null : undefined);
}
