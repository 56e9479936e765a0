import { useStore } from 'zustand';
import { inUse, phase } from '@/lib/page/phase';

/** False for null, which no phase draws again. */
export function useIsPhase(asked: 'opening' | 'calm' | null): boolean {
  return useStore(phase, (current) => current === asked);
}

/** True from the person's first act on. */
export function useIsInUse(): boolean {
  return useStore(inUse);
}
