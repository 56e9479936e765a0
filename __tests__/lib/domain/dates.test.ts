import fc from 'fast-check';
import {
  addDays,
  addMesesToFecha,
  addMesesToMes,
  daysInMes,
  fechaOf,
  isFecha,
  isMes,
  toLocalNoon,
  weekdayOf,
  WEEKDAYS,
  weekOf,
} from '@/lib/domain/dates';

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

describe('isFecha', () => {
  it.each([
    '2026-02-28',
    '2024-02-29',
    '2000-02-29',
    '2026-01-31',
    '2026-04-30',
    '2026-12-31',
    '0000-01-01',
    '9999-12-31',
  ])('takes %s', (text) => {
    expect(isFecha(text)).toBe(true);
  });

  it.each([
    ['a day that the month does not have', '2026-02-30'],
    ['a leap day of a common year', '2026-02-29'],
    ['a leap day of a century that is no leap year', '1900-02-29'],
    ['the 31st of a month of 30 days', '2026-04-31'],
    ['day 32', '2026-01-32'],
    ['day 0', '2026-01-00'],
    ['month 0', '2026-00-10'],
    ['month 13', '2026-13-01'],
    ['no padding', '2026-2-3'],
    ['the day first', '15-01-2026'],
    ['slashes', '2026/01/15'],
    ['no dashes', '20260115'],
    ['a time behind it', '2026-01-15T00:00:00'],
    ['a space before it', ' 2026-01-15'],
    ['a space behind it', '2026-01-15 '],
    ['a line break behind it', '2026-01-15\n'],
    ['a short year', '26-01-15'],
    ['a year of five digits', '12026-01-15'],
    ['a negative year', '-026-01-15'],
    ['digits that are not ASCII', '２０２６-01-15'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isFecha(text)).toBe(false);
  });
});

it.each([
  ['2026-02', 28],
  ['2024-02', 29],
  ['1900-02', 28],
  ['2000-02', 29],
  ['2026-01', 31],
  ['2026-04', 30],
  ['2026-06', 30],
  ['2026-09', 30],
  ['2026-11', 30],
  ['2026-12', 31],
])('%s has %i days', (mes, days) => {
  expect(daysInMes(mes)).toBe(days);
});

it.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-01-01', false],
  ['2026-01\n', false],
  ['', false],
])('isMes of %j is %s', (text, expected) => {
  expect(isMes(text)).toBe(expected);
});

describe('addDays', () => {
  it.each([
    ['over the end of a year', '2026-12-31', 1, '2027-01-01'],
    ['back over the end of a year', '2027-01-01', -1, '2026-12-31'],
    ['into a leap day', '2024-02-28', 1, '2024-02-29'],
    ['past February of a common year', '2026-02-28', 1, '2026-03-01'],
    ['onto the day whose midnight the clocks skip', '2026-09-05', 1, '2026-09-06'],
    ['over that day', '2026-09-06', 1, '2026-09-07'],
    ['over the day of 25 hours', '2026-04-04', 1, '2026-04-05'],
    ['back over the day of 25 hours', '2026-04-05', -1, '2026-04-04'],
    ['nowhere', '2026-05-05', 0, '2026-05-05'],
    ['over a whole leap year', '2024-01-01', 366, '2025-01-01'],
    ['in the first century', '0099-12-31', 1, '0100-01-01'],
  ])('counts %s', (_, fecha, days, expected) => {
    expect(addDays(fecha, days)).toBe(expected);
  });

  it('agrees with days counted in UTC', () => {
    const start = Date.UTC(1950, 0, 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: -3000, max: 3000 }),
        (from, days) => {
          const fecha = new Date(start + from * 86_400_000).toISOString().slice(0, 10);
          const expected = new Date(start + (from + days) * 86_400_000).toISOString().slice(0, 10);
          expect(addDays(fecha, days)).toBe(expected);
        },
      ),
    );
  });
});

it.each([
  ['2026-06-30', -4, '2026-02-28'],
  ['2024-06-30', -4, '2024-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-10', 0, '2026-03-10'],
])('%s and %i months is %s', (fecha, meses, expected) => {
  expect(addMesesToFecha(fecha, meses)).toBe(expected);
});

it.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', -29, '2023-12'],
  ['0000-01', -1, '0000-01'],
  ['9999-12', 1, '9999-12'],
  ['0009-12', 1, '0010-01'],
])('month %s and %i months is %s', (mes, meses, expected) => {
  expect(addMesesToMes(mes, meses)).toBe(expected);
});

it.each([
  ['just after midnight', new Date(2026, 0, 1, 0, 0, 1), '2026-01-01'],
  ['just before midnight', new Date(2026, 11, 31, 23, 59, 59), '2026-12-31'],
  ['in an early year', new Date('0005-04-23T12:00:00'), '0005-04-23'],
])('fechaOf is the day of the device’s clock %s', (_, moment, expected) => {
  expect(fechaOf(moment)).toBe(expected);
});

it.each(['2026-09-06', '2026-04-05', '2026-01-01', '0050-06-01'])(
  'toLocalNoon of %s is noon of that day',
  (fecha) => {
    const noon = toLocalNoon(fecha);
    expect(noon.getHours()).toBe(12);
    expect(fechaOf(noon)).toBe(fecha);
  },
);
