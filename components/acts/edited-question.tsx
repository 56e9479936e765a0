import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { EditedSince } from '@/lib/import/import-summary';
import { andList, UNDOING_IMPORT } from '@/lib/text/acts';
import { NOUNS } from '@/lib/text/common';
import { QuestionDialog } from './question-dialog';

type EditedQuestionProps = {
  edited: EditedSince;
  onAnswer: (answer: 'keep' | 'remove') => void;
  onClose: () => void;
};

export function EditedQuestion({ edited, onAnswer, onClose }: EditedQuestionProps) {
  const format = useFormat();
  const { gastos, categorias, metodosPago } = edited;
  const count = gastos + categorias + metodosPago;
  const rows = [
    ...(gastos > 0 ? [format.count(gastos, NOUNS.gasto)] : []),
    ...(categorias > 0 ? [format.count(categorias, NOUNS.categoria)] : []),
    ...(metodosPago > 0 ? [format.count(metodosPago, NOUNS.metodoPago)] : []),
  ];
  return (
    <QuestionDialog
      title={UNDOING_IMPORT.editedTitle}
      text={`${format.choose(count, UNDOING_IMPORT.edited(andList(rows)))} ${UNDOING_IMPORT.question}`}
      onClose={onClose}
      answers={
        <>
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
        </>
      }
    />
  );
}
