/** In no certain order. */
export type IdSet = Iterable<number> & { readonly size: number; has: (id: number) => boolean };

/** From here on, a byte for each possible id is cheaper than a Set: that takes a second for a million. */
const MANY_IDS = 1000;

/** The greatest id must be below this many times their number. */
const MAX_SPREAD = 16;

/** A byte for each id; the database gives numbers close together. */
class CloseIds implements IdSet {
  constructor(
    readonly marks: Uint8Array,
    readonly size: number,
  ) {}

  has(id: number): boolean {
    return this.marks[id] === 1;
  }

  *[Symbol.iterator](): Iterator<number> {
    for (let id = this.marks.indexOf(1); id >= 0; id = this.marks.indexOf(1, id + 1)) yield id;
  }
}

/** Repeated ids count once. */
export function idSetOf(ids: ArrayLike<number>): IdSet {
  const length = ids.length < MANY_IDS ? 0 : lengthFor(ids);
  if (length === 0) return new Set(Array.from(ids));
  const marks = new Uint8Array(length);
  return mark(new CloseIds(marks, 0), ids, 1);
}

export function idsIn(ids: IdSet): number[] {
  if (!(ids instanceof CloseIds)) return [...ids];
  const list: number[] = [];
  for (let id = 0; id < ids.marks.length; id += 1) if (ids.marks[id] === 1) list.push(id);
  return list;
}

export function changeIds(ids: IdSet, changed: readonly number[], isAdded: boolean): IdSet {
  if (ids instanceof CloseIds && changed.every((id) => id in ids.marks))
    return mark(new CloseIds(ids.marks.slice(), ids.size), changed, isAdded ? 1 : 0);
  if (isAdded) return idSetOf([...idsIn(ids), ...changed]);
  const removed = new Set(changed);
  return idSetOf(idsIn(ids).filter((id) => !removed.has(id)));
}

export function listedIds(ids: IdSet, listed: ArrayLike<number>): IdSet {
  if (ids instanceof CloseIds) return listedMarks(ids, listed);
  const found: number[] = [];
  for (let index = 0; index < listed.length && found.length < ids.size; index += 1) {
    const id = listed[index];
    if (id !== undefined && ids.has(id)) found.push(id);
  }
  return idSetOf(found);
}

function listedMarks({ marks, size }: CloseIds, listed: ArrayLike<number>): CloseIds {
  const found = new Uint8Array(marks.length);
  let count = 0;
  for (let index = 0; index < listed.length && count < size; index += 1) {
    const id = listed[index] ?? 0;
    if (marks[id] !== 1 || found[id] === 1) continue;
    found[id] = 1;
    count += 1;
  }
  return new CloseIds(found, count);
}

/** 0 if ids are not whole, or too far apart. */
function lengthFor(ids: ArrayLike<number>): number {
  let greatest = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? -1;
    if (!Number.isInteger(id) || id < 0) return 0;
    if (id > greatest) greatest = id;
  }
  return greatest < MAX_SPREAD * ids.length ? greatest + 1 : 0;
}

function mark({ marks, size }: CloseIds, ids: ArrayLike<number>, value: 0 | 1): CloseIds {
  let marked = size;
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    if (marks[id] === value) continue;
    marks[id] = value;
    marked += value === 1 ? 1 : -1;
  }
  return new CloseIds(marks, marked);
}
