import { useState, type RefObject } from 'react';
import { toast } from '@/components/acts/toast';
import { wayBack } from '@/components/acts/restore-and-notify';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { forgetActs } from '@/lib/page/history';
import { forgetDrafts } from '@/lib/page/kept-drafts';
import { forgetUnfinished } from '@/lib/page/unfinished';
import { findCopyFault } from '@/lib/page/kept-copies';
import { jsonSession } from '@/lib/page/json-session';
import { startJob, type RunningJob } from '@/lib/page/job-client';
import { notedSample } from '@/lib/page/noted-sample';
import { BUTTONS, notCleared, storageReason } from '@/lib/text/common';
import { IMPORTAR, RESET_COPY } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { CopyChoice } from './copy-choice';

type ResetQuestionProps = { opener: RefObject<HTMLElement | null>; onClose: () => void };

/** Asks before all data are cleared, and stays open until they are. */
export function ResetQuestion({ opener, onClose }: ResetQuestionProps) {
  const [resetting, setResetting] = useState(false);
  const [wanted, setWanted] = useState(true);
  const fault = useLoaded(findCopyFault, true);
  const keepCopy = wanted && fault === null;

  async function reset() {
    if (resetting) return;
    setResetting(true);
    const outcome = await startJob('reset', { keepCopy }).outcome;
    setResetting(false);
    onClose();
    notify(outcome, keepCopy);
  }

  return (
    <AlertDialog
      onClose={() => {
        if (!resetting) onClose();
      }}
    >
      <AlertDialogContent opener={opener}>
        <AlertDialogTitle>{SPECIFICATION.resetear}</AlertDialogTitle>
        <AlertDialogDescription>{SPECIFICATION.resetearPregunta}</AlertDialogDescription>
        <CopyChoice checked={keepCopy} disabled={resetting} fault={fault} onChange={setWanted} />
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline" aria-disabled={resetting}>
              {BUTTONS.cancel}
            </Button>
          </AlertDialogCancel>
          <Button variant="destructive" aria-disabled={resetting} onClick={() => void reset()}>
            {resetting ? IMPORTAR.resetting : IMPORTAR.resetConfirm}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** Reports the end of a reset, and makes the page forget outdated state. */
function notify(outcome: Awaited<RunningJob<'reset'>['outcome']>, keepCopy: boolean): void {
  if (outcome.kind === 'cancelled') return;
  if (outcome.kind === 'failed') {
    toast.error(IMPORTAR.resetFailed, { description: notCleared(outcome.fault) });
    return;
  }
  forgetActs();
  forgetDrafts();
  void forgetUnfinished();
  if (!keepCopy) notedSample.write(null);
  if (jsonSession.flow.getState().state === 'finished') jsonSession.clear();
  const { refused, copyId } = outcome;
  const missed = keepCopy ? RESET_COPY.notKept : RESET_COPY.notErased;
  toast.success(SPECIFICATION.reseteada, {
    ...(refused ? { description: `${missed} ${storageReason(refused)}` } : {}),
    ...wayBack(copyId),
  });
}
