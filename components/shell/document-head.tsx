import type { Viewport } from 'next';
import { APPEARANCE_SCRIPT, BAR_COLORS, PREFERS_DARK } from '@/lib/page/appearance-script';
import { BLOCKED_STORAGE_SCRIPT } from '@/lib/page/blocked-storage-script';
import { EARLY_ENTRY_SCRIPT } from '@/lib/page/early-entry-script';
import { EARLY_PRESSES_SCRIPT } from '@/lib/page/early-presses-script';
import { LEFT_TRANSACTIONS_SCRIPT } from '@/lib/page/left-transactions-script';
import { OPENING_PICTURE_SCRIPT } from '@/lib/page/opening-picture-script';

/** The colours of the browser's bars until a person's choice is known; and a keyboard makes the page smaller, covering nothing. */
export const VIEWPORT: Viewport = {
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BAR_COLORS.light },
    { media: PREFERS_DARK, color: BAR_COLORS.dark },
  ],
};

const OWN_CONSTANT_TEXT = {
  __html: [
    BLOCKED_STORAGE_SCRIPT,
    LEFT_TRANSACTIONS_SCRIPT,
    APPEARANCE_SCRIPT,
    EARLY_ENTRY_SCRIPT,
    EARLY_PRESSES_SCRIPT,
    OPENING_PICTURE_SCRIPT,
  ].join(';'),
};

/**
 * Before the first paint: takes away what throws where storage is blocked, sets the theme, and shows the early entry form or the picture of
 * the last visit. Until React is there, it notes what is pressed.
 */
export function HeadScript() {
  return <script dangerouslySetInnerHTML={OWN_CONSTANT_TEXT} />; // Our own constant, which must run before React does.
}
