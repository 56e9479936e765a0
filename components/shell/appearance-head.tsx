import type { Viewport } from 'next';
import { APPEARANCE_SCRIPT, BAR_COLORS, PREFERS_DARK } from '@/lib/page/appearance-script';

/** The colours of the browser's bars until a person's choice is known; and a keyboard makes the page smaller, covering nothing. */
export const VIEWPORT: Viewport = {
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BAR_COLORS.light },
    { media: PREFERS_DARK, color: BAR_COLORS.dark },
  ],
};

const OWN_CONSTANT_TEXT = { __html: APPEARANCE_SCRIPT };

/** Sets the theme before the first paint, so that nothing flashes. */
export function AppearanceScript() {
  return <script dangerouslySetInnerHTML={OWN_CONSTANT_TEXT} />; // Our own constant, which must run before React does.
}
