import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What may lie over any screen besides its own dialogs. */
export type Overlay = 'palette' | 'shortcuts';

const shown = createStore<Overlay | null>(() => null);

/** What lies over the screen; null for nothing. */
export function useOverlay(): Overlay | null {
  return useStore(shown);
}

/** Puts one thing over the screen, whatever the screen is, or with null takes it away. */
export function showOverlay(overlay: Overlay | null): void {
  shown.setState(overlay, true);
}

/** Whether something lies over the screen, or is about to: it loads when it is first asked for. */
export function isOverlayShown(): boolean {
  return shown.getState() !== null;
}
