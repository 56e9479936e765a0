import { createStore } from 'zustand/vanilla';

/**
 * Whether the screens wait for what comes first: the entry form, which the address asks for, or the first answers of the
 * database, so that a screen is drawn once, with them.
 */
export const screensHeld = createStore<boolean>(() => false);

/** Has the screens wait until {@link showScreens}. */
export function holdScreens(): void {
  screensHeld.setState(true, true);
}

/** Has the screens wait no more: what comes first is there, or will not come. */
export function showScreens(): void {
  screensHeld.setState(false, true);
}
