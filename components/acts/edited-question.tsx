import { useFocusReturn } from '@/components/shell/use-focus-return';
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
import { BUTTONS, NOUNS, UNDOING_IMPORT } from '@/lib/text/common';

type EditedQuestionProps = {
  edited: number;
  onAnswer: (answer: 'keep' | 'remove') => void;
  onClose: () => void;
};

/** Asks what is to become of the expenses of an import that were edited since. */
export function EditedQuestion({ edited, onAnswer, onClose }: EditedQuestionProps) {
  const format = useFormat();
  const giveFocusBack = useFocusReturn();
  return (
    <AlertDialog onClose={onClose}>
      <AlertDialogContent onCloseAutoFocus={giveFocusBack}>
        <AlertDialogTitle>{UNDOING_IMPORT.editedTitle}</AlertDialogTitle>
        <AlertDialogDescription>
          {format.choose(edited, UNDOING_IMPORT.edited(format.count(edited, NOUNS.gasto)))}{' '}
          {UNDOING_IMPORT.question}
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline">{BUTTONS.cancel}</Button>
          </AlertDialogCancel>
          <Button
            variant="destructive"
            onClick={() => {
              onAnswer('remove');
            }}
          >
            {UNDOING_IMPORT.removeEdited}
          </Button>
          <Button
            onClick={() => {
              onAnswer('keep');
            }}
          >
            {UNDOING_IMPORT.keepEdited}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
