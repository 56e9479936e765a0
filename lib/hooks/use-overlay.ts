import { useStore } from 'zustand';
import { overlay, type Overlay } from '@/lib/page/overlay';

export function useOverlay(): Overlay | null {
  return useStore(overlay);
}
