import type { RowCounts } from '@/lib/domain/entities';
import { Undo2 } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { EditedRows, ImportUndone } from '@/lib/import/import-flow';
import { startJob } from '@/lib/page/workers';
import { andList, changeFaultSentence, REDOING_IMPORT, UNDOING_IMPORT } from '@/lib/text/acts';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { notCleared } from '@/lib/text/common-later';
import type { Format } from '@/lib/text/format';
import { toast } from './toast';

const EditedQuestion = lazyPart(() => import('./question-dialog').then((module) => module.EditedQuestion));

type UndoImportButtonProps = {
  id: number;
  label?: string;
  text?: string;
  onUndone?: () => void;
} & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

export function UndoImportButton({
  id,
  label,
  text = UNDOING_IMPORT.undo,
  onUndone,
  ...props
}: UndoImportButtonProps) {
  const { undoing, edited, undo, leave } = useUndoImport(id, onUndone);
  return (
    <>
      <Button
        variant="outline"
        aria-disabled={undoing}
        onClick={() => void undo('ask')}
        {...props}
        aria-label={undoing ? undefined : label}
      >
        <Undo2 aria-hidden />
        {undoing ? UNDOING_IMPORT.undoing : text}
      </Button>
      {edited === null ? null : (
        <EditedQuestion edited={edited} onAnswer={(answer) => void undo(answer)} onClose={leave} />
      )}
    </>
  );
}

/** `edited`: rows to ask about; null for none. */
function useUndoImport(id: number, onUndone?: () => void) {
  const format = useFormat();
  const [undoing, setUndoing] = useState(false);
  const [edited, setEdited] = useState<RowCounts | null>(null);

  function leave() {
    setEdited(null);
  }

  async function undo(answer: EditedRows) {
    if (undoing) return;
    setUndoing(true);
    leave();
    const outcome = await undoImportAndNotify(id, answer, format);
    setUndoing(false);
    if (outcome.kind === 'edited') setEdited(outcome.edited);
    if (outcome.kind === 'finished') onUndone?.();
  }

  return { undoing, edited, undo, leave };
}

async function undoImportAndNotify(id: number, answer: EditedRows, format: Format) {
  const outcome = await startJob('undo-import', { id, edited: answer }).outcome;
  switch (outcome.kind) {
    case 'finished':
      toast.success(UNDOING_IMPORT.undone, {
        description: undoneSentence(outcome.undone, format),
        // Without a copy there is nothing to redo from.
        action: outcome.copyId === null ? undefined : redoAction(id, outcome.copyId, answer, format),
      });
      break;
    case 'gone':
      toast.info(UNDOING_IMPORT.gone);
      break;
    case 'failed':
      toast.error(UNDOING_IMPORT.failed, { description: notCleared(outcome.fault) });
      break;
    case 'edited':
    case 'cancelled':
  }
  return outcome;
}

function undoneSentence({ gastos, refunds = 0, kept }: ImportUndone, format: Format): string {
  const what = [
    ...(gastos > 0 || refunds === 0 ? [format.count(gastos, NOUNS.gasto)] : []),
    ...(refunds > 0 ? [format.count(refunds, NOUNS.reembolso)] : []),
  ];
  const removed = format.choose(gastos + refunds, UNDOING_IMPORT.removed(andList(what)));
  if (kept === 0) return removed;
  return `${removed} ${format.choose(kept, UNDOING_IMPORT.kept(format.plainNumber(kept)))}`;
}

function redoAction(id: number, copyId: number, edited: EditedRows, format: Format) {
  return {
    label: BUTTONS.undo,
    onClick: () => {
      void redoImportAndNotify(id, copyId, edited, format);
    },
  };
}

async function redoImportAndNotify(
  id: number,
  copyId: number,
  edited: EditedRows,
  format: Format,
): Promise<void> {
  const outcome = await startJob('redo-import', { id, copyId, edited }).outcome;
  switch (outcome.kind) {
    case 'finished': {
      const { gastos } = outcome;
      const description = format.choose(gastos, REDOING_IMPORT.restored(format.count(gastos, NOUNS.gasto)));
      toast.success(REDOING_IMPORT.redone, { description });
      return;
    }
    case 'gone':
      toast.error(REDOING_IMPORT.failed, { description: REDOING_IMPORT.gone });
      return;
    case 'refused':
    case 'failed':
      toast.error(REDOING_IMPORT.failed, { description: changeFaultSentence(outcome.fault) });
      return;
    case 'cancelled':
  }
}
