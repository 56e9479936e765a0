import { toast } from 'sonner';
import type { Change, ChangeKind } from '@/lib/domain/change';
import { redo, undo, type Act } from '@/lib/hooks/history';
import type { Format } from '@/lib/text/format';
import { changeFaultSentence, doneSentence, HISTORY } from '@/lib/text/change-sentences';

const TEN_SECONDS = 10_000;

/** Says what was done, with the way to take it back. */
export function notifyAct(act: Act, format: Format, description?: string): void {
  toast.success(sentenceOf(act, format), {
    description,
    duration: TEN_SECONDS,
    action: {
      label: HISTORY.undo,
      onClick: () => {
        void undoAndNotify(format, act);
      },
    },
  });
}

/** Takes back the given act or the last one, and says so. */
export async function undoAndNotify(format: Format, given?: Act): Promise<void> {
  const undone = await undo(given);
  if (!undone.ok) toast.error(HISTORY.undoFailed, { description: changeFaultSentence(undone.fault) });
  else if (!undone.value) toast.info(HISTORY.nothingToUndo);
  else
    toast.success(HISTORY.undone, {
      description: sentenceOf(undone.value, format),
      duration: TEN_SECONDS,
      action: {
        label: HISTORY.redo,
        onClick: () => {
          void redoAndNotify(format);
        },
      },
    });
}

/** Does again what was taken back last, and says so. */
export async function redoAndNotify(format: Format): Promise<void> {
  const redone = await redo();
  if (!redone.ok) toast.error(HISTORY.redoFailed, { description: changeFaultSentence(redone.fault) });
  else if (!redone.value) toast.info(HISTORY.nothingToRedo);
  else notifyAct(redone.value, format, HISTORY.redone);
}

function sentenceOf({ kind, change }: Act, format: Format): string {
  const rows = rowsOf(kind, change);
  return doneSentence(kind, rows, format.plainNumber(rows));
}

/** How many rows an act was about. Merging is one act, however many were merged. */
function rowsOf(kind: ChangeKind, { gastos, categorias, metodosPago }: Change): number {
  if (kind.startsWith('gasto')) return gastos.length;
  return kind.endsWith('-merged') ? 1 : categorias.length + metodosPago.length;
}
