'use client';

import { LINE_FRAGMENT, NEW_PARAMETER, OUTSIDE_LINE_KEY } from '@/lib/domain/query-address';
import { PREFERS_DARK, SIDEBAR_KEY, THEME_KEY } from '@/lib/page/settings/appearance';
import { EARLY_CANTIDAD_KEY, EARLY_ENTRY } from './early-input';
import { PAD_QUERY } from '@/lib/page/device/pad-query';
import { screenKeys } from '@/lib/page/settings/setting-keys';
import { STORED_KEY } from '@/lib/page/storage/stored-notes';
import {
  callOf,
  removeBlockedChannels,
  sendMessagesAgain,
  showAppearance,
  showPicture,
  takeLineOfAddress,
  undoLeftTransactions,
  unlessOldBrowser,
} from './page-programs';
import { askInPlace, noteEarlyPresses, PATIENCE_MS, serveEarlyEntry } from './early-entry-program';
import { PICTURE_HOLDER, PICTURE_KEY } from './picture';

/** The HTML has the script once: React's data name only this component. */
export function HeadScript() {
  const text =
    typeof window === 'undefined'
      ? headScript()
      : document.querySelector('head > [data-slot=head]')?.textContent;
  return <script data-slot="head" dangerouslySetInnerHTML={{ __html: text ?? '' }} />; // Our own constant, which must run before React does.
}

const EARLY_FORM = {
  parameter: NEW_PARAMETER,
  query: `${PAD_QUERY} and (width < 40rem)`,
  form: EARLY_ENTRY,
};

/** Runs before the first paint. */
function headScript(): string {
  return unlessOldBrowser(
    [
      callOf(removeBlockedChannels, undefined),
      callOf(undoLeftTransactions, undefined),
      callOf(sendMessagesAgain, undefined),
      callOf(takeLineOfAddress, { fragment: LINE_FRAGMENT, keptKey: OUTSIDE_LINE_KEY }),
      callOf(showAppearance, {
        themeKey: THEME_KEY,
        sidebarKey: SIDEBAR_KEY,
        storedKey: STORED_KEY,
        prefersDark: PREFERS_DARK,
      }),
      callOf(serveEarlyEntry, { ...EARLY_FORM, keptKey: EARLY_CANTIDAD_KEY }),
      callOf(askInPlace, EARLY_FORM),
      callOf(noteEarlyPresses, { form: EARLY_ENTRY, patienceMs: PATIENCE_MS }),
      callOf(showPicture, {
        keyPrefix: PICTURE_KEY,
        holder: PICTURE_HOLDER,
        settingKeys: screenKeys(),
      }),
    ].join(';'),
  );
}
