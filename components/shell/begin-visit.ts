import { asksForNew } from '@/lib/domain/new-address';
import { holdScreens, showScreens } from '@/lib/page/form-first';
import { beginOpening } from '@/lib/page/storage-status';
import { loadWholeEntryDialog } from './load-entry-dialog';

/**
 * Begins, before React is there, what takes its time beside it: opening the data, and asking for what the address will
 * show. Where that is the entry form, the screen behind it waits.
 */
export function beginVisit(): void {
  const opened = beginOpening();
  const { pathname, search } = window.location;
  if (asksForNew(search)) {
    holdScreens();
    loadWholeEntryDialog(opened).catch(showScreens);
  } else if (pathname.endsWith('/gastos/')) void beginList(opened, search);
}

/** Only this screen needs what reads its address. */
async function beginList(opened: Promise<boolean>, search: string): Promise<void> {
  try {
    const { askForList } = await import('./ask-for-list');
    if (await opened) askForList(search);
  } catch {
    // The site cannot be reached: the screen asks by itself, and says so where it cannot.
  }
}
