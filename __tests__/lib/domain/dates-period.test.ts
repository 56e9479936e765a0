import { summarizeMes } from '@/lib/domain/mes-summary';
import { reciboIdsOf } from '@/lib/domain/recurring/recurring';
import { buildGasto } from '../../support/build-gasto';
import fc from 'fast-check';
import {
  addDays,
  ALL_TIME,
  isFecha,
  isMes,
  mesOf,
  neighbourOf,
  type Period,
  WEEKDAYS,
  weekPeriodOf,
  wholeYearOf,
  yearOf,
} from '@/lib/domain/dates';
import {
  answerMeses,
  drawnMeses,
  listPeriodOf,
  periodMeses,
  readMeses,
  resumenPeriodOf,
} from '@/lib/domain/resumen-period';

const TODAY = '2026-10-17';

it.each([
  ['nothing', null, { kind: 'mes', mes: '2026-10' }],
  ['everything', ALL_TIME, { kind: 'mes', mes: '2026-10' }],
  ['a month', { kind: 'mes', mes: '2024-02' }, { kind: 'mes', mes: '2024-02' }],
  ['a year', { kind: 'range', desde: '2025-01-01', hasta: '2025-12-31' }, { kind: 'year', year: '2025' }],
  [
    'other days',
    { kind: 'range', desde: '2025-01-02', hasta: '2025-12-31' },
    { kind: 'mes', mes: '2026-10' },
  ],
] as const)('an address that asks for %s', (_, asked, period) => {
  expect(resumenPeriodOf(asked, mesOf(TODAY))).toEqual(period);
  expect(resumenPeriodOf(listPeriodOf(period), mesOf(TODAY))).toEqual(period);
});

it('a month is drawn as the last of twelve, a year from January on', () => {
  const beside = drawnMeses({ kind: 'mes', mes: '2026-03' });
  expect([beside.length, beside[0], beside.at(-1)]).toEqual([12, '2025-04', '2026-03']);
  const ofYear = drawnMeses({ kind: 'year', year: '2025' });
  expect([ofYear.length, ofYear[0], ofYear.at(-1)]).toEqual([12, '2025-01', '2025-12']);
});

it('a yearly recibo is known as one in the current month and in any before', () => {
  const fechas = ['2024-01-20', '2025-01-08', '2026-01-20', '2027-01-20'];
  const insurances = fechas.map((fecha, id) => buildGasto({ id, nombre: 'Seguro', cantidad: 320, fecha }));
  const known = ['2025-01', '2026-01', '2027-01'].map((mes) => {
    const summaries = new Map(
      readMeses({ kind: 'mes', mes }, '2027-01-25').map((one) => [
        one,
        summarizeMes(insurances.filter(({ fecha }) => fecha.startsWith(one))),
      ]),
    );
    const ofMes = insurances.find(({ fecha }) => fecha.startsWith(mes));
    return reciboIdsOf(summaries).has(ofMes?.id ?? -1);
  });
  expect(known).toEqual([true, true, true]);
});

it.each([
  ['the current month, with what repeats', { kind: 'mes', mes: '2026-10' }, 21],
  ['another month, with the recibos of a year before', { kind: 'mes', mes: '2026-09' }, 14],
  ['a year, with the one before', { kind: 'year', year: '2026' }, 24],
  ['the first month that there is', { kind: 'mes', mes: '0000-01' }, 1],
  ['the first year that there is', { kind: 'year', year: '0000' }, 12],
] as const)('reads no month twice: %s', (_, period, count) => {
  const meses = readMeses(period, TODAY);
  expect(meses).toHaveLength(count);
  expect(new Set(meses).size).toBe(count);
  expect(meses).toEqual(
    expect.arrayContaining([...periodMeses(period), ...drawnMeses(period), ...answerMeses(period)]),
  );
});

const MONDAY = 1;
const SUNDAY = 7;

function range(desde: string | null, hasta: string | null): Period {
  return { kind: 'range', desde, hasta };
}

function mes(name: string): Period {
  return { kind: 'mes', mes: name };
}

describe('weekPeriodOf', () => {
  it.each([
    ['a Monday', '2026-10-05', '2026-10-05', '2026-10-11'],
    ['a Wednesday', '2026-10-07', '2026-10-05', '2026-10-11'],
    ['a Sunday', '2026-10-11', '2026-10-05', '2026-10-11'],
    ['the last day of a year', '2026-12-31', '2026-12-28', '2027-01-03'],
    ['the first day of a year', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['a leap day', '2024-02-29', '2024-02-26', '2024-03-03'],
    ['the day whose midnight the clocks skip', '2026-09-06', '2026-08-31', '2026-09-06'],
    ['the day after it', '2026-09-07', '2026-09-07', '2026-09-13'],
    ['the day before the one of 25 hours', '2026-04-04', '2026-03-30', '2026-04-05'],
    ['the day of 25 hours', '2026-04-05', '2026-03-30', '2026-04-05'],
  ])('from Monday, holds %s', (_, fecha, desde, hasta) => {
    expect(weekPeriodOf(fecha, MONDAY)).toEqual(range(desde, hasta));
  });

  it.each([
    ['a Sunday', '2026-10-11', '2026-10-11', '2026-10-17'],
    ['a Saturday', '2026-10-10', '2026-10-04', '2026-10-10'],
    ['the last day of a year', '2026-12-31', '2026-12-27', '2027-01-02'],
    ['the first day of a year', '2027-01-01', '2026-12-27', '2027-01-02'],
    ['the day whose midnight the clocks skip', '2026-09-06', '2026-09-06', '2026-09-12'],
    ['the day of 25 hours', '2026-04-05', '2026-04-05', '2026-04-11'],
    ['the day before it', '2026-04-04', '2026-03-29', '2026-04-04'],
  ])('from Sunday, holds %s', (_, fecha, desde, hasta) => {
    expect(weekPeriodOf(fecha, SUNDAY)).toEqual(range(desde, hasta));
  });

  it('is seven days around any day, whichever weekday is the first', () => {
    fc.assert(
      fc.property(fecha, fc.constantFrom(...WEEKDAYS), (day, firstWeekday) => {
        fc.pre(day > '0000-01-07' && day < '9999-12-25');
        const week = weekPeriodOf(day, firstWeekday);
        if (week.kind !== 'range' || week.desde === null || week.hasta === null) throw new Error('open');
        expect(addDays(week.desde, 6)).toBe(week.hasta);
        expect(week.desde <= day && day <= week.hasta).toBe(true);
        expect(new Date(`${week.desde}T12:00:00Z`).getUTCDay() || 7).toBe(firstWeekday);
      }),
    );
  });
});

it.each([
  ['2026-10-05', '2026-01-01', '2026-12-31'],
  ['2024-02-29', '2024-01-01', '2024-12-31'],
  ['0000-01-01', '0000-01-01', '0000-12-31'],
])('the year of %s is from %s through %s', (day, desde, hasta) => {
  expect(yearOf(day)).toEqual(range(desde, hasta));
});

it.each<[string, Period, string | null]>([
  ['a whole year', range('2026-01-01', '2026-12-31'), '2026'],
  ['the first year', range('0000-01-01', '0000-12-31'), '0000'],
  ['a month', mes('2026-01'), null],
  ['a year that lacks its last day', range('2026-01-01', '2026-12-30'), null],
  ['a year that lacks its first day', range('2026-01-02', '2026-12-31'), null],
  ['two years', range('2025-01-01', '2026-12-31'), null],
  ['a year the wrong way round', range('2026-12-31', '2026-01-01'), null],
  ['a year without an end', range('2026-01-01', null), null],
  ['a year without a beginning', range(null, '2026-12-31'), null],
  ['everything', ALL_TIME, null],
])('the whole year that %s covers', (_, period, year) => {
  expect(wholeYearOf(period)).toBe(year);
});

describe('neighbourOf', () => {
  it.each<[string, Period, Period | null, Period | null]>([
    ['a month', mes('2026-01'), mes('2025-12'), mes('2026-02')],
    ['the first month', mes('0000-01'), null, mes('0000-02')],
    ['the last month', mes('9999-12'), mes('9999-11'), null],
    ['a year', yearOf('2024-05-05'), yearOf('2023-01-01'), yearOf('2025-01-01')],
    ['the first year', yearOf('0000-05-05'), null, yearOf('0001-01-01')],
    ['the last year', yearOf('9999-05-05'), yearOf('9998-01-01'), null],
    [
      'a day',
      range('2026-03-01', '2026-03-01'),
      range('2026-02-28', '2026-02-28'),
      range('2026-03-02', '2026-03-02'),
    ],
    [
      'a week over the end of a year',
      range('2026-12-28', '2027-01-03'),
      range('2026-12-21', '2026-12-27'),
      range('2027-01-04', '2027-01-10'),
    ],
    [
      'a week in which clocks change at midnight',
      range('2026-08-31', '2026-09-06'),
      range('2026-08-24', '2026-08-30'),
      range('2026-09-07', '2026-09-13'),
    ],
    [
      'the days of a month, which are days here',
      range('2026-03-01', '2026-03-31'),
      range('2026-01-29', '2026-02-28'),
      range('2026-04-01', '2026-05-01'),
    ],
    ['the first days', range('0000-01-03', '0000-01-09'), null, range('0000-01-10', '0000-01-16')],
    ['the last days', range('9999-12-20', '9999-12-28'), range('9999-12-11', '9999-12-19'), null],
    ['days without an end', range('2026-03-01', null), null, null],
    ['days without a beginning', range(null, '2026-03-01'), null, null],
    ['days the wrong way round', range('2026-03-02', '2026-03-01'), null, null],
    ['everything', ALL_TIME, null, null],
  ])('of %s', (_, period, before, after) => {
    expect([neighbourOf(period, -1), neighbourOf(period, 1)]).toEqual([before, after]);
  });

  it('leads back where it came from, without a gap and with days that exist', () => {
    fc.assert(
      fc.property(period, fc.constantFrom<-1 | 1>(-1, 1), (one, direction) => {
        const next = neighbourOf(one, direction);
        // Days that happen to be a year have years for neighbours.
        if (!next || (wholeYearOf(one) === null) !== (wholeYearOf(next) === null)) return;
        expect(neighbourOf(next, direction === 1 ? -1 : 1)).toEqual(one);
        if (one.kind === 'mes' || next.kind === 'mes') {
          expect(next.kind === 'mes' && isMes(next.mes)).toBe(true);
          return;
        }
        const [earlier, later] = direction === 1 ? [one, next] : [next, one];
        expect(addDays(earlier.hasta ?? '', 1)).toBe(later.desde);
        expect([next.desde, next.hasta].every((day) => day !== null && isFecha(day))).toBe(true);
      }),
    );
  });
});

const FIRST_DAY = Date.UTC(2000, 0, 1) - 730_485 * 86_400_000;
const LAST_DAY = 3_652_424;
/** Any day from 0000-01-01 through 9999-12-31, counted in UTC. */
const fecha = fc
  .oneof(
    fc.integer({ min: 0, max: LAST_DAY }),
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: LAST_DAY - 40, max: LAST_DAY }),
    fc.integer({ min: 739_000, max: 741_000 }),
  )
  .map((days) => new Date(FIRST_DAY + days * 86_400_000).toISOString().slice(0, 10));
const period = fc.oneof(
  fecha.map((day) => mes(day.slice(0, 7))),
  fecha.map(yearOf),
  fc
    .tuple(fecha, fc.integer({ min: 0, max: 500 }))
    .map(([desde, days]) => range(desde, addDays(desde, days))),
);
