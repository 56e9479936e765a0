import { useState, type RefObject } from 'react';
import { toast } from 'sonner';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { resetStorage } from '@/lib/hooks/reset-storage';
import { IMPORTAR } from '@/lib/text/screens';
import { SPECIFICATION } from '@/lib/text/specification';
import { notCleared } from '@/lib/text/storage-sentences';

type ResetQuestionProps = { opener: RefObject<HTMLElement | null>; onClose: () => void };

/** Asks before all data is cleared. It stays open, and busy, until all of it is gone. */
export function ResetQuestion({ opener, onClose }: ResetQuestionProps) {
  const [resetting, setResetting] = useState(false);

  async function reset() {
    if (resetting) return;
    setResetting(true);
    const done = await resetStorage();
    setResetting(false);
    onClose();
    if (done.ok) toast.success(SPECIFICATION.reseteada);
    else toast.error(IMPORTAR.resetFailed, { description: notCleared(done.fault) });
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
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline" aria-disabled={resetting}>
              {IMPORTAR.cancel}
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
