import fc from 'fast-check';
import {
  axisMarks,
  dayLimitsOf,
  drawnUnits,
  levelOf,
  type Share,
  sharesOf,
  spendingByDay,
  weeksOf,
  withOthers,
} from '@/lib/domain/figures';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { buildGasto } from '../../support/build-gasto';

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

it.each([
  [0, [0]],
  [0.03, [0, 0.01, 0.02, 0.03]],
  [0.09, [0, 0.05, 0.1]],
  [0.37, [0, 0.1, 0.2, 0.3, 0.4]],
  [0.9, [0, 0.25, 0.5, 0.75, 1]],
  [4, [0, 1, 2, 3, 4]],
  [1548.06, [0, 500, 1000, 1500, 2000]],
  [2000, [0, 500, 1000, 1500, 2000]],
  [9_999, [0, 2500, 5000, 7500, 10_000]],
])('an axis up to %d has the marks %j', (largest, marks) => {
  const found = axisMarks(largest, 4);
  expect(found).toHaveLength(marks.length);
  found.forEach((mark, position) => {
    expect(mark).toBeCloseTo(marks[position] ?? NaN, 10);
  });
});

it('an axis always holds its largest value, in at most twice the steps asked for', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), (largest) => {
      const marks = axisMarks(largest, 4);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-9));
      expect(marks.length).toBeLessThanOrEqual(6);
    }),
  );
});

it.each([
  [0n, 0],
  [250n, 2.5],
  [10n ** 310n, 1e300],
])('%d cents are drawn as %d', (cents, units) => {
  expect(drawnUnits(cents)).toBe(units);
});

/** How many days of other months stand before the first and after the last, and how many weeks there are. */
function edgesOf(weeks: ReturnType<typeof weeksOf>) {
  const days = weeks.flat();
  const first = days.findIndex((day) => day !== null);
  const last = days.findLastIndex((day) => day !== null);
  return { weeks: weeks.length, before: first, after: days.length - 1 - last, days: last - first + 1 };
}

it.each([
  ['2026-02', 7, { weeks: 4, before: 0, after: 0, days: 28 }],
  ['2026-02', 1, { weeks: 5, before: 6, after: 1, days: 28 }],
  ['2024-02', 1, { weeks: 5, before: 3, after: 3, days: 29 }],
  ['2026-09', 1, { weeks: 5, before: 1, after: 4, days: 30 }],
  ['2026-10', 1, { weeks: 5, before: 3, after: 1, days: 31 }],
  ['2026-08', 1, { weeks: 6, before: 5, after: 6, days: 31 }],
  ['2026-08', 6, { weeks: 5, before: 0, after: 4, days: 31 }],
] as const)('%s with weeks from day %i', (mes, firstWeekday, edges) => {
  const weeks = weeksOf(mes, firstWeekday);
  expect(edgesOf(weeks)).toEqual(edges);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter((day) => day !== null)).toEqual(
    Array.from({ length: edges.days }, (_, index) => `${mes}-${String(index + 1).padStart(2, '0')}`),
  );
});

function shadesOf(...cents: bigint[]) {
  const limits = dayLimitsOf(cents);
  return cents.map((one) => levelOf(one, limits));
}

it.each([
  ['five days, a class each', [5000n, 1000n, 3000n, 2000n, 4000n], [5, 1, 3, 2, 4]],
  ['ten days, two of a class', [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]],
  ['one day', [500n], [5]],
  ['two days', [500n, 900n], [3, 5]],
  ['equal sums', [500n, 500n, 500n], [5, 5, 5]],
  ['one day far above the others', [1000n, 2000n, 3000n, 4000n, 5_033_000n], [1, 2, 3, 4, 5]],
  ['amounts beyond all measure', [10n ** 330n, 5n], [5, 3]],
  ['nothing', [0n], [0]],
  ['money back', [-500n, 500n], [0, 5]],
])('classes: %s', (_, cents, levels) => {
  expect(shadesOf(...cents)).toEqual(levels);
});

it('limits are rounded up to two digits, and no day is above its own', () => {
  const limits = dayLimitsOf([1234n, 347n, 99n, 1201n, 86_250n]);
  expect(limits).toEqual([99n, 350n, 1300n, 87_000n]);
  expect(limits.map((most) => levelOf(most, limits))).toEqual([2, 3, 4, 5]);
});

it('22 everyday days beside a rent have five shades', () => {
  const days = Array.from({ length: 22 }, (_, index) => BigInt(500 + 250 * index));
  expect(new Set(shadesOf(...days)).size).toBe(5);
});

it('recibos are added up apart', () => {
  const { gastos } = summarizeMes([
    buildGasto({ id: 1, fecha: '2026-10-01', cantidad: 850 }),
    buildGasto({ id: 2, fecha: '2026-10-01', cantidad: 2.5 }),
    buildGasto({ id: 3, fecha: '2026-10-02', cantidad: 4 }),
  ]);
  expect(spendingByDay(gastos, new Set([1]))).toEqual({
    everyday: new Map([
      ['2026-10-01', 250n],
      ['2026-10-02', 400n],
    ]),
    recibos: new Map([['2026-10-01', 85_000n]]),
  });
});
