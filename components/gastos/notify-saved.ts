import { toast } from 'sonner';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { undoEntry } from '@/lib/hooks/use-quick-add';
import type { Format } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/screens';
import { notSaved } from '@/lib/text/storage-sentences';

const TEN_SECONDS = 10_000;

/** Says what was stored, with the way to take it back. */
export function notifySaved(id: number, { cantidad, nombre }: GastoEntry, format: Format): void {
  toast.success(ENTRY.saved, {
    description: ENTRY.savedDetail(format.amount(toCents(cantidad)), nombre),
    duration: TEN_SECONDS,
    action: {
      label: ENTRY.undo,
      onClick: () => {
        void undo(id);
      },
    },
  });
}

async function undo(id: number): Promise<void> {
  const fault = await undoEntry(id);
  if (fault) toast.error(ENTRY.undoFailed, { description: notSaved(fault) });
  else toast.success(ENTRY.undone);
}
