import fc from 'fast-check';
import { addDays, weekdayOf, WEEKDAYS, weekOf } from '@/lib/domain/dates';

it.each([
  ['2026-10-05', 1],
  ['2026-10-10', 6],
  ['2026-10-11', 7],
  ['2024-02-29', 4],
  // The day on which the clocks of the tests' zone change at midnight.
  ['2025-09-07', 7],
])('%s is day %i of the week', (fecha, weekday) => {
  expect(weekdayOf(fecha)).toBe(weekday);
});

it.each([
  [1, '2026-09-28', '2026-10-04'],
  [6, '2026-10-03', '2026-10-09'],
  [7, '2026-10-04', '2026-10-10'],
] as const)('where weeks begin with day %i, that of 4 October 2026 runs from %s to %s', (first, from, to) => {
  const week = weekOf('2026-10-04', first);
  expect([week[0], week.at(-1)]).toEqual([from, to]);
});

it('every week has seven days on end, begins with its first day, and holds the day asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(...WEEKDAYS), (days, first) => {
      const fecha = addDays('1950-01-01', days);
      const week = weekOf(fecha, first);
      expect(weekdayOf(week[0] ?? '')).toBe(first);
      expect(week).toEqual(WEEKDAYS.map((_, position) => addDays(week[0] ?? '', position)));
      expect(week).toContain(fecha);
    }),
  );
});
