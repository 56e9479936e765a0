import { Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState, type ComponentProps } from 'react';
import { toast } from './toast';
import { wayBack } from './restore-and-notify';
import { Button } from '@/components/ui/button';
import { startJob } from '@/lib/page/job-client';
import { useFormat } from '@/lib/hooks/use-format';
import type { ImportUndone } from '@/lib/import/import-record';
import { IMPORTS } from '@/lib/text/copies-words';
import { GASTOS } from '@/lib/text/screens';
import { notCleared } from '@/lib/text/storage-sentences';

const EditedQuestion = dynamic(() => import('./edited-question').then((module) => module.EditedQuestion), {
  ssr: false,
});

type UndoImportButtonProps = {
  id: number;
  /** The button's name where there are several. */
  label?: string;
  /** What the button says. */
  text?: string;
  onUndone?: () => void;
} & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

/** Takes an import back; where some of its expenses were edited since, it asks what is to become of them. */
export function UndoImportButton({
  id,
  label,
  text = IMPORTS.undo,
  onUndone,
  ...props
}: UndoImportButtonProps) {
  const format = useFormat();
  const [undoing, setUndoing] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);

  async function undo(answer: 'ask' | 'keep' | 'remove') {
    if (undoing) return;
    setUndoing(true);
    setEdited(null);
    const outcome = await startJob('undo-import', { id, edited: answer }).outcome;
    setUndoing(false);
    switch (outcome.kind) {
      case 'edited':
        setEdited(outcome.gastos);
        return;
      case 'finished':
        toast.success(IMPORTS.undone, { description: detailOf(outcome.undone), ...wayBack(outcome.copyId) });
        onUndone?.();
        return;
      case 'gone':
        toast.info(IMPORTS.gone);
        return;
      case 'failed':
        toast.error(IMPORTS.undoFailed, { description: notCleared(outcome.fault) });
        return;
      case 'cancelled':
    }
  }

  function detailOf({ gastos, kept }: ImportUndone): string {
    const removed = format.count(gastos, GASTOS.gasto, GASTOS.gastos);
    return kept === 0 ? IMPORTS.undoneDetail(removed) : IMPORTS.keptDetail(removed, format.plainNumber(kept));
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
        {undoing ? IMPORTS.undoing : text}
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
