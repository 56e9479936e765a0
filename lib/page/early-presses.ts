import type { EarlyPresses } from './early-presses-script';

/** Has no more presses noted, since React hears them by itself from now on, and answers with those that were. */
export function takeEarlyPresses(): EarlyPresses {
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  return presses;
}

/** Presses again what was pressed, one after the other: what the first press opens hears the second. */
export function repeatPresses(presses: EarlyPresses): void {
  for (const press of presses)
    setTimeout(() => {
      if (press instanceof HTMLElement) press.click();
      else document.body.dispatchEvent(new KeyboardEvent(press.type, press));
    });
}
