import { createStore } from 'zustand/vanilla';

/** True once the page shows its content: then things for later load. */
export const settled = createStore<boolean>(() => false);

/** Lets things for later load now. */
export function settle(): void {
  settled.setState(true, true);
}
