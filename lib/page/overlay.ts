import { createStore } from 'zustand/vanilla';

/** `presupuestos`: the list of all budgets. */
type Overlay = 'palette' | 'shortcuts' | 'presupuestos';

export const overlay = createStore<Overlay | null>(() => null);

export function showOverlay(shown: Overlay | null): void {
  overlay.setState(shown, true);
}

/** True also while the overlay is loading. */
export function isOverlayShown(): boolean {
  return overlay.getState() !== null;
}
