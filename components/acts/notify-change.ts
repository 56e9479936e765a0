import { editGastos, type EtiquetasEdit, removeGastos } from '@/lib/db/edit-gastos';
import {
  type Act,
  type Change,
  type ChangeFault,
  type ChangeKind,
  countGastos,
  type RowChange,
  sameRow,
} from '@/lib/domain/change';
import { fechaOf } from '@/lib/domain/dates';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import { readableGasto } from '@/lib/domain/readable-rows';
import { netCents } from '@/lib/domain/reembolsos';
import type { StorageFault } from '@/lib/domain/result';
import { perform, type Performed, redo, undo } from '@/lib/page/history';
import { idsOfNombre } from '@/lib/page/list-query';
import { canUndo } from '@/lib/page/undo-limit';
import { BECOME, changeFaultSentence, DONE, HISTORY, LONG_ACT, TAKEN_BACK } from '@/lib/text/acts';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { CHANGING } from '@/lib/text/common-later';
import { type Format, shorten, shownNombre } from '@/lib/text/format';
import { toast, type ToastAction } from './toast';

export function notifyAct(act: Act, format: Format, description?: string): void {
  const action = act.change.lasting ? undefined : undoAction(act, format);
  toast.success(doneSentence(act, format), { description: description ?? pendingText(act, format), action });
  if (act.kind === 'gasto-added') void loadTips().then((tips) => tips?.giveTip(countGastos(act.change)));
}

function loadTips() {
  return import('./entry-tip').catch(() => null);
}

export function undoAction(act: Act, format: Format): ToastAction {
  return stepAction(act, BUTTONS.undo, HISTORY.nothingToUndo, (held) => undoAndNotify(format, held));
}

function redoAction(act: Act, format: Format): ToastAction {
  return stepAction(act, BUTTONS.redo, HISTORY.nothingToRedo, (held) => redoAndNotify(format, held));
}

function stepAction(
  act: Act,
  label: string,
  nothing: string,
  step: (held: Act) => Promise<void>,
): ToastAction {
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
  const changed = await perform('gastos-edited', editGastos(ids, fields, etiquetas));
  notifyChanged(changed, format);
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

function notifyChanged(changed: Awaited<Performed>, format: Format): void {
  if (!changed.ok) notifyFault(CHANGING.failed, changed.fault);
  else if (!changed.value) toast.info(CHANGING.nothingToChange);
  else notifyAct(changed.value, format);
}

function doneSentence({ kind, change }: Act, format: Format): string {
  const only = onlyGasto(kind, change);
  if (only) return gastoSentence(only, format, 'added');
  const rows = rowsOf(kind, change);
  return format.choose(rows, DONE[kind](format.plainNumber(rows)));
}

function takenBackSentence({ kind, change }: Act, format: Format): string {
  const only = onlyGasto(kind, change);
  if (only) return gastoSentence({ ...only, before: only.after, after: only.before }, format, 'back');
  const rows = rowsOf(kind, change);
  return format.choose(rows, TAKEN_BACK[kind](format.plainNumber(rows)));
}

function gastoSentence(
  { before, after }: RowChange<Gasto>,
  format: Format,
  appeared: 'added' | 'back',
): string {
  const stored = after ?? before;
  if (!stored) return '';
  const gasto = readableGasto(stored);
  const nombre = shownNombre(gasto.nombre);
  const { estado } = gasto;
  if (before && after && sameRow({ ...before, estado: null }, { ...after, estado: null }))
    if (estado === 'pagado' || estado === 'pendiente') return BECOME[estado](nombre);
  const become = before ? (after ? 'changed' : 'removed') : appeared;
  return BECOME[become](nombre, format.cantidad(netCents(gasto)));
}

function onlyGasto(kind: ChangeKind, change: Change): RowChange<Gasto> | null {
  return isOfGastos(kind) && countGastos(change) === 1 ? (change.gastos[0] ?? null) : null;
}

function isOfGastos(kind: ChangeKind): boolean {
  return kind.startsWith('gasto');
}

/** A merge counts as one row. */
function rowsOf(kind: ChangeKind, change: Change): number {
  const { categorias, metodosPago } = change;
  if (isOfGastos(kind) || kind.startsWith('etiqueta')) return countGastos(change);
  return kind.endsWith('-merged') ? 1 : categorias.length + metodosPago.length;
}

/** «Pendiente para el 1 dic», of one expense that was added. */
function pendingText({ kind, change }: Act, format: Format): string | undefined {
  const { before, after } = onlyGasto(kind, change) ?? {};
  if (before || !after) return undefined;
  const { fecha, estado } = readableGasto(after);
  const today = fechaOf(new Date());
  if (estado !== 'pendiente') return undefined;
  const isSameYear = fecha.slice(0, 4) === today.slice(0, 4);
  return BECOME[fecha < today ? 'pendingFrom' : 'pendingFor'](
    (isSameYear ? format.dayAndMes : format.shortDay)(fecha),
  );
}

export { keepCopyBeforeRemoving } from '@/lib/page/long-writes';
export { limitKeptHistory } from '@/lib/page/history';
