import { changeIds, idSetOf, idsIn, listedIds } from '@/lib/domain/id-set';

function byNumber(one: number, other: number): number {
  return one - other;
}

/** As many ids as are held in another way than few are, each `step` from the next. */
function many(step: number): number[] {
  return Array.from({ length: 3000 }, (_, index) => 1 + ((index * 1009) % 3000) * step);
}

describe.each<[string, number[]]>([
  ['none', []],
  ['few', [30, 10, 20]],
  ['many', many(1)],
  ['many with gaps', many(7)],
  ['many far apart', many(1e9)],
  ['many with a broken one', [...many(1), Number.NaN]],
])('%s', (_, ids) => {
  const expected = new Set(ids);

  it('are held, and no others', () => {
    const set = idSetOf(Float64Array.from(ids));
    expect(set.size).toBe(expected.size);
    expect([...set].sort(byNumber)).toEqual([...expected].sort(byNumber));
    expect(idsIn(set).sort(byNumber)).toEqual([...expected].sort(byNumber));
    expect(ids.every((id) => set.has(id))).toBe(true);
    expect([0, -1, 0.5, 2, 1e12 + 3, Infinity].filter((id) => set.has(id) !== expected.has(id))).toEqual([]);
  });

  it('named twice count once', () => {
    expect(idSetOf([...ids, ...ids]).size).toBe(expected.size);
  });

  it('can be more and fewer, and stay what they were themselves', () => {
    const set = idSetOf(ids);
    const more = changeIds(set, [2, 5_000_000, ...ids.slice(0, 2)], true);
    expect(more.size).toBe(new Set([...ids, 2, 5_000_000]).size);
    expect(more.has(5_000_000)).toBe(true);
    const gone = ids.slice(0, 2);
    const fewer = changeIds(set, [...gone, 7_000_000], false);
    expect(fewer.size).toBe(expected.size - gone.length);
    expect(gone.some((id) => fewer.has(id))).toBe(false);
    expect(set.size).toBe(expected.size);
    expect(gone.every((id) => set.has(id))).toBe(true);
  });

  it('are as many as are listed', () => {
    const set = idSetOf(ids);
    const listed = [4_000_000, ...ids.slice(1)];
    expect(idsIn(listedIds(set, listed)).sort(byNumber)).toEqual(ids.slice(1).sort(byNumber));
    expect(listedIds(set, []).size).toBe(0);
  });
});
