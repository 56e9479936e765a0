import { useSyncExternalStore } from 'react';
import { PREFERS_DARK, SIDEBAR_KEY, THEME_KEY } from './appearance-script';

/** The theme a person chose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Whether the sidebar shows names or icons only. */
export type SidebarWidth = 'expanded' | 'collapsed';

const listeners = new Set<() => void>();

/** The chosen theme and its setter, for all tabs and visits. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const);
  return [theme, setTheme];
}

/** The sidebar's width and its setter, for all tabs and visits. */
export function useSidebarWidth(): [SidebarWidth, (width: SidebarWidth) => void] {
  const width = useSyncExternalStore(subscribe, storedWidth, () => 'expanded' as const);
  return [width, setWidth];
}

function setTheme(theme: Theme): void {
  store(THEME_KEY, theme);
}

function setWidth(width: SidebarWidth): void {
  store(SIDEBAR_KEY, width);
}

function storedTheme(): Theme {
  const stored = read(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function storedWidth(): SidebarWidth {
  return read(SIDEBAR_KEY) === 'collapsed' ? 'collapsed' : 'expanded';
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (listeners.size === 1) {
    window.addEventListener('storage', publish);
    matchMedia(PREFERS_DARK).addEventListener('change', publish);
    // The device may have changed its mind since the page's head ran.
    putOnPage();
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', publish);
    matchMedia(PREFERS_DARK).removeEventListener('change', publish);
  };
}

function publish(): void {
  putOnPage();
  listeners.forEach((onChange) => {
    onChange();
  });
}

/** Brings the attributes that the styles look for in line with what was chosen. */
function putOnPage(): void {
  const theme = storedTheme();
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light') : theme;
  dataset.sidebar = storedWidth();
}

/** What could not be stored holds for this page all the same. */
const unstored = new Map<string, string>();

function store(key: string, value: string): void {
  unstored.set(key, value);
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    // Storage is full or blocked: `unstored` keeps the choice until the page is left.
  }
  publish();
}

function read(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
