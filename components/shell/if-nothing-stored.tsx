import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { storedMarker } from '@/lib/page/stored-marker';
import { useAnyStored } from '@/lib/hooks/use-any-stored';
import { useSetting } from '@/lib/hooks/use-setting';

const LossScreen = dynamic(() => import('./data-loss-screen').then((module) => module.LossScreen), {
  ssr: false,
});

type IfNothingStoredProps = {
  /** Stands there while it is not certain: what was read may be of a moment ago. */
  opening: ReactNode;
  /** Of what became of the data, if they are lost. */
  className?: string;
  children: ReactNode;
};

/** Shows its children, which say that nothing is stored, if that is so, and nothing was lost. */
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
