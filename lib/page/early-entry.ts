import { createStore } from 'zustand/vanilla';

/** The id of the element of the early entry form: the amount and its keys, which a page brings with it for phones. */
export const EARLY_ENTRY = 'early-entry';

/** The key under which sessionStorage keeps what is typed into the early form until another form takes it. */
export const EARLY_CANTIDAD_KEY = 'mis-gastos:early-cantidad';

/** Whether the early form has ended. */
const ended = createStore<boolean>(() => false);

/** Calls back when the early form ends, until the answered function is called. */
export const subscribeToEarlyEntry = ended.subscribe;

/** Whether the early form is shown. */
export function isEarlyEntryShown(): boolean {
  return document.documentElement.dataset.entry === 'early' && document.getElementById(EARLY_ENTRY) !== null;
}

/** Whether the person has closed the early form while React did not come. */
export function isEarlyEntryClosed(): boolean {
  return document.documentElement.dataset.entry === 'closed';
}

/** Takes the early form away. */
export function endEarlyEntry(): void {
  delete document.documentElement.dataset.entry;
  ended.setState(true, true);
}

/** The decimal mark of the early form's pad until React is there and knows the person's. */
const EARLY_DECIMAL = ',';

/**
 * Ends the early form and answers with the amount that was typed there, with the person's decimal mark, and where the caret
 * stood in it. Null if the early form is not shown.
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
    // Storage is blocked: nothing is kept.
  }
}
