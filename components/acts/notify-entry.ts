import { SHOWN_MS, toast } from './toast';
import { notifyAct, notifyFault } from './notify-change';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { changeGastos, removeGastos, type Performed } from '@/lib/page/gasto-acts';
import type { Act } from '@/lib/page/history';
import { idsOfNombre } from '@/lib/page/gastos-search';
import { canUndo } from '@/lib/page/undo-limit';
import { CHANGING, NOUNS } from '@/lib/text/common';
import { shorten, shownNombre, type Format } from '@/lib/text/format';

/** Says what became of one expense; where its category was corrected, offers the same for others of its nombre. */
export function notifyEntry(act: Act, format: Format): void {
  notifyOf(1, act, format);
  void offerTheOthers(act, format);
}

/** Changes many expenses at once and says what came of it; of one it says the same as {@link notifyEntry}. */
export async function changeAndNotify(
  ids: readonly number[],
  fields: Parameters<typeof changeGastos>[1],
  format: Format,
): Promise<boolean> {
  const changed = await changeGastos(ids, fields);
  notifyChanged(ids.length, changed, format);
  if (ids.length === 1 && changed.ok && changed.value) void offerTheOthers(changed.value, format);
  return changed.ok;
}

/** Deletes expenses and says what came of it. */
export async function removeAndNotify(ids: readonly number[], format: Format): Promise<boolean> {
  const removed = await removeGastos(ids);
  if (!removed.ok) notifyFault(CHANGING.deleteFailed, removed.fault);
  else if (removed.value) notifyOf(ids.length, removed.value, format);
  return removed.ok;
}

/** Where an act has corrected one expense's category, offers the same for the others of its nombre. */
async function offerTheOthers({ change }: Act, format: Format): Promise<void> {
  const { before, after } = change.gastos[0] ?? {};
  if (!before || !after || before.categoriaId === after.categoriaId) return;
  const { nombre, categoriaId } = readableGasto(after);
  const found = nombre === '' ? null : await idsOfNombre(nombre, categoriaId);
  if (!found?.ok || found.value.length === 0) return;
  const ids = found.value;
  toast.message(format.choose(ids.length, CHANGING.others(format.plainNumber(ids.length), shorten(nombre))), {
    description: canUndo(ids.length) ? undefined : CHANGING.lasting(format.count(ids.length, NOUNS.gasto)),
    duration: SHOWN_MS.offer,
    action: {
      label: CHANGING.changeOthers,
      onClick: () => {
        void changeTheOthers(ids, categoriaId, format);
      },
    },
  });
}

/** After it no others are left to be offered. */
async function changeTheOthers(ids: readonly number[], categoriaId: number, format: Format): Promise<void> {
  notifyChanged(ids.length, await changeGastos(ids, { categoriaId }), format);
}

/** Says what came of changing as many expenses as were asked for. */
function notifyChanged(asked: number, changed: Awaited<Performed>, format: Format): void {
  if (!changed.ok) notifyFault(CHANGING.failed, changed.fault);
  else if (!changed.value) toast.info(CHANGING.nothingToChange);
  else notifyOf(asked, changed.value, format);
}

/** Says what was done, with the way back: to one expense by its amount and nombre, to several by their number. */
function notifyOf(asked: number, act: Act, format: Format): void {
  notifyAct(act, format, asked === 1 ? entryDetail(act, format) : undefined);
}

function entryDetail({ change }: Act, format: Format): string | undefined {
  const [row] = change.gastos;
  const stored = row?.after ?? row?.before;
  if (!stored) return undefined;
  const { cantidad, nombre } = readableGasto(stored);
  return CHANGING.detail(format.cantidad(toCents(cantidad)), shownNombre(nombre));
}
