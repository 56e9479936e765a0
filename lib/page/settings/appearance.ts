import { createSetting, subscribeToSettings } from './settings';

/** The page's ground, for the browser's bars. */
export const BAR_COLORS = { light: '#f8fbfa', dark: '#0e1415' } as const;

export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** localStorage keys, which the head's script reads. */
export const THEME_KEY = 'mis-gastos:theme';
export const SIDEBAR_KEY = 'mis-gastos:sidebar';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

type SidebarWidth = 'expanded' | 'collapsed';

export const chosenTheme = createSetting<Theme>(
  THEME_KEY,
  (text) => (text === 'light' || text === 'dark' ? text : undefined),
  'system',
);

export const sidebarWidth = createSetting<SidebarWidth>(
  SIDEBAR_KEY,
  (text) => (text === 'collapsed' ? text : undefined),
  'expanded',
);

/** Keeps the page in line with the choice, and calls back after changes. */
export function followAppearance(onChange: () => void): () => void {
  const device = matchMedia(PREFERS_DARK);
  const unsubscribe = subscribeToSettings(follow);
  device.addEventListener('change', follow);
  // The device's theme may have changed since the head's program.
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

function putOnPage(): void {
  const theme = chosenTheme.read();
  const shown = theme === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light') : theme;
  const { dataset } = document.documentElement;
  dataset.theme = shown;
  dataset.sidebar = sidebarWidth.read();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = BAR_COLORS[shown];
}
