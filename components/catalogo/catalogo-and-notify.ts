import { toast } from '@/components/acts/toast';
import { notifyAct } from '@/components/acts/notify-change';
import { focusHeading } from '@/components/ui/focus';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { createStarters, removeRows } from '@/lib/page/catalogo-acts';
import { STARTERS } from '@/lib/sample/starters';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { changeFaultSentence } from '@/lib/text/acts';
import { shorten, type Format } from '@/lib/text/format';

/** Adds the starters of an empty table, and reports it. */
export async function addStartersAndNotify(table: CatalogoTable, format: Format): Promise<void> {
  const added = await createStarters(table, STARTERS);
  if (added.ok && added.value) {
    notifyAct(added.value, format);
    focusHeading();
  } else if (!added.ok && !isRowFault(added.fault)) {
    toast.error(CATALOGO.saveFailed, { description: changeFaultSentence(added.fault) });
  }
}

/** Deletes an unused row and reports it. If an expense uses the row, only `onInUse` is called. */
export async function removeUnusedAndNotify(
  table: CatalogoTable,
  row: CatalogoRow,
  format: Format,
  onInUse: (row: CatalogoRow) => void,
): Promise<void> {
  const removed = await removeRows(table, 'deleted', [row.id], null);
  if (removed.ok) {
    if (removed.value) notifyAct(removed.value, format, shorten(row.nombre));
    focusHeading();
  } else if (removed.fault === 'in-use') onInUse(row);
  else if (removed.fault === 'gone' || removed.fault === 'destination-gone')
    toast.info(CATALOGO_SCREENS[table].gone);
  else toast.error(CATALOGO.removeFailed, { description: changeFaultSentence(removed.fault) });
}

/** Another tab was quicker; the list shows its result. */
function isRowFault(fault: string): fault is 'nombre-taken' | 'changed-elsewhere' | 'gone' {
  return fault === 'nombre-taken' || fault === 'changed-elsewhere' || fault === 'gone';
}
