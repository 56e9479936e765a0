import fc from 'fast-check';
import { divideCents, partOf, centsToDecimal, roundEstimate, toCents } from '@/lib/domain/money';

describe('toCents', () => {
  it.each([
    [0, 0n],
    [1, 100n],
    [12.5, 1250n],
    [45.55, 4555n],
    [1.005, 101n],
    [1.004, 100n],
    [0.1 + 0.2, 30n],
    [0.005, 1n],
    [0.0049, 0n],
    [0.995, 100n],
    [9.995, 1000n],
    [1e-7, 0n],
    [5e-324, 0n],
    [1.15, 115n],
    [8.575, 858n],
    [999_999_999.995, 100_000_000_000n],
    [2 ** 53, 900719925474099200n],
    [1e21, 10n ** 23n],
    [1.5e21, 15n * 10n ** 22n],
    [1e300, 10n ** 302n],
    [-1.005, -101n],
    [-12.5, -1250n],
    [-1e21, -(10n ** 23n)],
    [-1e-7, 0n],
  ])('%d is %s hundredths', (cantidad, cents) => {
    expect(toCents(cantidad)).toBe(cents);
  });

  it('gives back every amount of whole hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (cents) => {
        expect(toCents(cents / 100)).toBe(BigInt(cents));
      }),
    );
  });

  it('rounds every finite number as the formatters do', () => {
    const formatter = new Intl.NumberFormat('en-US', {
      useGrouping: false,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const cantidades = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    );
    fc.assert(
      fc.property(cantidades, (cantidad) => {
        expect(toCents(cantidad)).toBe(BigInt(formatter.format(cantidad).replace('.', '')));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('divideCents', () => {
  it.each([
    [100n, 3, 33n],
    [200n, 3, 67n],
    [1n, 2, 1n],
    [-1n, 2, -1n],
    [0n, 5, 0n],
    [10n ** 30n, 3, (10n ** 30n - 1n) / 3n],
  ])('%s in %i parts are %s each', (cents, parts, each) => {
    expect(divideCents(cents, parts)).toBe(each);
  });
});

it.each([
  [0n, 0n],
  [999n, 999n],
  [1049n, 1000n],
  [26_924n, 26_900n],
  [26_950n, 27_000n],
])('of %s cents, %s are estimated', (cents, estimate) => {
  expect(roundEstimate(cents)).toBe(estimate);
});

describe('partOf', () => {
  it.each([
    [1n, 4n, 0.25],
    [4n, 4n, 1],
    [5n, 4n, 1.25],
    [0n, 4n, 0],
    [4n, 0n, 0],
    // Little is not nothing.
    [1n, 10n ** 15n, 0.000001],
    [10n ** 400n, 4n * 10n ** 400n, 0.25],
  ])('case %#', (cents, whole, part) => {
    expect(partOf(cents, whole)).toBe(part);
  });
});

it.each([
  [229840n, '2298.40'],
  [0n, '0.00'],
  [5n, '0.05'],
  [50n, '0.50'],
  [100n, '1.00'],
  [-5n, '-0.05'],
  [-12345n, '-123.45'],
  [900719925474099299n, '9007199254740992.99'],
])('%s hundredths are written %s', (cents, text) => {
  expect(centsToDecimal(cents)).toBe(text);
});

it.each([NaN, Infinity, -Infinity, undefined as unknown as number])(
  '%s, of broken data, is nothing',
  (cantidad) => {
    expect(toCents(cantidad)).toBe(0n);
  },
);
