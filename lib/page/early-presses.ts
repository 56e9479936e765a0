import type { EarlyPresses } from './early-presses-script';

/** Has presses be noted no more, and the page stuck no more: React is there. Answers what was pressed. */
export function endEarlyPresses(): EarlyPresses {
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  delete document.documentElement.dataset.stuck;
  return presses;
}

/**
 * Presses again what was pressed before React was there, in order: what the first press opens hears the second. Nothing
 * comes between, and from then on React hears presses by itself.
 */
export async function repeatEarlyPresses(): Promise<void> {
  // Whoever calls may be in the middle of becoming able to hear.
  await Promise.resolve();
  for (const press of endEarlyPresses()) {
    if (press instanceof HTMLElement) press.click();
    else document.body.dispatchEvent(new KeyboardEvent(press.type, press));
    // React carries out what it was told.
    await Promise.resolve();
  }
}
