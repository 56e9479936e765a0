import { Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState, type ComponentProps } from 'react';
import { undoImportAndNotify } from './undo-import-and-notify';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { EditedRows, EditedSince } from '@/lib/import/import-record';
import { UNDOING_IMPORT } from '@/lib/text/acts';

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
    const outcome = await undoImportAndNotify(id, answer, format);
    setUndoing(false);
    if (outcome.kind === 'edited') setEdited(outcome.edited);
    if (outcome.kind === 'finished') onUndone?.();
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
