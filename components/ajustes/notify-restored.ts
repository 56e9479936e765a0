import { toast } from '@/components/acts/toast';
import { wayBack } from '@/components/acts/restore-and-notify';
import { undoImport } from '@/lib/page/data-jobs';
import type { BackupRestored, RestoreWay } from '@/lib/import/backup-flow';
import { BACKUP, countsLine } from '@/lib/text/ajustes';
import { BUTTONS, notCleared, UNDOING_IMPORT } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';

const TEN_SECONDS = 10_000;

/** Says what was restored, with the way back: the copy that was taken before, or the undoing of what was added. */
export function notifyRestored(
  how: RestoreWay,
  { summary, recordId, copyId }: BackupRestored,
  format: Format,
): void {
  const { imported, categorias, metodosPago } = summary;
  toast.success(BACKUP.restored[how], {
    description: countsLine({ gastos: imported, categorias, metodosPago }, format),
    duration: TEN_SECONDS,
    ...(recordId === null
      ? wayBack(copyId)
      : {
          action: {
            label: BUTTONS.undo,
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
      toast.info(UNDOING_IMPORT.gone);
      return;
    case 'failed':
      toast.error(BACKUP.undoFailed, { description: notCleared(outcome.fault) });
      return;
    case 'cancelled':
  }
}
