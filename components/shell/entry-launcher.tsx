import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadEntryDialog } from '@/components/opening/load-entry-dialog';
import { isDialogEntry, replaceAddress } from '@/components/ui/dialog-entry';
import { asksForNew, withoutNew } from '@/lib/domain/new-address';
import { isEarlyEntryClosed, takeEarlyAsk } from '@/components/opening/early-entry';
import { afterShown, enterPhase } from '@/lib/page/phase';
import { openedEntry, openNewEntry, typeAhead } from '@/lib/page/overlays';
import { storageStatus } from '@/lib/page/storage-status';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { usePreferences } from '@/lib/hooks/use-setting';
import { BUTTONS } from '@/lib/text/common';
import { NewEntryLink } from './new-entry-link';
import { useShortcuts } from './use-shortcuts';
import { useTypeAhead } from './use-type-ahead';

/** The form loads once the page is shown, so that it opens at once. */
export function EntryLauncher() {
  const dialog = useStore(openedEntry);
  useShortcuts({ n: openNewEntry });
  useEntryAddress();
  useTypeAhead(dialog.state === 'new', OF_CANTIDAD, typeAhead);
  useEffect(() => {
    afterShown(async () => {
      const { readAhead } = await loadEntryDialog();
      if (storageStatus.getState().state === 'ready') readAhead();
    });
  }, []);
  const entry = useLoaded(loadEntryDialog, dialog.state !== 'closed');
  return dialog.state === 'closed' || !entry ? null : <entry.EntryDialog dialog={dialog} />;
}

/** Opens the form after a link, a reload or the browser's «forward». */
function useEntryAddress(): void {
  useEffect(() => {
    function openAsked() {
      const { pathname, search, hash } = window.location;
      if (!asksForNew(search)) return;
      if (!isDialogEntry()) replaceAddress(pathname + withoutNew(search) + hash);
      openNewEntry();
    }
    // The router may have put its address back over that of an early press.
    if (takeEarlyAsk()) openNewEntry();
    openAsked();
    // The early form was closed: nothing opens the form that the screens wait for.
    if (isEarlyEntryClosed()) enterPhase('shown');
    window.addEventListener('popstate', openAsked);
    return () => {
      window.removeEventListener('popstate', openAsked);
    };
  }, []);
}

const OF_CANTIDAD = /^[\d.,]$/;

export function NewEntryHeadLink() {
  const { shortcuts } = usePreferences();
  return (
    <NewEntryLink className="ml-auto hidden md:inline-flex" aria-keyshortcuts={shortcuts ? 'n' : undefined}>
      <Plus aria-hidden />
      {BUTTONS.newGasto}
    </NewEntryLink>
  );
}

export function NewEntryBarLink() {
  return (
    <NewEntryLink
      size="icon"
      className="mx-[min(0.75rem,3vw)] size-[min(3rem,14vw)] self-center rounded-full"
      aria-label={BUTTONS.newGasto}
    >
      <Plus aria-hidden className="size-6!" />
    </NewEntryLink>
  );
}
