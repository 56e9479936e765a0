import { toast } from '@/components/acts/toast';
import { wayBack } from '@/components/acts/restore-and-notify';
import { undoImport } from '@/lib/page/data-jobs';
import type { BackupRestored, RestoreWay } from '@/lib/import/backup-flow';
import { countsLine } from '@/lib/text/backup-sentences';
import { BACKUP } from '@/lib/text/backup-words';
import { IMPORTS } from '@/lib/text/copies-words';
import type { Format } from '@/lib/text/format';
import { notCleared } from '@/lib/text/storage-sentences';

const TOAST_MS = 10_000;

/** Says what was restored, with the way back: the copy that was taken before, or the undoing of what was added. */
export function notifyRestored(
  how: RestoreWay,
  { summary, recordId, copyId }: BackupRestored,
  format: Format,
): void {
  const { imported, categorias, metodosPago } = summary;
  toast.success(BACKUP.restored[how], {
    description: countsLine({ gastos: imported, categorias, metodosPago }, format),
    duration: TOAST_MS,
    ...(recordId === null
      ? wayBack(copyId)
      : {
          action: {
            label: BACKUP.undo,
            onClick: () => void undoAdding(recordId),
          },
        }),
  });
}

async function undoAdding(recordId: number): Promise<void> {
  const outcome = await undoImport(recordId, 'ask');
  switch (outcome.kind) {
    case 'finished':
      toast.success(BACKUP.undone);
      return;
    case 'edited':
      toast.info(BACKUP.undoFailed, { description: BACKUP.undoEdited });
      return;
    case 'gone':
      toast.info(IMPORTS.gone);
      return;
    case 'failed':
      toast.error(BACKUP.undoFailed, { description: notCleared(outcome.fault) });
      return;
    case 'cancelled':
  }
}
