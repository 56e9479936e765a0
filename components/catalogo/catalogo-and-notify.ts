import { toast } from '@/components/acts/toast';
import { notifyAct } from '@/components/acts/notify-change';
import { focusHeading } from '@/components/ui/focus';
import { addToCatalogo, removeFromCatalogo } from '@/lib/db/edit-catalogo';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { perform } from '@/lib/page/history';
import { STARTERS } from '@/lib/sample/vocabulary';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { changeFaultSentence } from '@/lib/text/acts';
import { shorten, type Format } from '@/lib/text/format';

export async function addStartersAndNotify(table: CatalogoTable, format: Format): Promise<void> {
  const added = await perform(`${table}-added`, addToCatalogo(table, STARTERS[table]));
  if (added.ok && added.value) {
    notifyAct(added.value, format);
    focusHeading();
  }
  // With a taken nombre, another tab was quicker; the list shows its result.
  if (!added.ok && added.fault !== 'nombre-taken')
    toast.error(CATALOGO.saveFailed, { description: changeFaultSentence(added.fault) });
}

/** If an expense uses the row, only `onInUse` is called. */
export async function removeUnusedAndNotify(
  table: CatalogoTable,
  row: CatalogoRow,
  format: Format,
  onInUse: (row: CatalogoRow) => void,
): Promise<void> {
  const removed = await perform(`${table}-deleted`, removeFromCatalogo(table, [row.id], null));
  if (removed.ok) {
    if (removed.value) notifyAct(removed.value, format, shorten(row.nombre));
    focusHeading();
  } else if (removed.fault === 'in-use') onInUse(row);
  else if (removed.fault === 'gone' || removed.fault === 'destination-gone')
    toast.info(CATALOGO_SCREENS[table].gone);
  else toast.error(CATALOGO.removeFailed, { description: changeFaultSentence(removed.fault) });
}
