import { QuestionDialog } from '@/components/acts/question-dialog';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import { NOUNS } from '@/lib/text/common';
import { CHANGING, storageReason } from '@/lib/text/common-later';
import { CORRECTING } from '@/lib/text/gastos';
import type { ListState } from './use-list-state';

type ListQuestionsProps = { state: ListState };

/** Asks before acts that cannot be undone, and before deletions without a copy. */
export function ListQuestions({
  state: { lasting, answerLasting, uncopied, answerUncopied },
}: ListQuestionsProps) {
  const format = useFormat();
  if (lasting) {
    const { ids, fields } = lasting;
    const written = format.plainNumber(ids.length);
    return (
      <GoOnQuestion
        title={CHANGING.lastingTitle}
        said={[
          CHANGING.lasting(format.count(ids.length, NOUNS.gasto)),
          ...(fields === null ? [CORRECTING.lastingCopy] : []),
        ]}
        goOn={fields === null ? CORRECTING.deleteMany(written) : CORRECTING.bulkTitle(written)}
        onAnswer={answerLasting}
      />
    );
  }
  if (!uncopied) return null;
  const { ids, fault } = uncopied;
  return (
    <GoOnQuestion
      title={CORRECTING.uncopiedTitle}
      said={[storageReason(fault), CORRECTING.uncopied(format.count(ids.length, NOUNS.gasto))]}
      goOn={CORRECTING.deleteUncopied}
      onAnswer={answerUncopied}
    />
  );
}

type GoOnQuestionProps = {
  title: string;
  said: readonly string[];
  goOn: string;
  onAnswer: (goOn: boolean) => void;
};

function GoOnQuestion({ title, said, goOn, onAnswer }: GoOnQuestionProps) {
  return (
    <QuestionDialog
      title={title}
      text={said.join(' ')}
      onClose={() => {
        onAnswer(false);
      }}
      answers={
        <Button
          variant="destructive"
          onClick={() => {
            onAnswer(true);
          }}
        >
          {goOn}
        </Button>
      }
    />
  );
}
