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
import { BUTTONS, CHANGING, NOUNS } from '@/lib/text/common';
import { CORRECTING } from '@/lib/text/gastos';
import type { LastingAct } from './use-list-state';

type LastingQuestionProps = { act: LastingAct; onAnswer: (goOn: boolean) => void };

/** Asks before so many expenses are changed or deleted that it cannot be taken back. */
export function LastingQuestion({ act: { ids, estado }, onAnswer }: LastingQuestionProps) {
  const format = useFormat();
  const written = format.plainNumber(ids.length);
  return (
    <AlertDialog
      onClose={() => {
        onAnswer(false);
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>{CHANGING.lastingTitle}</AlertDialogTitle>
        <AlertDialogDescription>
          {CHANGING.lasting(format.count(ids.length, NOUNS.gasto))}{' '}
          {estado === null ? CORRECTING.lastingCopy : null}
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
            {estado === null ? CORRECTING.deleteMany(written) : CORRECTING.bulkTitle(written)}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
