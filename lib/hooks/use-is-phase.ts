import { useStore } from 'zustand';
import { phase, type Phase } from '@/lib/page/phase';

export function useIsPhase(asked: Phase): boolean {
  return useStore(phase, (current) => current === asked);
}
