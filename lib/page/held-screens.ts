import { createStore } from 'zustand/vanilla';

/** True while screens wait for the entry form in the address or the database's first answers, to be drawn only once. */
export const screensHeld = createStore<boolean>(() => false);

export function holdScreens(): void {
  screensHeld.setState(true, true);
}

export function showScreens(): void {
  screensHeld.setState(false, true);
}
