import { useSyncExternalStore } from 'react';
import { BAR_COLORS, PREFERS_DARK, SIDEBAR_KEY, THEME_KEY } from '@/lib/page/appearance-script';
import { readSetting, subscribeToSettings, writeSetting } from '@/lib/page/settings';

/** The theme a person chose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Whether the sidebar shows names or icons only. */
export type SidebarWidth = 'expanded' | 'collapsed';

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
  writeSetting(THEME_KEY, theme);
}

function setWidth(width: SidebarWidth): void {
  writeSetting(SIDEBAR_KEY, width);
}

function storedTheme(): Theme {
  const stored = readSetting(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function storedWidth(): SidebarWidth {
  return readSetting(SIDEBAR_KEY) === 'collapsed' ? 'collapsed' : 'expanded';
}

function subscribe(onChange: () => void): () => void {
  const device = matchMedia(PREFERS_DARK);
  const unsubscribe = subscribeToSettings(follow);
  device.addEventListener('change', follow);
  // The device may have changed its mind since the page's head ran.
  putOnPage();
  return () => {
    unsubscribe();
    device.removeEventListener('change', follow);
  };

  function follow() {
    putOnPage();
    onChange();
  }
}

/** Brings the attributes that the styles look for, and the browser's bars, in line with what was chosen. */
function putOnPage(): void {
  const theme = storedTheme();
  const shown = theme === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light') : theme;
  const { dataset } = document.documentElement;
  dataset.theme = shown;
  dataset.sidebar = storedWidth();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = BAR_COLORS[shown];
}
