/** Presses before React was there: buttons, and keys of one sign. */
type EarlyPresses = (HTMLElement | KeyboardEvent)[];

declare global {
  interface Window {
    /** Presses so far; absent once React hears them itself. */
    earlyPresses?: EarlyPresses | undefined;
  }
}

/** Repeats in order the presses from before React was there; the first may open the target of the second. */
export async function repeatEarlyPresses(): Promise<void> {
  // The caller may be about to listen.
  await Promise.resolve();
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  for (const press of presses) {
    if (press instanceof HTMLElement) press.click();
    else document.body.dispatchEvent(new KeyboardEvent(press.type, press));
    // React carries out the press.
    await Promise.resolve();
  }
}

/** Marks the page as not stuck; a heading calls this once it is there. */
export function endStuck(): void {
  document.documentElement.dataset.stuck = 'no';
}
