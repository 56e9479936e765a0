import { asksForNew } from '@/lib/domain/new-address';
import { endEarlyEntry } from '@/lib/page/early-entry';
import { holdScreens, showScreens } from '@/lib/page/held-screens';
import { beginOpening } from '@/lib/page/storage-status';
import { askForList, askForResumen } from './ask-ahead';
import { loadWholeEntryDialog } from './load-entry-dialog';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Opens the data and asks for those of the address, before React is there. The screen waits for the answers, or for the entry
 * form.
 */
export function beginVisit(): void {
  const opened = beginOpening();
  const { pathname, search } = window.location;
  if (asksForNew(search)) {
    holdScreens();
    loadWholeEntryDialog(opened).catch(() => {
      endEarlyEntry();
      showScreens();
    });
  } else if (pathname.endsWith('/gastos/')) void showWhenAnswered(opened, () => askForList(search));
  else if (pathname === `${BASE_PATH}/`) void showWhenAnswered(opened, askForResumen);
}

/** Holds the screen until its questions are answered or have failed. */
async function showWhenAnswered(opened: Promise<boolean>, ask: () => Promise<unknown>): Promise<void> {
  holdScreens();
  try {
    if (await opened) await ask();
  } finally {
    showScreens();
  }
}
