import { comparePeriod, daysPassed } from '@/lib/domain/comparison';
import type { Fecha } from '@/lib/domain/dates';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { buildGasto } from '../../support/build-gasto';

/** Months that have an expense of these amounts on these days, and months without any. */
function summariesOf(spent: Record<Fecha, number>, ...empty: string[]) {
  const meses = new Set([...Object.keys(spent).map((fecha) => fecha.slice(0, 7)), ...empty]);
  return new Map(
    Array.from(meses, (mes) => [
      mes,
      summarizeMes(
        Object.entries(spent)
          .filter(([fecha]) => fecha.startsWith(mes))
          .map(([fecha, cantidad], index) => buildGasto({ id: index + 1, fecha, cantidad })),
      ),
    ]),
  );
}

it.each([
  ['2026-10', '2026-10-17', 17],
  ['2026-09', '2026-10-17', 30],
  ['2024-02', '2026-10-17', 29],
  ['2026-02', '2026-10-17', 28],
  ['2026-11', '2026-10-17', 0],
])('of %s, on %s, %i days have passed', (mes, today, days) => {
  expect(daysPassed(mes, today)).toBe(days);
});

it('compares the current month so far with the same days of the last', () => {
  const summaries = summariesOf({
    '2026-09-10': 80,
    '2026-09-20': 500,
    '2026-10-01': 60,
    '2026-10-10': 40,
    '2026-10-25': 900,
  });
  expect(comparePeriod(summaries, { kind: 'mes', mes: '2026-10' }, '2026-10-10')).toEqual({
    spent: 10_000n,
    each: 1000n,
    before: 8000n,
    mean: { each: 1933n, meses: 1 },
  });
});

it('compares a month that is over with the whole of the one before', () => {
  const summaries = summariesOf({ '2026-01-31': 31, '2026-02-28': 56 });
  expect(comparePeriod(summaries, { kind: 'mes', mes: '2026-02' }, '2026-10-10')).toMatchObject({
    spent: 5600n,
    each: 200n,
    before: 3100n,
  });
});

it('spreads what was entered ahead over all of its month', () => {
  const summaries = summariesOf({ '2026-11-05': 60 });
  expect(comparePeriod(summaries, { kind: 'mes', mes: '2026-11' }, '2026-10-10').each).toBe(200n);
});

it('takes the last day of a shorter month for the same day', () => {
  const summaries = summariesOf({ '2026-02-28': 10, '2026-03-30': 20 });
  expect(comparePeriod(summaries, { kind: 'mes', mes: '2026-03' }, '2026-03-31').before).toBe(1000n);
});

it('has nothing to compare the first month with', () => {
  const summaries = summariesOf({ '2026-10-01': 10 }, '2026-09', '2026-08');
  expect(comparePeriod(summaries, { kind: 'mes', mes: '2026-10' }, '2026-10-10')).toMatchObject({
    before: null,
    mean: null,
  });
});

it('means the six months before, from the first with expenses on', () => {
  const summaries = summariesOf(
    { '2026-03-01': 1000, '2026-07-01': 30, '2026-09-01': 60, '2026-10-01': 5 },
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-08',
  );
  expect(comparePeriod(summaries, { kind: 'mes', mes: '2026-10' }, '2026-10-10').mean).toEqual({
    // 90,00 in the 92 days of July, August and September.
    each: 98n,
    meses: 3,
  });
});

it('compares nothing with a month or a year that is still to come', () => {
  const summaries = summariesOf({ '2026-10-01': 10, '2026-11-02': 3, '2025-01-01': 5 });
  expect(comparePeriod(summaries, { kind: 'mes', mes: '2026-11' }, '2026-10-10').before).toBeNull();
  expect(comparePeriod(summaries, { kind: 'mes', mes: '2026-12' }, '2026-10-10')).toMatchObject({
    before: null,
    mean: null,
  });
  expect(comparePeriod(summaries, { kind: 'year', year: '2027' }, '2026-10-10').before).toBeNull();
});

it('compares the current year so far with the same days of the last', () => {
  const summaries = summariesOf({
    '2025-03-10': 90,
    '2025-03-20': 1,
    '2026-01-01': 30,
    '2026-03-15': 60,
    '2026-12-01': 7,
  });
  expect(comparePeriod(summaries, { kind: 'year', year: '2026' }, '2026-03-15')).toEqual({
    spent: 9000n,
    each: 3000n,
    before: 9000n,
    mean: null,
  });
});

it.each([
  ['of a first year, from its first month on', { '2026-09-20': 300, '2026-11-02': 60 }, 12000n],
  ['of one whose first month is the current one', { '2026-11-02': 60 }, 6000n],
  ['of one that has only what is still to come', { '2026-12-02': 60 }, 0n],
  ['of one without expenses', {}, 0n],
  ['of one after another, all its months', { '2025-12-31': 5, '2026-11-02': 110 }, 1000n],
])('means the months so far %s', (_, gastos, each) => {
  const summaries = summariesOf(gastos, '2026-10');
  expect(comparePeriod(summaries, { kind: 'year', year: '2026' }, '2026-11-22').each).toBe(each);
});

it('compares a year that is over with the whole of the one before', () => {
  const summaries = summariesOf({ '2024-12-31': 12, '2025-05-01': 24 });
  expect(comparePeriod(summaries, { kind: 'year', year: '2025' }, '2026-03-15')).toEqual({
    spent: 2400n,
    each: 200n,
    before: 1200n,
    mean: null,
  });
});
