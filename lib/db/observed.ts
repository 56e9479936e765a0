import type { ObservabilitySet } from 'dexie';

/** The keys that changed, as Dexie tells them: a tree of ranges for each part, or `all` for everything. */
export type ChangedKeys = ObservabilitySet;

type KeyRanges = ChangedKeys[string];

/** Dexie's name of an index; that of ids is empty. */
export function observedPart(database: string, table: string, index: string): string {
  return `idb://${database}/${table}/${index}`;
}

/** Remembers which keys a reading looked at, to tell the changes after which it may answer otherwise. */
export class Observed {
  readonly #ranges = new Map<string, (IDBKeyRange | undefined)[]>();
  readonly #keys = new Map<string, Set<IDBValidKey>>();

  /** All keys if there is no range. */
  noteRange(part: string, range: IDBKeyRange | undefined): void {
    const ranges = this.#ranges.get(part) ?? [];
    this.#ranges.set(part, ranges);
    ranges.push(range);
  }

  noteKeys(part: string, keys: readonly IDBValidKey[]): void {
    const known = this.#keys.get(part) ?? new Set();
    this.#keys.set(part, known);
    for (const key of keys) known.add(key);
  }

  isTouchedBy(changed: ChangedKeys): boolean {
    return 'all' in changed || Object.keys(changed).some((part) => this.#isTouchedIn(part, changed[part]));
  }

  #isTouchedIn(part: string, tree: KeyRanges | null | undefined): boolean {
    if (!tree || !('from' in tree)) return false;
    const { from, to } = tree as { from: IDBValidKey; to: IDBValidKey };
    const keys = this.#keys.get(part);
    const isHit =
      (this.#ranges.get(part)?.some((range) => meets(range, from, to)) ?? false) ||
      (keys !== undefined && (from === to ? keys.has(from) : keys.size > 0));
    return isHit || this.#isTouchedIn(part, tree.l) || this.#isTouchedIn(part, tree.r);
  }
}

/** In doubt true: a value that is no key, which only broken rows have, cannot be compared. */
function meets(range: IDBKeyRange | undefined, from: IDBValidKey, to: IDBValidKey): boolean {
  const [lower, upper] = [range?.lower as IDBValidKey | undefined, range?.upper as IDBValidKey | undefined];
  try {
    return (
      (lower === undefined || indexedDB.cmp(lower, to) <= 0) &&
      (upper === undefined || indexedDB.cmp(from, upper) <= 0)
    );
  } catch {
    return true;
  }
}
