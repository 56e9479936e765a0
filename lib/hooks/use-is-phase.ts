import { useStore } from 'zustand';
import { phase, type Phase } from '@/lib/page/phase';

/** True while the page is in the phase. */
export function useIsPhase(asked: Phase): boolean {
  return useStore(phase, (current) => current === asked);
}
