import type { Viewport } from 'next';
import { BAR_COLORS, PREFERS_DARK } from '@/lib/page/settings/appearance';

/** The bars' colours until the chosen theme is known. The on-screen keyboard shrinks the page. */
export const VIEWPORT: Viewport = {
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BAR_COLORS.light },
    { media: PREFERS_DARK, color: BAR_COLORS.dark },
  ],
};
