import { type Share, sharesOf, withOthers } from '@/lib/domain/figures';

const ROWS = new Map([
  [1, 'a'],
  [2, 'b'],
]);

it('puts the largest share first, and all rows that are not there into one', () => {
  const usages = new Map([
    [1, { count: 1, total: 250n }],
    [7, { count: 2, total: 300n }],
    [2, { count: 1, total: 350n }],
    [8, { count: 1, total: 100n }],
  ]);
  expect(sharesOf(usages, ROWS)).toEqual([
    { ids: [0], count: 3, total: 400n, part: 0.4 },
    { ids: [2], count: 1, total: 350n, part: 0.35 },
    { ids: [1], count: 1, total: 250n, part: 0.25 },
  ]);
});

it('has no shares of nothing', () => {
  expect(sharesOf(new Map(), ROWS)).toEqual([]);
});

function share(id: number, total: bigint): Share {
  return { ids: [id], total, count: 1, part: Number(total) / 100 };
}

it('makes one of all shares after the first', () => {
  const shares = [share(1, 50n), share(2, 25n), share(3, 15n), share(4, 10n)];
  expect(withOthers(shares, 2, (others) => others)).toEqual([
    shares[0],
    shares[1],
    { ids: [3, 4], total: 25n, count: 2, part: 0.25 },
  ]);
  expect(withOthers(shares, 4, (others) => others)).toEqual(shares);
});
