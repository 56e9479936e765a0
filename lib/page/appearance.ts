import { BAR_COLORS, PREFERS_DARK, SIDEBAR_KEY, THEME_KEY } from './appearance-script';
import { createSetting, subscribeToSettings } from './settings';

/** The theme a person chose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Whether the sidebar shows names or icons only. */
export type SidebarWidth = 'expanded' | 'collapsed';

/** The chosen theme. */
export const chosenTheme = createSetting<Theme>(
  THEME_KEY,
  (text) => (text === 'light' || text === 'dark' ? text : undefined),
  'system',
);

/** The sidebar's width. */
export const sidebarWidth = createSetting<SidebarWidth>(
  SIDEBAR_KEY,
  (text) => (text === 'collapsed' ? text : undefined),
  'expanded',
);

/**
 * Calls back whenever the appearance may have changed, until the answered function is called; the page itself is in line
 * with it by then, and from now on.
 */
export function followAppearance(onChange: () => void): () => void {
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
  const theme = chosenTheme.read();
  const shown = theme === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light') : theme;
  const { dataset } = document.documentElement;
  dataset.theme = shown;
  dataset.sidebar = sidebarWidth.read();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = BAR_COLORS[shown];
}
