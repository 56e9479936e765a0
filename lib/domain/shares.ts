import type { Usage } from './catalogo-usage';
import { MISSING_ID } from './gastos-query';
import { partOf, type Cents } from './money';

export type Share = {
  /** Local ids; {@link MISSING_ID} stands for all missing rows. */
  ids: readonly number[];
  total: Cents;
  count: number;
  /** From 0 to 1. */
  part: number;
};

/** The largest first; missing rows make one share. */
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

export function totalOfShare(
  usages: ReadonlyMap<number, Usage>,
  { ids }: Pick<Share, 'ids'>,
  rows: ReadonlyMap<number, unknown>,
): Cents {
  let sum = 0n;
  for (const [id, { total }] of usages) if (ids.includes(shownId(id, rows))) sum += total;
  return sum;
}

/** Joins all but the first `most` in one, which `describe` completes. */
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
