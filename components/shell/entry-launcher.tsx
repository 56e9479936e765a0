import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { openNewEntry, useEntryDialog } from '@/lib/hooks/use-entry';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { ENTRY } from '@/lib/text/screens';
import { useShortcuts } from './use-shortcuts';

function loadEntryDialog() {
  return import('@/components/gastos/entry-dialog').then((module) => module.EntryDialog);
}

const EntryDialog = dynamic(loadEntryDialog, { ssr: false });

/** Milliseconds after which the page itself is there, and nothing waits any more. */
const CALM = 1000;

/** Holds the entry form and its key. The form loads once the page is calm, so that it opens at once. */
export function EntryLauncher() {
  const dialog = useEntryDialog();
  useShortcuts({ n: openNewEntry });
  useEffect(() => {
    const timer = setTimeout(() => void loadEntryDialog(), CALM);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return dialog.state === 'closed' ? null : (
    <EntryDialog gasto={dialog.state === 'edit' ? dialog.gasto : null} />
  );
}

/** The button of wide screens. */
export function NewEntryButton() {
  const { shortcuts } = usePreferences();
  return (
    <Button
      className="ml-auto hidden md:inline-flex"
      aria-keyshortcuts={shortcuts ? 'n' : undefined}
      onClick={openNewEntry}
    >
      <Plus aria-hidden />
      {ENTRY.open}
    </Button>
  );
}

/** The button of the phone's bar. */
export function NewEntryBarButton() {
  return (
    <Button
      size="icon"
      className="mx-3 size-12 self-center rounded-full"
      aria-label={ENTRY.open}
      onClick={openNewEntry}
    >
      <Plus aria-hidden className="size-6!" />
    </Button>
  );
}
