import { lazyPart } from '@/components/ui/lazy-part';
import type { ReactNode } from 'react';
import { storedMarker } from '@/lib/page/storage/stored-notes';
import { useAnyStored } from '@/lib/hooks/use-any-stored';
import { useSetting } from '@/lib/hooks/use-setting';

const LossScreen = lazyPart(() => import('./data-loss-screen').then((module) => module.LossScreen));

type IfNothingStoredProps = {
  /** Shown until it is certain that nothing is stored. */
  opening: ReactNode;
  /** For the notice of a loss. */
  className?: string;
  children: ReactNode;
};

export function IfNothingStored({ opening, className, children }: IfNothingStoredProps) {
  const stored = useAnyStored();
  const marker = useSetting(storedMarker);
  if (stored !== 'none') return opening;
  if (!marker || marker.gastos === 0) return children;
  return (
    <LossScreen marker={marker} className={className}>
      {children}
    </LossScreen>
  );
}
