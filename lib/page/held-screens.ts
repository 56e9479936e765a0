import { createStore } from 'zustand/vanilla';

/**
 * True while screens wait for the entry form that the address asks for, or for the first answers of the database.
 * So a screen is drawn only once.
 */
export const screensHeld = createStore<boolean>(() => false);

export function holdScreens(): void {
  screensHeld.setState(true, true);
}

export function showScreens(): void {
  screensHeld.setState(false, true);
}
