import { Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState, type ComponentProps } from 'react';
import { redoImportAndNotify } from './redo-import-and-notify';
import { toast } from './toast';
import { Button } from '@/components/ui/button';
import { startJob } from '@/lib/page/job-client';
import { useFormat } from '@/lib/hooks/use-format';
import type { EditedRows, EditedSince, ImportUndone } from '@/lib/import/import-record';
import { UNDOING_IMPORT } from '@/lib/text/acts';
import { BUTTONS, notCleared, NOUNS } from '@/lib/text/common';

const EditedQuestion = dynamic(() => import('./edited-question').then((module) => module.EditedQuestion), {
  ssr: false,
});

type UndoImportButtonProps = {
  id: number;
  /** An accessible name that tells several buttons apart. */
  label?: string;
  text?: string;
  onUndone?: () => void;
} & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

/** Undoes an import, and asks about rows that were edited since. */
export function UndoImportButton({
  id,
  label,
  text = UNDOING_IMPORT.undo,
  onUndone,
  ...props
}: UndoImportButtonProps) {
  const format = useFormat();
  const [undoing, setUndoing] = useState(false);
  const [edited, setEdited] = useState<EditedSince | null>(null);

  async function undo(answer: EditedRows) {
    if (undoing) return;
    setUndoing(true);
    setEdited(null);
    const outcome = await startJob('undo-import', { id, edited: answer }).outcome;
    setUndoing(false);
    switch (outcome.kind) {
      case 'edited':
        setEdited(outcome.edited);
        return;
      case 'finished':
        toast.success(UNDOING_IMPORT.undone, {
          description: detailOf(outcome.undone),
          action: wayBack(outcome.copyId, answer),
        });
        onUndone?.();
        return;
      case 'gone':
        toast.info(UNDOING_IMPORT.gone);
        return;
      case 'failed':
        toast.error(UNDOING_IMPORT.failed, { description: notCleared(outcome.fault) });
        return;
      case 'cancelled':
    }
  }

  function wayBack(copyId: number | null, answer: EditedRows) {
    if (copyId === null) return undefined;
    return {
      label: BUTTONS.undo,
      onClick: () => {
        void redoImportAndNotify({ id, copyId, edited: answer }, format);
      },
    };
  }

  function detailOf({ gastos, kept }: ImportUndone): string {
    const removed = format.choose(gastos, UNDOING_IMPORT.removed(format.count(gastos, NOUNS.gasto)));
    if (kept === 0) return removed;
    return `${removed} ${format.choose(kept, UNDOING_IMPORT.kept(format.plainNumber(kept)))}`;
  }

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
        <EditedQuestion
          edited={edited}
          onAnswer={(answer) => void undo(answer)}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </>
  );
}
