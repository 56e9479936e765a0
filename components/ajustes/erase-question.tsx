import { toast } from '@/components/acts/toast';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { eraseKeptCopies } from '@/lib/page/kept-copies';
import { COPIES } from '@/lib/text/ajustes';
import { BUTTONS, notCleared } from '@/lib/text/common';

export function EraseQuestion({ onClose }: { onClose: () => void }) {
  async function erase() {
    const erased = await eraseKeptCopies();
    onClose();
    if (erased.ok) toast.success(COPIES.erased);
    else toast.error(COPIES.eraseFailed, { description: notCleared(erased.fault) });
  }

  return (
    <AlertDialog onClose={onClose}>
      <AlertDialogContent>
        <AlertDialogTitle>{COPIES.eraseTitle}</AlertDialogTitle>
        <AlertDialogDescription>{COPIES.eraseQuestion}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline">{BUTTONS.cancel}</Button>
          </AlertDialogCancel>
          <Button variant="destructive" onClick={() => void erase()}>
            {COPIES.erase}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
