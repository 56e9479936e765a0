/**
 * Presses again what was pressed before React was there, in order: what the first press opens hears the second. Nothing
 * comes between, and from then on React hears presses by itself.
 */
export async function repeatEarlyPresses(): Promise<void> {
  // Whoever calls may be in the middle of becoming able to hear.
  await Promise.resolve();
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  for (const press of presses) {
    if (press instanceof HTMLElement) press.click();
    else document.body.dispatchEvent(new KeyboardEvent(press.type, press));
    // React carries out what it was told.
    await Promise.resolve();
  }
}

/** Has the page never be stuck from now on. The heading of a screen or of an error calls it once it is there. */
export function endStuck(): void {
  document.documentElement.dataset.stuck = 'no';
}
