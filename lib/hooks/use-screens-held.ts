import { useStore } from 'zustand';
import { screensHeld } from '@/lib/page/held-screens';

/** Whether the screens wait for what comes first. */
export function useScreensHeld(): boolean {
  return useStore(screensHeld);
}
