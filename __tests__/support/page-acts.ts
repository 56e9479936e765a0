import { addEntries, editGasto, editGastos, removeGastos } from '@/lib/db/edit-gastos';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import type { perform } from '@/lib/page/acts/history';
import { STARTERS } from '@/lib/sample/generate-sample';

/** What a person does to expenses, by the history of one page. */
export function pageActs(history: { perform: typeof perform }) {
  return {
    addGasto: (entry: GastoEntry) => history.perform('gasto-added', addEntries([entry], STARTERS)),
    editGasto: (before: Gasto, entry: GastoEntry) =>
      history.perform('gastos-edited', editGasto(before, entry)),
    editGastos: (ids: readonly number[], fields: Partial<GastoFields>) =>
      history.perform('gastos-edited', editGastos(ids, fields)),
    removeGastos: (ids: readonly number[]) => history.perform('gastos-deleted', removeGastos(ids)),
  };
}
