import { fechaOf, mesOf } from '@/lib/domain/dates';
import { asksForNew } from '@/lib/domain/new-address';
import { readAddress } from '@/lib/domain/query-address';
import { holdScreens, showScreens } from '@/lib/page/form-first';
import { ask, catalogo, gastosOfMes } from '@/lib/page/questions';
import { beginOpening } from '@/lib/page/storage-status';
import { loadWholeEntryDialog } from './load-entry-dialog';

/**
 * Begins, before React is there, what takes its time beside it: opening the data, and asking for what the address will
 * show. Where that is the entry form, the screen behind it waits.
 */
export function beginVisit(): void {
  const opened = beginOpening();
  if (asksForNew(window.location.search)) {
    holdScreens();
    loadWholeEntryDialog(opened).catch(showScreens);
    return;
  }
  void opened.then((isOpen) => {
    if (isOpen) askForScreen(window.location);
  });
}

function askForScreen({ pathname, search }: Location): void {
  if (!pathname.endsWith('/gastos/')) return;
  const { period } = readAddress(new URLSearchParams(search));
  if (period?.kind === 'range') return;
  void ask(gastosOfMes(period?.mes ?? null, mesOf(fechaOf(new Date()))));
  void ask(catalogo);
}
