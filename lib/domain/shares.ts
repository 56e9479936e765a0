import type { Usage } from './catalogo-usage';
import { MISSING_ID } from './gastos-query';
import { partOf, type Cents } from './money';

/** The part that a group of expenses is of a whole. */
export type Share = {
  /** The local ids of the rows that it stands for; {@link MISSING_ID} for all that are not there. */
  ids: readonly number[];
  total: Cents;
  count: number;
  /** Which part of the whole it is, from 0 to 1. */
  part: number;
};

/**
 * The shares of the rows that expenses refer to, the largest first. Rows that are not there make one share together.
 */
export function sharesOf(usages: ReadonlyMap<number, Usage>, rows: ReadonlyMap<number, unknown>): Share[] {
  const known = new Map<number, Usage>();
  let whole = 0n;
  for (const [id, { count, total }] of usages) {
    const shown = shownId(id, rows);
    const before = known.get(shown) ?? { count: 0, total: 0n };
    known.set(shown, { count: before.count + count, total: before.total + total });
    whole += total;
  }
  return Array.from(known, ([id, { count, total }]) => ({
    ids: [id],
    total,
    count,
    part: partOf(total, whole),
  })).sort((a, b) => (a.total === b.total ? 0 : a.total < b.total ? 1 : -1));
}

/** How much of other usages belongs to the rows of a share. */
export function totalOfShare(
  usages: ReadonlyMap<number, Usage>,
  { ids }: Pick<Share, 'ids'>,
  rows: ReadonlyMap<number, unknown>,
): Cents {
  let sum = 0n;
  for (const [id, { total }] of usages) if (ids.includes(shownId(id, rows))) sum += total;
  return sum;
}

/** The first `most` shares and, if there are more, one share of all others, which `describe` completes. */
export function withOthers<Shown extends Share>(
  shares: readonly Shown[],
  most: number,
  describe: (others: Share) => Shown,
): Shown[] {
  const rest = shares.slice(most);
  if (rest.length === 0) return [...shares];
  const others = {
    ids: rest.flatMap(({ ids }) => ids),
    total: rest.reduce((sum, { total }) => sum + total, 0n),
    count: rest.reduce((sum, { count }) => sum + count, 0),
    part: rest.reduce((sum, { part }) => sum + part, 0),
  };
  return [...shares.slice(0, most), describe(others)];
}

function shownId(id: number, rows: ReadonlyMap<number, unknown>): number {
  return rows.has(id) ? id : MISSING_ID;
}
