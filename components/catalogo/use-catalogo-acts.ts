import { useState } from 'react';
import { withLoaded } from '@/components/acts/load-page-acts';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';

function loadActs() {
  return import('./catalogo-and-notify');
}

/**
 * What is done without asking: the starters, and deleting what no expense uses. A row that turns out to be in use goes
 * to `onInUse`; `busy` is the id of the row that is being deleted.
 */
export function useCatalogoActs(table: CatalogoTable, onInUse: (row: CatalogoRow) => void) {
  const format = useFormat();
  const [busy, setBusy] = useState<number | null>(null);

  function addStarters() {
    return withLoaded(loadActs, ({ addStartersAndNotify }) => addStartersAndNotify(table, format));
  }

  async function removeUnused(row: CatalogoRow) {
    if (busy !== null) return;
    setBusy(row.id);
    await withLoaded(loadActs, ({ removeUnusedAndNotify }) =>
      removeUnusedAndNotify(table, row, format, onInUse),
    );
    setBusy(null);
  }

  return { busy, addStarters, removeUnused };
}
