import { asksForNew } from '@/lib/domain/new-address';
import { holdScreens, showScreens } from '@/lib/page/form-first';
import { beginOpening } from '@/lib/page/storage-status';
import { loadWholeEntryDialog } from './load-entry-dialog';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

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
  } else if (pathname.endsWith('/gastos/')) void askOnceOpen(opened, () => import('./ask-for-list'), search);
  else if (pathname === `${BASE_PATH}/`) void askOnceOpen(opened, () => import('./ask-for-resumen'), search);
}

/** Asks for what a screen will show. Only that screen needs what knows the questions. */
async function askOnceOpen(
  opened: Promise<boolean>,
  load: () => Promise<{ askAhead: (search: string) => void }>,
  search: string,
): Promise<void> {
  try {
    const { askAhead } = await load();
    if (await opened) askAhead(search);
  } catch {
    // The site cannot be reached: the screen asks by itself, and says so where it cannot.
  }
}
