import { createStore } from 'zustand/vanilla';

/** Presses before React was there: buttons, and keys of one sign. */
type EarlyPresses = (HTMLElement | KeyboardEvent)[];

declare global {
  interface Window {
    /** Presses so far; absent once React hears them itself. */
    earlyPresses?: EarlyPresses | undefined;
  }
}

/** In order: the first may open the target of the second. */
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

/** Marks the page as not stuck; its heading calls this. */
export function endStuck(): void {
  document.documentElement.dataset.stuck = 'no';
}

/** Id of the early entry form in a page's HTML. */
export const EARLY_ENTRY = 'early-entry';

/** In sessionStorage. */
export const EARLY_CANTIDAD_KEY = 'mis-gastos:early-cantidad';

const ended = createStore<boolean>(() => false);

export const subscribeToEarlyEntry = ended.subscribe;

export function isEarlyEntryShown(): boolean {
  return document.documentElement.dataset.entry === 'early' && document.getElementById(EARLY_ENTRY) !== null;
}

/** True once, if a link asked for the form before React, and while the early form is shown. */
export function takeEarlyAsk(): boolean {
  const { dataset } = document.documentElement;
  const isAsked = dataset.entry === 'asked';
  if (isAsked) delete dataset.entry;
  return isAsked || dataset.entry === 'early';
}

/** True if it was closed before React was there. */
export function isEarlyEntryClosed(): boolean {
  return document.documentElement.dataset.entry === 'closed';
}

export function endEarlyEntry(): void {
  delete document.documentElement.dataset.entry;
  ended.setState(true, true);
}

/** The person's decimal mark is unknown before React. */
const EARLY_DECIMAL = ',';

/**
 * Ends the early form; answers its amount, written with `decimal`, and the caret's place; null if it is not shown.
 */
export function takeEarlyCantidad(decimal: string): { text: string; caret: number } | null {
  const input = document.querySelector<HTMLInputElement>(`#${EARLY_ENTRY} input`);
  if (!isEarlyEntryShown() || !input) return null;
  endEarlyEntry();
  forgetKept();
  return {
    text: input.value.replaceAll(EARLY_DECIMAL, decimal),
    caret: input.selectionStart ?? input.value.length,
  };
}

function forgetKept(): void {
  try {
    sessionStorage.removeItem(EARLY_CANTIDAD_KEY);
  } catch {
    // Storage is blocked.
  }
}
