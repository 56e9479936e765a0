import { APPEARANCE_SCRIPT } from '@/lib/page/appearance-script';
import { BLOCKED_STORAGE_SCRIPT } from '@/lib/page/blocked-storage-script';
import { EARLY_ENTRY_SCRIPT } from '@/lib/page/early-entry-script';
import { EARLY_PRESSES_SCRIPT } from '@/lib/page/early-presses-script';
import { LEFT_TRANSACTIONS_SCRIPT } from '@/lib/page/left-transactions-script';
import { unlessOldBrowser } from '@/lib/page/old-browser-script';
import { OPENING_PICTURE_SCRIPT } from '@/lib/page/opening-picture-script';

/**
 * Runs before the first paint. Stops at an old browser; else prepares the theme and the early form or the last picture, and
 * notes presses.
 */
export function headScript(): string {
  return unlessOldBrowser(
    [
      BLOCKED_STORAGE_SCRIPT,
      LEFT_TRANSACTIONS_SCRIPT,
      APPEARANCE_SCRIPT,
      EARLY_ENTRY_SCRIPT,
      EARLY_PRESSES_SCRIPT,
      OPENING_PICTURE_SCRIPT,
    ].join(';'),
  );
}
