import { Plus } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type SyntheticEvent, useEffect } from 'react';
import { useStore } from 'zustand';
import { isEarlyEntryClosed, takeEarlyAsk } from '@/components/opening/early-input';
import { loadEntryDialog } from '@/components/opening/load-entry-dialog';
import { Button } from '@/components/ui/button';
import { isDialogEntry, replaceAddress } from '@/components/ui/dialog-entry';
import { isForBrowser } from '@/components/ui/link';
import { asksForNew, NEW_PARAMETER, withNew, withoutNew } from '@/lib/domain/query-address';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { usePreferences } from '@/lib/hooks/use-setting';
import { openedEntry, openNewEntry, typeAhead } from '@/lib/page/overlays';
import { afterShown, enterPhase } from '@/lib/page/phase';
import { storageStatus } from '@/lib/page/storage/storage-status';
import { BUTTONS } from '@/lib/text/common';
import { useShortcuts, useTypeAhead } from './use-shortcuts';

/**
 * Opens the form over the screen; in a new tab, over the same one. The head's script answers until React is there.
 */
export function NewEntryLink({ children, ...looks }: ComponentProps<typeof Button>) {
  return (
    <Button asChild {...looks}>
      <a href={`?${NEW_PARAMETER}`} onPointerDown={takeAddress} onFocus={takeAddress} onClick={open}>
        {children}
      </a>
    </Button>
  );
}

/** The page's address may have changed since. */
function takeAddress({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.setAttribute('href', withNew(window.location.search));
}

function open(event: MouseEvent): void {
  if (isForBrowser(event)) return;
  event.preventDefault();
  openNewEntry();
}

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

/** After a link, a reload or the browser's «forward». */
function useEntryAddress(): void {
  useEffect(() => {
    function openAsked() {
      const { pathname, search, hash } = window.location;
      if (!asksForNew(search)) return;
      if (!isDialogEntry()) replaceAddress(pathname + withoutNew(search) + hash);
      openNewEntry();
    }
    // The router may have replaced an early press's address.
    if (takeEarlyAsk()) openNewEntry();
    openAsked();
    // The early form was closed: the form that screens wait for never opens.
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
