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
import type { StorageFault } from '@/lib/domain/storage-fault';
import { resetStorage } from '@/lib/page/data-jobs';
import { importSession } from '@/lib/hooks/use-import';
import { BUTTONS, notCleared, storageReason } from '@/lib/text/common';
import { IMPORTAR, RESET_COPY } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';

const TEN_SECONDS = 10_000;

type ResetQuestionProps = { opener: RefObject<HTMLElement | null>; onClose: () => void };

/** Asks before all data is cleared. It stays open, and busy, until all of it is gone. */
export function ResetQuestion({ opener, onClose }: ResetQuestionProps) {
  const [resetting, setResetting] = useState(false);
  const [noCopy, setNoCopy] = useState<StorageFault | null>(null);

  async function reset() {
    if (resetting) return;
    setResetting(true);
    const outcome = await resetStorage(noCopy !== null);
    setResetting(false);
    if (outcome.kind === 'no-copy') {
      setNoCopy(outcome.fault);
      return;
    }
    onClose();
    if (outcome.kind === 'failed')
      toast.error(IMPORTAR.resetFailed, { description: notCleared(outcome.fault) });
    else if (outcome.kind === 'finished') {
      forgetResults();
      toast.success(SPECIFICATION.reseteada, { duration: TEN_SECONDS, ...wayBack(outcome.copyId) });
    }
  }

  return (
    <AlertDialog
      onClose={() => {
        if (!resetting) onClose();
      }}
    >
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <AlertDialogTitle>{SPECIFICATION.resetear}</AlertDialogTitle>
        <AlertDialogDescription>{SPECIFICATION.resetearPregunta}</AlertDialogDescription>
        <p role="status" className="text-pretty text-sm text-muted-foreground">
          {noCopy
            ? `${RESET_COPY.impossible} ${storageReason(noCopy)} ${RESET_COPY.without}`
            : RESET_COPY.kept}
        </p>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline" aria-disabled={resetting}>
              {BUTTONS.cancel}
            </Button>
          </AlertDialogCancel>
          <Button variant="destructive" aria-disabled={resetting} onClick={() => void reset()}>
            {resetting ? IMPORTAR.resetting : noCopy ? RESET_COPY.resetWithout : IMPORTAR.resetConfirm}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** What an import came to is true no more. */
function forgetResults(): void {
  if (importSession.flow.getState().state === 'finished') importSession.clear();
}
