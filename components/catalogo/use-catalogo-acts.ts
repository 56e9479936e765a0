import { useState } from 'react';
import { withLoaded } from '@/components/acts/load-page-acts';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';

function loadActs() {
  return import('./catalogo-and-notify');
}

/** `busy` is the id of the row being deleted; `onInUse` gets a row that is used after all. */
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
