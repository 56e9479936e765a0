import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** What could not be stored holds for this page all the same. */
const unstored = new Map<string, string>();

/** The text of a setting, null where it was never set or storage is blocked. Whoever reads it checks it. */
export function readSetting(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
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

/** The fields of a setting that was kept as JSON; none where it is something else. Whoever reads them checks each. */
export function readFields(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(readSetting(key) ?? '');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // Never set, or not by this program.
  }
}

/** An instant in ISO format, or null where a field is none. */
export function instantOf(field: unknown): string | null {
  return typeof field === 'string' && !Number.isNaN(Date.parse(field)) ? field : null;
}

/** A whole number from 0, or null where a field is none. */
export function countOf(field: unknown): number | null {
  return typeof field === 'number' && Number.isSafeInteger(field) && field >= 0 ? field : null;
}

/** Keeps a setting for all tabs and visits or, where that fails, until this page is left. */
export function writeSetting(key: string, value: string): void {
  unstored.set(key, value);
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    // Storage is full or blocked: `unstored` keeps the choice until the page is left.
  }
  publish();
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

/** The text of a setting, kept up to date; null where it was never set, and while the page is prerendered. */
export function useSetting(key: string): string | null {
  return useSyncExternalStore(
    subscribeToSettings,
    () => readSetting(key),
    () => null,
  );
}

function publish(): void {
  listeners.forEach((onChange) => {
    onChange();
  });
}
