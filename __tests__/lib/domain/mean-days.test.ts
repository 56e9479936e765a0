import type { Fecha } from '@/lib/domain/dates';
import type { ResumenPeriod } from '@/lib/domain/resumen-period';
import { averageOf, meanDaysOf } from '@/lib/domain/mean-days';

const YEAR: ResumenPeriod = { kind: 'year', year: '2026' };
const NOVEMBER: ResumenPeriod = { kind: 'mes', mes: '2026-11' };

/** A period, since when there are records, today, the days that count, and their number of days or of months. */
type Row = [
  period: ResumenPeriod,
  since: Fecha | null,
  today: Fecha,
  days: `${string}–${string}`,
  unit: 'day' | 'mes',
  count: number,
];

const ROWS: Row[] = [
  // A month, by day.
  [NOVEMBER, '2026-01-01', '2026-11-25', '2026-11-01–2026-11-25', 'day', 25],
  [NOVEMBER, '2026-11-20', '2026-11-25', '2026-11-20–2026-11-25', 'day', 6],
  [NOVEMBER, '2026-11-25', '2026-11-25', '2026-11-25–2026-11-25', 'day', 1],
  [NOVEMBER, '2026-11-20', '2027-02-01', '2026-11-20–2026-11-30', 'day', 11],
  [NOVEMBER, '2026-12-05', '2027-02-01', '2026-11-01–2026-11-30', 'day', 30],
  [NOVEMBER, '2026-01-01', '2026-10-10', '2026-11-01–2026-11-30', 'day', 30],
  [NOVEMBER, '2026-11-05', '2026-10-10', '2026-11-01–2026-11-30', 'day', 30],
  [NOVEMBER, null, '2026-11-25', '2026-11-01–2026-11-25', 'day', 25],
  // A year that is over, of which the record has all, a part, and less than a month.
  [YEAR, '2025-03-04', '2027-02-01', '2026-01-01–2026-12-31', 'mes', 12],
  [YEAR, '2026-10-20', '2027-02-01', '2026-10-20–2026-12-31', 'mes', 12 / 31 + 2],
  [YEAR, '2026-12-15', '2027-02-01', '2026-12-15–2026-12-31', 'day', 17],
  // The current year: the month that has begun counts until another one is whole.
  [YEAR, '2025-03-04', '2026-11-25', '2026-01-01–2026-10-31', 'mes', 10],
  [YEAR, '2025-03-04', '2026-10-31', '2026-01-01–2026-10-31', 'mes', 10],
  [YEAR, '2025-03-04', '2026-02-01', '2026-01-01–2026-01-31', 'mes', 1],
  [YEAR, '2025-03-04', '2026-01-20', '2026-01-01–2026-01-20', 'day', 20],
  [YEAR, '2026-10-20', '2026-10-20', '2026-10-20–2026-10-20', 'day', 1],
  [YEAR, '2026-10-20', '2026-11-18', '2026-10-20–2026-11-18', 'day', 30],
  [YEAR, '2026-10-20', '2026-11-25', '2026-10-20–2026-11-25', 'mes', 12 / 31 + 25 / 30],
  [YEAR, '2026-10-20', '2026-11-30', '2026-10-20–2026-11-30', 'mes', 12 / 31 + 1],
  [YEAR, '2026-10-20', '2026-12-05', '2026-10-20–2026-11-30', 'mes', 12 / 31 + 1],
  [YEAR, '2026-11-01', '2026-12-05', '2026-11-01–2026-11-30', 'mes', 1],
  // A year to come.
  [{ kind: 'year', year: '2027' }, '2026-10-20', '2026-11-25', '2027-01-01–2027-12-31', 'mes', 12],
];

it.each(ROWS)('of %j, recorded since %s, on %s, it means %s', (period, since, today, days, unit, count) => {
  const [desde = '', hasta = ''] = days.split('–');
  const mean = meanDaysOf(period, since, today);
  expect(mean).toEqual({ unit, days: { desde, hasta } });
  expect(averageOf(1_000_000_00n, period, mean)).toBe(BigInt(Math.round(1_000_000_00 / count)));
});
