import { SHOWN_MS, toast } from './toast';
import { startJob } from '@/lib/page/job-client';
import { HISTORY } from '@/lib/text/change-sentences';
import { COPIES } from '@/lib/text/copies-words';
import { notSaved } from '@/lib/text/storage-sentences';

/** Restores a copy and says what came of it, with the way back. */
export async function restoreAndNotify(id: number): Promise<void> {
  const outcome = await startJob('restore-copy', { id }).outcome;
  switch (outcome.kind) {
    case 'finished':
      toast.success(COPIES.restored, {
        description: COPIES.restoredDetail,
        duration: SHOWN_MS.wayBack,
        ...wayBack(outcome.copyId),
      });
      return;
    case 'gone':
      toast.error(COPIES.restoreFailed, { description: COPIES.gone });
      return;
    case 'failed':
      toast.error(COPIES.restoreFailed, { description: notSaved(outcome.fault) });
      return;
    case 'cancelled':
  }
}

/** The part of a toast that takes back what it tells of by restoring a copy; nothing where there is none. */
export function wayBack(copyId: number | null): { action?: { label: string; onClick: () => void } } {
  if (copyId === null) return {};
  return {
    action: {
      label: HISTORY.undo,
      onClick: () => {
        void restoreAndNotify(copyId);
      },
    },
  };
}
