import type { ObservabilitySet } from 'dexie';

/** As Dexie tells them: a tree of ranges for each part, or `all`. */
type ChangedKeys = ObservabilitySet;

type KeyRanges = ChangedKeys[string];

/** Dexie's name of an index; that of ids is empty. */
export function observedPart(database: string, table: string, index: string): string {
  return `idb://${database}/${table}/${index}`;
}

/** Keeps the keys that a reading looked at, to know the changes that concern it. */
export class Observed {
  readonly #ranges = new Map<string, (IDBKeyRange | undefined)[]>();
  readonly #keys = new Map<string, Set<IDBValidKey>>();
  readonly #heard: ChangedKeys[] = [];

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

  hear(changed: ChangedKeys): void {
    this.#heard.push(changed);
  }

  /** By changes heard since this was last asked. */
  wasTouched(): boolean {
    return this.#heard
      .splice(0)
      .some(
        (changed) =>
          'all' in changed || Object.keys(changed).some((part) => this.#isTouchedIn(part, changed[part])),
      );
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

/** In doubt true: a value of broken rows that is no key cannot be compared. */
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

type Hear = (changed: ChangedKeys) => void;

/** Dexie's own channel between tabs and workers. */
const CHANNEL_NAME = 'x-storagemutated-1';

const followers = new Set<Hear>();

let channel: BroadcastChannel | null = null;

let isToldByDexie = false;

/** Hears changes of any tab or worker, with and without Dexie. */
export function followChanges(hear: Hear): () => void {
  followers.add(hear);
  openChannel();
  return () => {
    followers.delete(hear);
  };
}

export function tellThroughDexie(subscribe: (hear: Hear) => void): void {
  isToldByDexie = true;
  subscribe(tell);
  const before = channel;
  channel = null;
  // Later: a change told before Dexie listened is still on its way. To hear it twice is harmless.
  if (before)
    setTimeout(() => {
      before.close();
    });
}

function tell(changed: ChangedKeys): void {
  for (const hear of [...followers]) hear(changed);
}

function openChannel(): void {
  if (isToldByDexie || channel || typeof BroadcastChannel === 'undefined' || typeof window === 'undefined')
    return;
  channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', hearMessage);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
}

function hearMessage({ data }: MessageEvent<ChangedKeys | null>): void {
  if (data) tell(data);
}

/** With an open channel, browsers keep no page for «back». */
function leave({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  channel?.close();
  channel = null;
}

function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted || isToldByDexie) return;
  openChannel();
  // Nothing was heard meanwhile.
  tell({ all: { d: 0 } });
}

/** `all` if the ids of expenses are not known. */
export type StoredChange = { gastos: readonly number[] | 'all'; catalogo: boolean };

/** Hears transactions of any tab or worker. */
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

/** False if the tree holds ranges. */
function addKeys(tree: KeyRanges | null | undefined, ids: Set<number>): boolean {
  if (!tree || !('from' in tree)) return true;
  if (typeof tree.from !== 'number' || tree.from !== tree.to) return false;
  ids.add(tree.from);
  return addKeys(tree.l, ids) && addKeys(tree.r, ids);
}
