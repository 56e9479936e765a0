import { editGastos, type EtiquetasEdit, removeGastos } from '@/lib/db/edit-gastos';
import { type Act, type ChangeFault, countGastos } from '@/lib/domain/change';
import type { GastoFields } from '@/lib/domain/entities';
import { readableGasto } from '@/lib/domain/readable-rows';
import type { Result, StorageFault } from '@/lib/domain/result';
import { perform, redo, undo } from '@/lib/page/acts/history';
import { idsOfNombre } from '@/lib/page/queries/list-query';
import { canUndo } from '@/lib/page/settings/undo-limit';
import { andList, changeFaultSentence, HISTORY, LONG_ACT } from '@/lib/text/acts';
import { andMore, BUTTONS, NOUNS } from '@/lib/text/common';
import { CHANGING } from '@/lib/text/common-later';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { type Format, shorten, shownNombre } from '@/lib/text/format';
import { doneSentence, pendingText, takenBackSentence } from './act-sentences';
import { toast } from './toast';

export function notifyAct(act: Act, format: Format, description?: string): void {
  const action = act.change.lasting ? undefined : undoAction(act, format);
  toast.success(doneSentence(act, format), { description: description ?? pendingText(act, format), action });
  if (act.kind === 'gasto-added') void loadTips().then((tips) => tips?.giveTip(countGastos(act.change)));
}

function loadTips() {
  return import('./entry-tip').catch(() => null);
}

export function undoAction(act: Act, format: Format) {
  return stepAction(act, BUTTONS.undo, HISTORY.nothingToUndo, (held) => undoAndNotify(format, held));
}

function redoAction(act: Act, format: Format) {
  return stepAction(act, BUTTONS.redo, HISTORY.nothingToRedo, (held) => redoAndNotify(format, held));
}

function stepAction(act: Act, label: string, nothing: string, step: (held: Act) => Promise<void>) {
  // A toast must not keep an act that the history forgot: it may be of a million rows.
  const reference = new WeakRef(act);
  return {
    label,
    onClick: () => {
      const held = reference.deref();
      if (held) void step(held);
      else toast.info(nothing);
    },
  };
}

export async function undoAndNotify(format: Format, given?: Act): Promise<void> {
  const undone = await undo(given);
  if (!undone.ok) notifyFault(HISTORY.undoFailed, undone.fault);
  else if (!undone.value) toast.info(HISTORY.nothingToUndo);
  else {
    const act = undone.value;
    toast.success(HISTORY.undone, {
      description: takenBackSentence(act, format),
      action: redoAction(act, format),
    });
  }
}

export async function redoAndNotify(format: Format, given?: Act): Promise<void> {
  const redone = await redo(given);
  if (!redone.ok) notifyFault(HISTORY.redoFailed, redone.fault);
  else if (!redone.value) toast.info(HISTORY.nothingToRedo);
  else
    toast.success(HISTORY.redone, {
      description: doneSentence(redone.value, format),
      action: undoAction(redone.value, format),
    });
}

/** A cancelled act is no failure. */
export function notifyFault(title: string, fault: ChangeFault | StorageFault): void {
  if (fault === 'cancelled') toast.info(LONG_ACT.cancelled);
  else toast.error(title, { description: changeFaultSentence(fault) });
}

/** If its category was corrected, offers the same for others of its nombre. */
export function notifyEntry(act: Act, format: Format): void {
  notifyAct(act, format);
  void offerTheOthers(act, format);
}

export async function changeAndNotify(
  ids: readonly number[],
  fields: Partial<GastoFields>,
  format: Format,
  etiquetas?: EtiquetasEdit,
): Promise<boolean> {
  const full = new Map<number, string>();
  const edit = editGastos(ids, fields, etiquetas, (id, nombre) => full.set(id, nombre));
  const changed = await perform('gastos-edited', edit);
  notifyChanged(changed, format, noRoomText([...full.values()], format));
  if (ids.length === 1 && changed.ok && changed.value) void offerTheOthers(changed.value, format);
  return changed.ok;
}

export async function removeAndNotify(ids: readonly number[], format: Format): Promise<boolean> {
  const removed = await perform('gastos-deleted', removeGastos(ids));
  if (!removed.ok) notifyNotRemoved(removed.fault);
  else if (removed.value) notifyAct(removed.value, format);
  return removed.ok;
}

export function notifyNotRemoved(fault: ChangeFault | StorageFault): void {
  notifyFault(CHANGING.deleteFailed, fault);
}

async function offerTheOthers(act: Act, format: Format): Promise<void> {
  const { before, after } = act.change.gastos[0] ?? {};
  if (!before || !after || before.categoriaId === after.categoriaId) return;
  const { nombre, categoriaId } = readableGasto(after);
  const found = nombre === '' ? null : await idsOfNombre(nombre, categoriaId);
  if (!found?.ok || found.value.length === 0) return;
  const ids = found.value;
  toast.message(format.choose(ids.length, CHANGING.others(format.plainNumber(ids.length), shorten(nombre))), {
    description: canUndo(ids.length) ? undefined : CHANGING.lasting(format.count(ids.length, NOUNS.gasto)),
    action: {
      label: CHANGING.changeOthers,
      onClick: () => {
        void changeTheOthers(ids, categoriaId, format);
      },
    },
    // This toast replaces the one about the correction.
    otherAction: undoAction(act, format),
  });
}

/** No others are left to be offered afterwards. */
async function changeTheOthers(ids: readonly number[], categoriaId: number, format: Format): Promise<void> {
  notifyChanged(await perform('gastos-edited', editGastos(ids, { categoriaId })), format);
}

function notifyChanged(
  changed: Result<Act | null, ChangeFault | StorageFault>,
  format: Format,
  description?: string,
): void {
  if (!changed.ok) notifyFault(CHANGING.failed, changed.fault);
  else if (changed.value) notifyAct(changed.value, format, description);
  else toast.info(description ?? CHANGING.nothingToChange);
}

function noRoomText(nombres: readonly string[], format: Format): string | undefined {
  if (nombres.length === 0) return undefined;
  const named = nombres.slice(0, 3).map((nombre) => `«${shownNombre(nombre)}»`);
  const others = nombres.length - named.length;
  return ETIQUETAS.noRoom(
    others > 0 ? `${named.join(', ')} ${andMore(format.plainNumber(others))}` : andList(named),
  );
}

export { keepCopyBeforeRemoving } from '@/lib/page/acts/long-writes';
export { limitKeptHistory } from '@/lib/page/acts/history';
