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
import { IMPORTS } from '@/lib/text/copies-words';
import { GASTOS } from '@/lib/text/screens';

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
        <AlertDialogTitle>{IMPORTS.editedTitle}</AlertDialogTitle>
        <AlertDialogDescription>
          {IMPORTS.edited(format.count(edited, GASTOS.gasto, GASTOS.gastos), edited === 1)}
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline">{IMPORTS.cancel}</Button>
          </AlertDialogCancel>
          <Button
            variant="destructive"
            onClick={() => {
              onAnswer('remove');
            }}
          >
            {IMPORTS.removeEdited}
          </Button>
          <Button
            onClick={() => {
              onAnswer('keep');
            }}
          >
            {IMPORTS.keepEdited}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
