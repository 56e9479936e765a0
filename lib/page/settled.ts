import { createStore } from 'zustand/vanilla';

/** Whether the page shows what it was opened for, so that what it keeps for later may load. */
export const settled = createStore<boolean>(() => false);

/** From now on what the page keeps for later loads, as when it is needed at once. */
export function settle(): void {
  settled.setState(true, true);
}
