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

/**
 * Runs in the page's head before anything is painted: puts the stored theme and sidebar width on <html>, where
 * the styles look for them. appearance.ts keeps the same attributes up to date. Whether there were expenses stored the last
 * time says what stands there while the database opens: a welcome, or the room that they will take.
 */
export const APPEARANCE_SCRIPT = `(function(){var e=document.documentElement.dataset,t,s,m;try{t=localStorage.getItem('${THEME_KEY}');s=localStorage.getItem('${SIDEBAR_KEY}');m=localStorage.getItem('${STORED_KEY}')}catch(_){}e.theme=t==='dark'||t!=='light'&&matchMedia('${PREFERS_DARK}').matches?'dark':'light';e.sidebar=s==='collapsed'?s:'expanded';e.stored=m&&!/"gastos":0\\b/.test(m)?'some':'none'})()`;
