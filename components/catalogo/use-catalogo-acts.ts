import { useState } from 'react';
import { toast } from '@/components/acts/toast';
import { notifyAct } from '@/components/acts/notify-change';
import { focusHeading } from '@/components/ui/focus';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { createStarters, removeRows } from '@/lib/page/catalogo-acts';
import { useFormat } from '@/lib/hooks/use-format';
import { STARTERS } from '@/lib/sample/starters';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { changeFaultSentence } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';

/**
 * What is done without asking: the starters, and deleting what no expense uses. A row that turns out to be in use goes
 * to `onInUse`; `busy` is the id of the row that is being deleted.
 */
export function useCatalogoActs(table: CatalogoTable, onInUse: (row: CatalogoRow) => void) {
  const format = useFormat();
  const [busy, setBusy] = useState<number | null>(null);

  async function addStarters() {
    const added = await createStarters(table, STARTERS);
    if (added.ok && added.value) {
      notifyAct(added.value, format);
      focusHeading();
    } else if (!added.ok && !isRowFault(added.fault)) {
      toast.error(CATALOGO.saveFailed, { description: changeFaultSentence(added.fault) });
    }
  }

  async function removeUnused(row: CatalogoRow) {
    if (busy !== null) return;
    setBusy(row.id);
    const removed = await removeRows(table, 'deleted', [row.id], null);
    setBusy(null);
    if (removed.ok) {
      if (removed.value) notifyAct(removed.value, format, shorten(row.nombre));
      focusHeading();
    } else if (removed.fault === 'in-use') onInUse(row);
    else if (removed.fault === 'gone' || removed.fault === 'destination-gone')
      toast.info(CATALOGO_SCREENS[table].gone);
    else toast.error(CATALOGO.removeFailed, { description: changeFaultSentence(removed.fault) });
  }

  return { busy, addStarters, removeUnused };
}

/** Another tab was quicker: the list shows what it did. */
function isRowFault(fault: string): fault is 'nombre-taken' | 'changed-elsewhere' | 'gone' {
  return fault === 'nombre-taken' || fault === 'changed-elsewhere' || fault === 'gone';
}
