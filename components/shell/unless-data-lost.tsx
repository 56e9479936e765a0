import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { storedMarker } from '@/lib/page/stored-marker';
import { useSetting } from '@/lib/hooks/use-setting';

const LossScreen = dynamic(() => import('./data-loss-screen').then((module) => module.LossScreen), {
  ssr: false,
});

/**
 * Shows its children, which say that nothing is stored, unless something was: then what became of it. The class goes to
 * that.
 */
export function UnlessLost({ className, children }: { className?: string; children: ReactNode }) {
  const marker = useSetting(storedMarker);
  if (!marker || marker.gastos === 0) return children;
  return (
    <LossScreen marker={marker} className={className}>
      {children}
    </LossScreen>
  );
}
