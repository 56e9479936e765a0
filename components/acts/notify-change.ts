import { SHOWN_MS, toast } from './toast';
import { countGastos, type Change, type ChangeFault, type ChangeKind } from '@/lib/domain/change';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { redo, undo, type Act } from '@/lib/page/history';
import { BUTTONS, changeFaultSentence, DONE, HISTORY, LONG_ACT } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';

/** The toast that offers to take an act back, or to do it again. */
const offers = new WeakMap<Act, number>();

/** Says what was done, with the way to take it back if there is one. */
export function notifyAct(act: Act, format: Format, description?: string): void {
  if (act.change.lasting) toast.success(sentenceOf(act, format));
  else offer(act, sentenceOf(act, format), description, BUTTONS.undo, (held) => undoAndNotify(format, held));
}

/** Takes back the given act or the last one, and says so. */
export async function undoAndNotify(format: Format, given?: Act): Promise<void> {
  const undone = await undo(given);
  if (!undone.ok) notifyFault(HISTORY.undoFailed, undone.fault);
  else if (!undone.value) toast.info(HISTORY.nothingToUndo);
  else {
    const act = undone.value;
    offer(act, HISTORY.undone, sentenceOf(act, format), BUTTONS.redo, (held) => redoAndNotify(format, held));
  }
}

/** Does the given act again, or the one that was taken back last, and says so. */
export async function redoAndNotify(format: Format, given?: Act): Promise<void> {
  const redone = await redo(given);
  if (!redone.ok) notifyFault(HISTORY.redoFailed, redone.fault);
  else if (!redone.value) toast.info(HISTORY.nothingToRedo);
  else notifyAct(redone.value, format, HISTORY.redone);
}

/** Says that an act was not done, and why; or that it was called off, which is no failure. */
export function notifyFault(title: string, fault: ChangeFault | StorageFault): void {
  if (fault === 'cancelled') toast.info(LONG_ACT.cancelled);
  else toast.error(title, { description: changeFaultSentence(fault) });
}

/** Says what became of an act and offers the way back, in the place of what was offered before. */
function offer(
  act: Act,
  title: string,
  description: string | undefined,
  label: string,
  wayBack: (held: Act) => Promise<void>,
): void {
  // Toasts outlive what they say. What the history has forgotten is not to stay in memory for one: it may be a million rows.
  const reference = new WeakRef(act);
  const before = offers.get(act);
  if (before !== undefined) toast.dismiss(before);
  const shown = toast.success(title, {
    description,
    duration: SHOWN_MS.wayBack,
    action: {
      label,
      onClick: () => {
        const held = reference.deref();
        if (held) void wayBack(held);
        else toast.info(label === BUTTONS.undo ? HISTORY.nothingToUndo : HISTORY.nothingToRedo);
      },
    },
  });
  offers.set(act, shown);
}

function sentenceOf({ kind, change }: Act, format: Format): string {
  const rows = rowsOf(kind, change);
  return format.choose(rows, DONE[kind](format.plainNumber(rows)));
}

/** How many rows an act was about. Merging is one act, however many were merged. */
function rowsOf(kind: ChangeKind, change: Change): number {
  const { categorias, metodosPago } = change;
  if (kind.startsWith('gasto')) return countGastos(change);
  return kind.endsWith('-merged') ? 1 : categorias.length + metodosPago.length;
}
