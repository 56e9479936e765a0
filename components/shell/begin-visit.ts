import { fechaOf, mesOf } from '@/lib/domain/dates';
import { asksForNew } from '@/lib/domain/new-address';
import { readAddress } from '@/lib/domain/query-address';
import { holdScreens, showScreens } from '@/lib/page/form-first';
import { ask, catalogo, gastosOfMes } from '@/lib/page/questions';
import { beginOpening } from '@/lib/page/storage-status';
import { loadEntryDialog } from './load-entry-dialog';

/**
 * Begins, before React is there, what takes its time beside it: opening the data, and asking for what the address will
 * show. Where that is the entry form, the screen behind it waits.
 */
export function beginVisit(): void {
  const opened = beginOpening();
  const isForm = asksForNew(window.location.search);
  if (isForm) holdScreens();
  const form = isForm ? loadEntryDialog() : null;
  void opened.then((isOpen) => {
    if (isOpen && !form) askForScreen(window.location);
  });
  form?.then(async ({ askForChoices }) => {
    if (await opened) askForChoices();
  }, showScreens);
}

function askForScreen({ pathname, search }: Location): void {
  if (!pathname.endsWith('/gastos/')) return;
  const { period } = readAddress(new URLSearchParams(search));
  if (period?.kind === 'range') return;
  ask(gastosOfMes(period?.mes ?? null, mesOf(fechaOf(new Date()))));
  ask(catalogo);
}
