import { createStore } from 'zustand/vanilla';

/** Whether the screens wait for the entry form, which the address asks for: nobody looks at what lies behind it yet. */
export const formFirst = createStore<boolean>(() => false);

/** Has the screens wait until {@link showScreens}. */
export function holdScreens(): void {
  formFirst.setState(true, true);
}

/** Has the screens wait no more: the form is there, or will not come. */
export function showScreens(): void {
  formFirst.setState(false, true);
}
