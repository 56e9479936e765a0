import { toast } from './toast';
import { notifyAct } from './notify-change';
import type { Gasto } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { changeGastos, removeGastos } from '@/lib/page/gasto-acts';
import type { Act } from '@/lib/page/history';
import { idsOfNombre } from '@/lib/hooks/use-gastos-index';
import { CHANGING, notSaved } from '@/lib/text/common';
import { shorten, shownNombre, type Format } from '@/lib/text/format';

const FIFTEEN_SECONDS = 15_000;

/** Says what became of one expense; where its category was corrected, offers the same for others of its nombre. */
export function notifyEntry(act: Act, format: Format): void {
  const row = act.change.gastos[0];
  const stored = row?.after ?? row?.before;
  if (!stored) return;
  const gasto = readableGasto(stored);
  const nombre = shownNombre(gasto.nombre);
  notifyAct(act, format, CHANGING.detail(format.amount(toCents(gasto.cantidad)), nombre));
  const corrected = row?.before && row.after && row.before.categoriaId !== row.after.categoriaId;
  if (corrected && gasto.nombre !== '') void offerTheOthers(gasto, format);
}

async function offerTheOthers({ nombre, categoriaId }: Gasto, format: Format): Promise<void> {
  const found = await idsOfNombre(nombre, categoriaId);
  if (!found.ok || found.value.length === 0) return;
  const ids = found.value;
  toast.message(format.choose(ids.length, CHANGING.others(format.plainNumber(ids.length), shorten(nombre))), {
    duration: FIFTEEN_SECONDS,
    action: {
      label: CHANGING.changeOthers,
      onClick: () => {
        void changeAndNotify(ids, { categoriaId }, format);
      },
    },
  });
}

/** Changes many expenses at once and says what came of it. */
export async function changeAndNotify(
  ids: readonly number[],
  fields: Parameters<typeof changeGastos>[1],
  format: Format,
): Promise<boolean> {
  const changed = await changeGastos(ids, fields);
  if (!changed.ok) {
    toast.error(CHANGING.failed, { description: notSaved(changed.fault) });
    return false;
  }
  if (!changed.value) toast.info(CHANGING.nothingToChange);
  else if (ids.length === 1) notifyEntry(changed.value, format);
  else notifyAct(changed.value, format);
  return true;
}

/** Deletes expenses and says what came of it. */
export async function removeAndNotify(ids: readonly number[], format: Format): Promise<boolean> {
  const removed = await removeGastos(ids);
  if (!removed.ok) {
    toast.error(CHANGING.deleteFailed, { description: notSaved(removed.fault) });
    return false;
  }
  if (removed.value && ids.length === 1) notifyEntry(removed.value, format);
  else if (removed.value) notifyAct(removed.value, format);
  return true;
}
