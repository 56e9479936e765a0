import fc from 'fast-check';
import { axisMarks, drawnUnits } from '@/lib/domain/figures';

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
