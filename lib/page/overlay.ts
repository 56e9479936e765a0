import { createStore } from 'zustand/vanilla';

export type Overlay = 'palette' | 'shortcuts';

/** The overlay on the screen; null for none. */
export const overlay = createStore<Overlay | null>(() => null);

export function showOverlay(shown: Overlay | null): void {
  overlay.setState(shown, true);
}

/** True if an overlay is shown or still loading. */
export function isOverlayShown(): boolean {
  return overlay.getState() !== null;
}
