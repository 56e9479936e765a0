import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import { BUTTONS, NOUNS, storageReason } from '@/lib/text/common';
import { CORRECTING } from '@/lib/text/gastos';
import type { Uncopied } from './use-list-state';

type UncopiedQuestionProps = { uncopied: Uncopied; onAnswer: (remove: boolean) => void };

/** Asks before many expenses are deleted of which no copy can be kept. */
export function UncopiedQuestion({ uncopied: { ids, fault }, onAnswer }: UncopiedQuestionProps) {
  const format = useFormat();
  return (
    <AlertDialog
      onClose={() => {
        onAnswer(false);
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>{CORRECTING.uncopiedTitle}</AlertDialogTitle>
        <AlertDialogDescription>
          {storageReason(fault)} {CORRECTING.uncopied(format.count(ids.length, NOUNS.gasto))}
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline">{BUTTONS.cancel}</Button>
          </AlertDialogCancel>
          <Button
            variant="destructive"
            onClick={() => {
              onAnswer(true);
            }}
          >
            {CORRECTING.deleteUncopied}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
