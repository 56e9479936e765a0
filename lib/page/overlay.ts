import { createStore } from 'zustand/vanilla';

type Overlay = 'palette' | 'shortcuts' | 'presupuestos';

export const overlay = createStore<Overlay | null>(() => null);

export function showOverlay(shown: Overlay | null): void {
  overlay.setState(shown, true);
}

/** Also while the overlay is loading. */
export function isOverlayShown(): boolean {
  return overlay.getState() !== null;
}
