import { createStore } from 'zustand/vanilla';

/** The id of the element of the early entry form: the amount and its keys, which a page brings with it for phones. */
export const EARLY_ENTRY = 'early-entry';

/** Where it is kept in sessionStorage what is typed into the early form, until a form has it. */
export const EARLY_CANTIDAD_KEY = 'mis-gastos:early-cantidad';

/** Whether the early form has ended. */
const ended = createStore<boolean>(() => false);

/** Calls back when the early form ends, until the answered function is called. */
export const subscribeToEarlyEntry = ended.subscribe;

/** Whether the early form is shown. */
export function isEarlyEntryShown(): boolean {
  return document.documentElement.dataset.entry === 'early' && document.getElementById(EARLY_ENTRY) !== null;
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
 * stood in it. If the early form is not shown, answers with what was typed into one that no form has followed, or null.
 */
export function takeEarlyCantidad(decimal: string): { text: string; caret: number } | null {
  const input = document.querySelector<HTMLInputElement>(`#${EARLY_ENTRY} input`);
  const kept = takeKept();
  if (!isEarlyEntryShown() || !input) return kept === '' ? null : ofText(kept, kept.length);
  endEarlyEntry();
  const text = input.value || kept;
  return ofText(text, input.value === '' ? text.length : (input.selectionStart ?? text.length));

  function ofText(typed: string, caret: number) {
    return { text: typed.replaceAll(EARLY_DECIMAL, decimal), caret };
  }
}

function takeKept(): string {
  try {
    const kept = sessionStorage.getItem(EARLY_CANTIDAD_KEY);
    sessionStorage.removeItem(EARLY_CANTIDAD_KEY);
    return kept ?? '';
  } catch {
    return ''; // Storage is blocked.
  }
}
