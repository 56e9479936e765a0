import fc from 'fast-check';
import { addDays, addMesesToFecha, daysBetween, type Fecha } from '@/lib/domain/dates';
import { usualDayAfter } from '@/lib/domain/recurring/usual-day';

it.each<[string, [Fecha, ...Fecha[]], Fecha]>([
  ['of one day is a month later', ['2026-09-15'], '2026-10-15'],
  ['of a 30th that stands for a 31st is the 31st', ['2026-09-30', '2026-08-31', '2026-07-31'], '2026-10-31'],
  [
    'of a 30th that stands for a 1st is the next 1st but one',
    ['2026-09-30', '2026-09-01', '2026-08-01'],
    '2026-11-01',
  ],
  ['of a 2nd that stands for a 31st is the 31st', ['2026-03-02', '2026-01-31', '2025-12-31'], '2026-03-31'],
  ['in February is its last day', ['2026-01-31', '2025-12-31'], '2026-02-28'],
  ['in a leap year is the 29th', ['2024-01-31', '2023-12-31'], '2024-02-29'],
  ['after February is the 30th again', ['2026-02-28', '2026-01-30', '2025-12-30'], '2026-03-30'],
  ['over the end of a year', ['2026-12-05', '2026-11-05'], '2027-01-05'],
  ['is the most frequent one', ['2026-09-07', '2026-08-05', '2026-07-06', '2026-06-05'], '2026-10-05'],
  [
    'is the newest of two as frequent',
    ['2026-09-07', '2026-08-05', '2026-07-07', '2026-06-05'],
    '2026-10-07',
  ],
  [
    'is that of the last six',
    [
      '2026-09-07',
      '2026-08-06',
      '2026-07-08',
      '2026-06-07',
      '2026-05-09',
      '2026-04-06',
      '2026-03-06',
      '2026-02-06',
    ],
    '2026-10-07',
  ],
  [
    'counts the sixth',
    ['2026-09-07', '2026-08-06', '2026-07-08', '2026-06-07', '2026-05-06', '2026-04-06'],
    '2026-10-06',
  ],
])('the usual day %s', (_, fechas, next) => {
  expect(usualDayAfter(fechas)).toBe(next);
});

it('lies at most 16 days from a month after the last one, and after it', () => {
  const days = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(days, (offsets) => {
      const [last = '', ...before] = offsets
        .sort((a, b) => b - a)
        .map((offset) => addDays('2023-12-01', offset));
      const next = usualDayAfter([last, ...before]);
      expect(next > last).toBe(true);
      expect(Math.abs(daysBetween(addMesesToFecha(last, 1), next))).toBeLessThanOrEqual(16);
    }),
  );
});
