/** localStorage key of the theme. */
export const THEME_KEY = 'mis-gastos:theme';

/** localStorage key of the sidebar's width. */
export const SIDEBAR_KEY = 'mis-gastos:sidebar';

/** localStorage key of the stored marker. */
export const STORED_KEY = 'mis-gastos:stored';

/** localStorage keys for the writing of amounts, days and rows. */
export const WRITING_KEYS = {
  locale: 'mis-gastos:locale',
  currency: 'mis-gastos:currency',
  firstWeekday: 'mis-gastos:first-weekday',
  rowDensity: 'mis-gastos:row-density',
} as const;

/** Colours of the browser's bars: the page's ground. */
export const BAR_COLORS = { light: '#f8fbfa', dark: '#0e1415' } as const;

/** The media query for a device that prefers dark. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';
