import { toast } from '@/components/acts/toast';
import { wayBack } from '@/components/acts/restore-and-notify';
import { startJob } from '@/lib/page/job-client';
import type { BackupRestored, RestoreWay } from '@/lib/import/backup-flow';
import { BACKUP, countsLine } from '@/lib/text/ajustes';
import { UNDOING_IMPORT } from '@/lib/text/acts';
import { BUTTONS, notCleared } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';

/** Reports a restored backup, with an undo: the copy taken before, or the undo of the import. */
export function notifyRestored(
  how: RestoreWay,
  { summary, recordId, copyId }: BackupRestored,
  format: Format,
): void {
  const { imported, skipped, categorias, metodosPago } = summary;
  const added = countsLine({ gastos: imported, categorias, metodosPago }, format);
  toast.success(BACKUP.restored[how], {
    description: skipped === 0 ? added : `${added} · ${format.count(skipped, BACKUP.alreadyThere)}`,
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
  const outcome = await startJob('undo-import', { id: recordId, edited: 'ask' }).outcome;
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
