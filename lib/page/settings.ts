import { isInstant } from '@/lib/domain/instant';

/** Something small that is kept for all tabs and visits, outside of the database. */
export type Setting<Value> = {
  /** What holds where nothing is stored that this program can read, and while a page is prerendered. */
  initial: Value;
  /** The value as it is now: the same object as long as the same is stored. */
  read: () => Value;
  /** Keeps a value for all tabs and visits or, where that fails, until this page is left. */
  write: (value: Value) => void;
};

const listeners = new Set<() => void>();

/** What could not be stored holds for this page all the same. */
const unstored = new Map<string, string>();

/**
 * Creates the setting that is stored under a key. `readText` answers undefined for a text that is no value. Texts are stored
 * as they are, null as an empty text, everything else as JSON.
 */
export function createSetting<Value>(
  key: string,
  readText: (text: string) => Value | undefined,
  initial: Value,
): Setting<Value> {
  let last: { text: string | null; value: Value } = { text: null, value: initial };

  function read(): Value {
    const text = storedText(key);
    if (text !== last.text) last = { text, value: text ? (readText(text) ?? initial) : initial };
    return last.value;
  }

  return {
    initial,
    read,
    write: (value) => {
      storeText(key, textOf(value));
    },
  };
}

/** Calls back whenever a setting may have changed, here or in another tab, until the answered function is called. */
export function subscribeToSettings(onChange: () => void): () => void {
  listeners.add(onChange);
  if (listeners.size === 1) window.addEventListener('storage', publish);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', publish);
  };
}

/** Whether the browser lets this site store nothing at all: then no database opens either. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}

/** The fields of a text that is a JSON object; none where it is something else. Whoever reads them checks each. */
export function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // Not by this program.
  }
}

/** An instant as this program writes it, or null where a field is none. */
export function instantOf(field: unknown): string | null {
  return typeof field === 'string' && isInstant(field) ? field : null;
}

/** An instant that has passed, in ISO format; null where a field is none, or one to come: the clock was ahead then. */
export function pastInstantOf(field: unknown): string | null {
  const instant = instantOf(field);
  return instant !== null && Date.parse(instant) <= Date.now() ? instant : null;
}

/** A whole number from 0, or null where a field is none. */
export function countOf(field: unknown): number | null {
  return typeof field === 'number' && Number.isSafeInteger(field) && field >= 0 ? field : null;
}

function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Null where it was never set or storage is blocked. */
function storedText(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeText(key: string, text: string): void {
  unstored.set(key, text);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    // Storage is full or blocked: `unstored` keeps the choice until the page is left.
  }
  publish();
}

function publish(): void {
  listeners.forEach((onChange) => {
    onChange();
  });
}
