import { createStore } from 'zustand/vanilla';

/** True once the page shows its content; things for later may load. */
export const settled = createStore<boolean>(() => false);

/** Starts loading things for later; call it also if one is needed at once. */
export function settle(): void {
  settled.setState(true, true);
}
