import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useState } from 'react';
import { StorageGate } from '@/components/shell/storage-gate';
import { setQuickAddOpen, useEntryChoices } from '@/lib/hooks/use-quick-add';
import { useToday } from '@/lib/hooks/use-today';
import { STARTERS } from '@/lib/sample/starters';
import { ENTRY } from '@/lib/text/screens';
import { EntryForm } from './entry-form';
import { GastosSkeleton } from './gastos-skeleton';

/** The entry form over whatever screen the person is on. Rendered while it is open. */
export function QuickAdd() {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog open onOpenChange={setQuickAddOpen}>
      <DialogContent
        title={ENTRY.title}
        closeLabel={ENTRY.close}
        onOpenAutoFocus={(event) => {
          // The form takes the focus itself, to the amount, once its choices are there.
          event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          giveFocusBack(opener);
        }}
        onInteractOutside={(event) => {
          // A slip of the finger must not lose what was typed.
          event.preventDefault();
        }}
      >
        <StorageGate opening={<GastosSkeleton />}>
          <EntryWithChoices />
        </StorageGate>
      </DialogContent>
    </Dialog>
  );
}

/** To what had the focus before or, where that is gone, to the screen's heading. */
function giveFocusBack(opener: Element | null): void {
  const gone = !opener?.isConnected || opener === document.body;
  const target = gone ? document.querySelector('h1') : opener;
  if (target instanceof HTMLElement) target.focus();
}

function EntryWithChoices() {
  const choices = useEntryChoices(STARTERS);
  const today = useToday();
  if (!choices) return <GastosSkeleton />;
  return (
    <EntryForm
      choices={choices}
      today={today}
      onDone={() => {
        setQuickAddOpen(false);
      }}
    />
  );
}
