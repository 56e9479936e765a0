import { toast } from './toast';
import { startJob } from '@/lib/page/workers';
import { BUTTONS } from '@/lib/text/common';
import { notSaved, RESTORING_COPY } from '@/lib/text/common-later';

export async function restoreAndNotify(id: number): Promise<void> {
  const outcome = await startJob('restore-copy', { id }).outcome;
  switch (outcome.kind) {
    case 'finished':
      toast.success(RESTORING_COPY.restored, {
        ...(outcome.copyId === null ? {} : { description: RESTORING_COPY.restoredDetail }),
        ...wayBack(outcome.copyId),
      });
      return;
    case 'gone':
      toast.error(RESTORING_COPY.failed, { description: RESTORING_COPY.gone });
      return;
    case 'failed':
      toast.error(RESTORING_COPY.failed, { description: notSaved(outcome.fault) });
      return;
    case 'cancelled':
  }
}

export function wayBack(copyId: number | null): { action?: { label: string; onClick: () => void } } {
  if (copyId === null) return {};
  return {
    action: {
      label: BUTTONS.undo,
      onClick: () => {
        void restoreAndNotify(copyId);
      },
    },
  };
}
