import fc from 'fast-check';
import { emptySummary, percentOf, reject, type Rejection } from '@/lib/import/import-summary';

function gastoRejection(index: number): Rejection {
  return { kind: 'gasto', index, faults: ['nombre'] };
}

describe('reject', () => {
  it.each<[string, Rejection, number]>([
    ['an expense that breaks a rule', gastoRejection(1), 1],
    [
      'an expense that the database refused',
      { kind: 'gasto-refused', index: 1, refusal: { code: 'refused', name: 'ConstraintError' } },
      1,
    ],
    ['a category', { kind: 'categorias', nombre: '', fault: 'no-nombre' }, 0],
    ['a payment method', { kind: 'metodosPago', nombre: '', fault: 'no-nombre' }, 0],
  ])('lists %s and counts it among the errors, or not', (_, rejection, errors) => {
    const summary = emptySummary();
    reject(summary, rejection);
    expect(summary).toEqual({ ...emptySummary(), errors, rejections: [rejection] });
  });

  it('lists the first 1,000 items and counts the rest', () => {
    const summary = emptySummary();
    for (let index = 1; index <= 1203; index += 1) reject(summary, gastoRejection(index));
    expect(summary.errors).toBe(1203);
    expect(summary.rejections).toHaveLength(1000);
    expect(summary.rejections.at(-1)).toEqual(gastoRejection(1000));
    expect(summary.unlisted).toBe(203);
  });

  it.each([
    [999, 999, 0],
    [1000, 1000, 0],
    [1001, 1000, 1],
  ])('of %i items lists %i and leaves %i out', (items, listed, unlisted) => {
    const summary = emptySummary();
    for (let index = 1; index <= items; index += 1) reject(summary, gastoRejection(index));
    expect([summary.rejections.length, summary.unlisted]).toEqual([listed, unlisted]);
  });
});

describe('percentOf', () => {
  it.each([
    [0, 0, 0],
    [0, 10, 0],
    [1, 3, 33],
    [2, 3, 66],
    [999, 1000, 99],
    [1000, 1000, 99],
    [1, 400_000, 0],
  ])('%i of %i is %i', (done, total, percent) => {
    expect(percentOf(done, total)).toBe(percent);
  });

  it('is a whole number from 0 to 99 that never falls while more is done', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(), fc.nat(), (total, first, second) => {
        const [less, more] = [first % (total + 1), second % (total + 1)].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const percents = [percentOf(less, total), percentOf(more, total)] as const;
        expect(percents.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 99)).toBe(
          true,
        );
        expect(percents[0]).toBeLessThanOrEqual(percents[1]);
      }),
    );
  });
});
