import { editGastos, type EtiquetasEdit, removeGastos } from '@/lib/db/edit-gastos';
import type { Act, ChangeFault } from '@/lib/domain/change';
import type { GastoFields } from '@/lib/domain/entities';
import { readableGasto } from '@/lib/domain/readable-rows';
import type { StorageFault } from '@/lib/domain/result';
import { perform, type Performed } from '@/lib/page/history';
import { idsOfNombre } from '@/lib/page/list-query';
import { canUndo } from '@/lib/page/undo-limit';
import { NOUNS } from '@/lib/text/common';
import { CHANGING } from '@/lib/text/common-later';
import { type Format, shorten } from '@/lib/text/format';
import { notifyAct, notifyFault, undoAction } from './notify-change';
import { toast } from './toast';

/** Reports one changed expense. If its category was corrected, offers the same for others of its nombre. */
export function notifyEntry(act: Act, format: Format): void {
  notifyAct(act, format);
  void offerTheOthers(act, format);
}

/** Changes expenses and reports it; a single one as {@link notifyEntry} does. */
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
