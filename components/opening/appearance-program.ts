type Options = { themeKey: string; sidebarKey: string; storedKey: string; prefersDark: string };

/**
 * Puts the stored theme and sidebar width on <html> before anything is painted; `appearance.ts` keeps them up to date. Whether
 * expenses were stored says what stands there while the database opens: a welcome, or the room that they will take.
 */
export function showAppearance({ themeKey, sidebarKey, storedKey, prefersDark }: Options): void {
  const html = document.documentElement.dataset;
  let theme: string | null = null;
  let sidebar: string | null = null;
  let stored: string | null = null;
  try {
    theme = localStorage.getItem(themeKey);
    sidebar = localStorage.getItem(sidebarKey);
    stored = localStorage.getItem(storedKey);
  } catch (_) {
    // Storage is blocked.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia(prefersDark).matches);
  html.theme = isDark ? 'dark' : 'light';
  html.sidebar = sidebar === 'collapsed' ? sidebar : 'expanded';
  html.stored = stored && !/"gastos":0\b/.test(stored) ? 'some' : 'none';
}
