import { TriangleAlert } from 'lucide-react';
import { QuestionDialog } from '@/components/acts/question-dialog';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { type GastosFilter, MISSING_ID, NO_FILTER } from '@/lib/domain/gastos-query';
import { ALL_TIME } from '@/lib/domain/dates';
import { type Result, type StorageFault, success } from '@/lib/domain/result';
import { useFormat } from '@/lib/hooks/use-format';
import { idsOf } from '@/lib/page/queries/list-query';
import { NOUNS } from '@/lib/text/common';
import { CHANGING, notSaved, storageReason } from '@/lib/text/common-later';
import { CORRECTING } from '@/lib/text/gastos';
import type { ListState } from './use-list-state';

type MissingNoticeProps = {
  count: number;
  onMend: (ids: readonly number[]) => void;
};

/** Counts all months. */
export function MissingNotice({ count, onMend }: MissingNoticeProps) {
  const format = useFormat();
  return (
    <div className="mx-4 mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-warning-soft px-4 py-2 text-sm sm:mx-6">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
      <p className="min-w-0 flex-1">{CORRECTING.missing(format.count(count, NOUNS.gasto))}</p>
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          void idsOfMissing().then((found) => {
            if (found.ok) onMend(found.value);
            else toast.error(CHANGING.failed, { description: notSaved(found.fault) });
          });
        }}
      >
        {CORRECTING.mend}
      </Button>
    </div>
  );
}

async function idsOfMissing(): Promise<Result<number[], StorageFault>> {
  const noCategoria = await idsWith({ ...NO_FILTER, categorias: [MISSING_ID] });
  if (!noCategoria.ok) return noCategoria;
  const noMetodoPago = await idsWith({ ...NO_FILTER, metodosPago: [MISSING_ID] });
  if (!noMetodoPago.ok) return noMetodoPago;
  return success([...new Set([...noCategoria.value, ...noMetodoPago.value])]);
}

function idsWith(filter: GastosFilter): Promise<Result<number[], StorageFault>> {
  return idsOf({ period: ALL_TIME, filter, orden: 'fecha-desc' });
}

type ListQuestionsProps = { state: ListState };

/** Asks before acts that cannot be undone, and deletions without a copy. */
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
