import { fechaOf, mesOf } from '@/lib/domain/dates';
import { asksForNew, readAddress } from '@/lib/domain/query-address';
import { learnAnyStored, noteAnyStored } from '@/lib/page/storage/any-stored';
import { endEarlyEntry } from './early-input';
import { enterPhase } from '@/lib/page/phase';
import { catalogo, gastosOfMes, latestGastos } from '@/lib/page/queries/queries';
import { beginOpening } from '@/lib/page/storage/storage-status';
import { loadWholeEntryDialog } from './load-entry-dialog';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Before React is there. The screen waits for the answers, or for the entry form. */
export function beginVisit(): void {
  const opened = beginOpening();
  const { pathname, search } = window.location;
  if (asksForNew(search)) {
    enterPhase('opening');
    loadWholeEntryDialog(opened).catch(() => {
      endEarlyEntry();
      enterPhase('shown');
    });
    // Without data the form never comes to its choices.
    void opened.then((isOpen) => {
      if (!isOpen) enterPhase('shown');
    });
  } else if (pathname.endsWith('/gastos/')) void showWhenAnswered(opened, () => askForList(search));
  else if (pathname === `${BASE_PATH}/`) void showWhenAnswered(opened, askForResumen);
}

async function showWhenAnswered(opened: Promise<boolean>, ask: () => Promise<unknown>): Promise<void> {
  enterPhase('opening');
  try {
    if (await opened) await ask();
  } finally {
    enterPhase('shown');
  }
}

/**
 * Asks for the list, unless the period is a range, which another module reads. Fulfilled once the answers are there,
 * or will not come.
 */
async function askForList(search: string): Promise<void> {
  const { period } = readAddress(new URLSearchParams(search));
  if (period?.kind === 'range') return;
  const ofMes = gastosOfMes(period?.mes ?? mesOf(fechaOf(new Date())));
  await Promise.all([ofMes.ask(), catalogo.ask()]);
  await learnFrom(ofMes.known()?.gastos.length);
}

async function askForResumen(): Promise<void> {
  const latest = latestGastos(fechaOf(new Date()));
  await Promise.all([latest.ask(), catalogo.ask()]);
  await learnFrom(latest.known()?.stored);
}

/** Asks if anything is stored, unless expenses were seen. */
async function learnFrom(seen: number | undefined): Promise<void> {
  if (seen) noteAnyStored();
  else await learnAnyStored();
}
