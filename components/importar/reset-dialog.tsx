import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { resetStorage } from '@/lib/hooks/reset-storage';
import { IMPORTAR } from '@/lib/text/screens';
import { SPECIFICATION } from '@/lib/text/specification';
import { notCleared } from '@/lib/text/storage-sentences';

/** The reset button and its question. The dialog stays open, and busy, until all data is gone. */
export function ResetDialog({ disabled }: { disabled: boolean }) {
  const [open, setOpen] = useState(false);
  const [resetting, setResetting] = useState(false);

  async function reset() {
    if (resetting) return;
    setResetting(true);
    const done = await resetStorage();
    setResetting(false);
    setOpen(false);
    if (done.ok) toast.success(SPECIFICATION.reseteada);
    else toast.error(IMPORTAR.resetFailed, { description: notCleared(done.fault) });
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!resetting) setOpen(next);
      }}
    >
      <AlertDialogTrigger asChild>
        <Button variant="outline" disabled={disabled}>
          <Trash2 aria-hidden />
          {SPECIFICATION.resetear}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
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
