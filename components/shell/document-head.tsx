import type { Viewport } from 'next';
import { BAR_COLORS, PREFERS_DARK } from '@/lib/page/appearance-script';

/** The colours of the browser's bars until a person's choice is known; and a keyboard makes the page smaller, covering nothing. */
export const VIEWPORT: Viewport = {
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BAR_COLORS.light },
    { media: PREFERS_DARK, color: BAR_COLORS.dark },
  ],
};
