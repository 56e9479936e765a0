import { createStore } from 'zustand/vanilla';

/** What may lie over any screen besides its own dialogs. */
export type Overlay = 'palette' | 'shortcuts';

/** What lies over the screen; null for nothing. */
export const overlay = createStore<Overlay | null>(() => null);

/** Puts one thing over the screen, whatever the screen is, or with null takes it away. */
export function showOverlay(shown: Overlay | null): void {
  overlay.setState(shown, true);
}

/** Whether something lies over the screen, or is about to: it loads when it is first asked for. */
export function isOverlayShown(): boolean {
  return overlay.getState() !== null;
}
