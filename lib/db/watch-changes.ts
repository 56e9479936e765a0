import { followChanges } from './changes';
import { observedPart, type ChangedKeys } from './observed';

/** `all` if the ids of expenses are not known. */
export type StoredChange = { gastos: readonly number[] | 'all'; catalogo: boolean };

type KeyRanges = ChangedKeys[string];

/**
 * Hears every transaction that changed data, of this page, another tab or a worker. The answered function ends the
 * watch.
 */
export function watchChanges(
  { name }: { name: string },
  onChange: (change: StoredChange) => void,
): () => void {
  return followChanges((changed) => {
    const change = changeOf(changed, name);
    if (change.catalogo || change.gastos === 'all' || change.gastos.length > 0) onChange(change);
  });
}

/** Dexie names changed and deleted keys of a table apart; `all` stands for everything. */
function changeOf(parts: ChangedKeys, name: string): StoredChange {
  if ('all' in parts) return { gastos: 'all', catalogo: true };
  function changed(table: string): KeyRanges[] {
    return ['', ':dels'].flatMap((index) => parts[observedPart(name, table, index)] ?? []);
  }
  const ids = new Set<number>();
  const known = changed('gastos').every((tree) => addKeys(tree, ids));
  return {
    gastos: known ? [...ids] : 'all',
    catalogo: [...changed('categorias'), ...changed('metodosPago')].some((tree) => 'from' in tree),
  };
}

/** Adds the single keys of a tree; false if it holds ranges. */
function addKeys(tree: KeyRanges | null | undefined, ids: Set<number>): boolean {
  if (!tree || !('from' in tree)) return true;
  if (typeof tree.from !== 'number' || tree.from !== tree.to) return false;
  ids.add(tree.from);
  return addKeys(tree.l, ids) && addKeys(tree.r, ids);
}
