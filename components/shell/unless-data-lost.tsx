import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useMarker } from '@/lib/page/stored-marker';

const LossScreen = dynamic(() => import('./data-loss-screen').then((module) => module.LossScreen), {
  ssr: false,
});

/**
 * Shows its children, which say that nothing is stored, unless something was: then what became of it. The class goes to
 * that.
 */
export function UnlessLost({ className, children }: { className?: string; children: ReactNode }) {
  const marker = useMarker();
  if (!marker || marker.gastos === 0) return children;
  return (
    <LossScreen marker={marker} className={className}>
      {children}
    </LossScreen>
  );
}
