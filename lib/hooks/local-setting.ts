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

function publish(): void {
  listeners.forEach((onChange) => {
    onChange();
  });
}
