import type { ReactNode } from 'react';
import { lossOf, type StoredMarker } from '@/lib/domain/data-loss';
import { useQuery } from '@/lib/hooks/use-query';
import { keptCopies } from '@/lib/page/kept-copies';
import { LossNotice } from './data-loss-notice';

type LossScreenProps = { marker: StoredMarker; className?: string | undefined; children: ReactNode };

/** Shows the loss, or the children if the database was emptied on purpose. */
export function LossScreen({ marker, className, children }: LossScreenProps) {
  const copies = useQuery(keptCopies);
  if (!copies) return null;
  const loss = lossOf(marker, copies);
  return loss ? <LossNotice loss={loss} className={className} /> : children;
}
