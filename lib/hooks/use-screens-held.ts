import { useStore } from 'zustand';
import { screensHeld } from '@/lib/page/held-screens';

export function useScreensHeld(): boolean {
  return useStore(screensHeld);
}
