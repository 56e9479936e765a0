import { useStore } from 'zustand';
import { overlay, type Overlay } from '@/lib/page/overlay';

/** What lies over the screen; null for nothing. */
export function useOverlay(): Overlay | null {
  return useStore(overlay);
}
