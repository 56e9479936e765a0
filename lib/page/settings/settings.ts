import { isInstant } from '@/lib/domain/dates';
import type { SettingKey } from './setting-keys';

/** A small value for all tabs and visits, outside of the database. */
export type Setting<Value> = {
  /** Holds if nothing readable is stored, and during prerendering. */
  initial: Value;
  /** The same object as long as the stored text is the same. */
  read: () => Value;
  /** Stores a value, or keeps it for this page if that fails. */
  write: (value: Value) => void;
};

const listeners = new Set<() => void>();

const unstored = new Map<string, string>();

/** Texts as they were read, while changes of other tabs are heard: reading them costs a call of the browser each time. */
const known = new Map<string, string | null>();

/** Values by the function that computed them from settings, as long. */
const computed = new Map<() => unknown, unknown>();

/**
 * `readText` answers undefined for an invalid text. Texts are stored as they are, null as an empty text, other
 * values as JSON.
 */
export function createSetting<Value>(
  key: SettingKey,
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

/** A setting may change in another tab, and its unchosen value with the browser's language. */
const HEARD = ['storage', 'languagechange'];

/** Calls back when a setting may have changed, here or in another tab. */
export function subscribeToSettings(onChange: () => void): () => void {
  listeners.add(onChange);
  if (listeners.size === 1) for (const type of HEARD) window.addEventListener(type, publish);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    known.clear();
    computed.clear();
    for (const type of HEARD) window.removeEventListener(type, publish);
  };
}

/** Remembers what is computed from settings until one may have changed, while changes are heard. */
export function ofSettings<Value>(compute: () => Value): () => Value {
  return () => {
    if (listeners.size === 0) return compute();
    if (!computed.has(compute)) computed.set(compute, compute());
    return computed.get(compute) as Value;
  };
}

/** The unchecked fields of a JSON object; none for other texts. */
export function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // This program wrote no such text.
  }
}

/** Null for anything but an instant in this program's format. */
export function instantOf(field: unknown): string | null {
  return typeof field === 'string' && isInstant(field) ? field : null;
}

/** Null for anything but a past instant: a future one means that the clock was ahead. */
export function pastInstantOf(field: unknown): string | null {
  const instant = instantOf(field);
  return instant !== null && Date.parse(instant) <= Date.now() ? instant : null;
}

/** Null for anything but a whole number from 0. */
export function countOf(field: unknown): number | null {
  return typeof field === 'number' && Number.isSafeInteger(field) && field >= 0 ? field : null;
}

function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function storedText(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  const before = known.get(key);
  if (before !== undefined) return before;
  const text = readStored(key);
  if (listeners.size > 0) known.set(key, text);
  return text;
}

function readStored(key: string): string | null {
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
    // Storage is full or blocked: `unstored` keeps the choice.
  }
  publish();
}

function publish(): void {
  known.clear();
  computed.clear();
  listeners.forEach((onChange) => {
    onChange();
  });
}
