import { beforeBy, comparePeriod, daysPassed, type Recorded } from '@/lib/domain/comparison';
import { addDays, addMesesToMes, type Fecha, mesOf } from '@/lib/domain/dates';
import { summarizeMes } from '@/lib/domain/mes-summary';
import type { ResumenPeriod } from '@/lib/domain/resumen-period';
import { buildGasto } from '../../support/build-gasto';

/** The months up to a year after today, with an expense of these amounts on these days. */
function recordedOf(today: Fecha, spent: Readonly<Record<Fecha, number>>): Recorded {
  const days = Object.entries(spent).sort(([a], [b]) => (a < b ? -1 : 1));
  const meses = Array.from({ length: 60 }, (_, place) => addMesesToMes(mesOf(today), place - 47));
  const summaries = new Map(
    meses.map((mes) => [
      mes,
      summarizeMes(
        days
          .filter(([fecha]) => fecha.startsWith(mes))
          .map(([fecha, cantidad], index) => buildGasto({ id: index + 1, fecha, cantidad })),
      ),
    ]),
  );
  return { summaries, since: days[0]?.[0] ?? null, today };
}

/** The same amount on each day. */
function everyDay(from: Fecha, through: Fecha, cantidad: number): Record<Fecha, number> {
  const spent: Record<Fecha, number> = {};
  for (let day = from; day <= through; day = addDays(day, 1)) spent[day] = cantidad;
  return spent;
}

function mes(name: string): ResumenPeriod {
  return { kind: 'mes', mes: name };
}

function year(name: string): ResumenPeriod {
  return { kind: 'year', year: name };
}

it.each([
  ['2026-10', '2026-10-17', 17],
  ['2026-09', '2026-10-17', 30],
  ['2024-02', '2026-10-17', 29],
  ['2026-02', '2026-10-17', 28],
  ['2026-11', '2026-10-17', 0],
])('of %s, on %s, %i days have passed', (name, today, days) => {
  expect(daysPassed(name, today)).toBe(days);
});

it('compares the current month so far with the same days of the last', () => {
  const recorded = recordedOf('2026-10-10', {
    '2026-08-31': 1,
    '2026-09-10': 80,
    '2026-09-20': 500,
    '2026-10-01': 60,
    '2026-10-10': 40,
    '2026-10-25': 900,
  });
  expect(comparePeriod(recorded, mes('2026-10'))).toEqual({
    spent: 10_000n,
    each: { unit: 'day', days: { desde: '2026-10-01', hasta: '2026-10-10' }, cents: 1000n },
    compared: {
      days: {
        own: { desde: '2026-10-01', hasta: '2026-10-10' },
        before: { desde: '2026-09-01', hasta: '2026-09-10' },
        isPart: false,
      },
      spent: 10_000n,
      before: 8000n,
    },
    mean: { each: 1933n, meses: 1 },
  });
  expect(beforeBy(recorded, mes('2026-10'))?.totals.total).toBe(8000n);
});

it('compares a month that is over with the whole of the one before', () => {
  const recorded = recordedOf('2026-10-10', { '2026-01-01': 31, '2026-02-28': 56 });
  expect(comparePeriod(recorded, mes('2026-02'))).toMatchObject({
    spent: 5600n,
    each: { cents: 200n },
    compared: { before: 3100n, days: { isPart: false } },
  });
});

it('takes the last day of a shorter month for the same day', () => {
  const recorded = recordedOf('2026-03-31', { '2026-02-01': 1, '2026-02-28': 10, '2026-03-30': 20 });
  expect(comparePeriod(recorded, mes('2026-03')).compared?.before).toBe(1100n);
});

describe('of what both recorded', () => {
  const SINCE_OCTOBER = { since: '2026-10-20', cantidad: 30 };

  function of(today: Fecha, period: ResumenPeriod, { since, cantidad } = SINCE_OCTOBER) {
    return comparePeriod(recordedOf(today, everyDay(since, today, cantidad)), period);
  }

  it('compares less than ten common days with nothing', () => {
    expect(of('2026-11-25', mes('2026-11'))).toMatchObject({
      spent: 75_000n,
      each: { cents: 3000n },
      compared: null,
      mean: null,
    });
    expect(of('2026-11-28', mes('2026-11')).compared).toBeNull();
  });

  it('compares ten and more, and no others', () => {
    const part = {
      own: { desde: '2026-11-20', hasta: '2026-11-29' },
      before: { desde: '2026-10-20', hasta: '2026-10-29' },
      isPart: true,
    };
    expect(of('2026-11-29', mes('2026-11')).compared).toEqual({
      days: part,
      spent: 30_000n,
      before: 30_000n,
    });
    // 20–31 October against 20–30 November.
    expect(of('2026-12-15', mes('2026-11')).compared).toMatchObject({ spent: 33_000n, before: 36_000n });
    const recorded = recordedOf('2026-11-29', everyDay('2026-10-20', '2026-11-29', 30));
    expect(beforeBy(recorded, mes('2026-11'))).toBeNull();
  });

  it('compares a year with the recorded part of the one before', () => {
    const since = { since: '2025-08-01', cantidad: 10 };
    expect(of('2026-11-25', year('2026'), since).compared).toMatchObject({
      days: { own: { desde: '2026-08-01', hasta: '2026-11-25' }, isPart: true },
      spent: 117_000n,
      before: 117_000n,
    });
    expect(of('2026-11-25', year('2025'), since).compared).toBeNull();
    expect(of('2026-11-25', year('2025'), { ...since, since: '2024-12-25' }).compared).toBeNull();
  });

  it.each(['2026-11-01', '2026-11-04', '2026-11-09'])(
    'compares nothing in the first days of a month: %s',
    (today) => {
      expect(of(today, mes('2026-11'), { since: '2026-01-01', cantidad: 5 }).compared).toBeNull();
    },
  );

  it.each([
    ['2026-11-04', null],
    ['2026-11-05', { each: 500n, meses: 6 }],
  ])('means the months before from the fifth day on: %s', (today, mean) => {
    expect(of(today, mes('2026-11'), { since: '2026-01-01', cantidad: 5 }).mean).toEqual(mean);
  });

  it('means only months that were wholly recorded', () => {
    expect(of('2026-12-15', mes('2026-12')).mean).toEqual({ each: 3000n, meses: 1 });
    expect(of('2026-11-25', mes('2026-11'), { since: '2026-10-01', cantidad: 5 }).mean?.meses).toBe(1);
    expect(of('2026-11-25', mes('2026-11'), { since: '2026-10-02', cantidad: 5 }).mean).toBeNull();
  });

  it('averages the first month from its first day with expenses on', () => {
    const firstDay = recordedOf('2026-11-25', { '2026-11-25': 12.5 });
    expect(comparePeriod(firstDay, mes('2026-11'))).toEqual({
      spent: 1250n,
      each: { unit: 'day', days: { desde: '2026-11-25', hasta: '2026-11-25' }, cents: 1250n },
      compared: null,
      mean: null,
    });
    expect(of('2026-11-25', mes('2026-10')).each.cents).toBe(3000n);
  });
});

it('has nothing to compare without expenses', () => {
  expect(comparePeriod(recordedOf('2026-10-10', {}), mes('2026-10'))).toEqual({
    spent: 0n,
    each: { unit: 'day', days: { desde: '2026-10-01', hasta: '2026-10-10' }, cents: 0n },
    compared: null,
    mean: null,
  });
});

it('means the six months before, from the first with expenses on', () => {
  const recorded = recordedOf('2026-10-10', {
    '2026-03-01': 1000,
    '2026-07-01': 30,
    '2026-09-01': 60,
    '2026-10-01': 5,
  });
  // 90,00 in the 92 days of July, August and September.
  expect(comparePeriod(recorded, mes('2026-10')).mean).toEqual({ each: 98n, meses: 3 });
});

it('compares nothing with a month or a year that is still to come, and spreads it over all of its days', () => {
  const recorded = recordedOf('2026-10-10', { '2025-01-01': 5, '2026-10-01': 10, '2026-11-02': 60 });
  for (const period of [mes('2026-11'), mes('2026-12'), year('2027')])
    expect(comparePeriod(recorded, period)).toMatchObject({ compared: null, mean: null });
  expect(comparePeriod(recorded, mes('2026-11')).each.cents).toBe(200n);
  const alone = recordedOf('2026-10-10', { '2026-11-05': 60 });
  expect(comparePeriod(alone, mes('2026-11')).each.cents).toBe(200n);
});

it('compares the current year so far with the same days of the last', () => {
  const recorded = recordedOf('2026-03-15', {
    '2025-01-01': 0.5,
    '2025-03-10': 89.5,
    '2025-03-20': 1,
    '2026-01-01': 30,
    '2026-03-15': 60,
    '2026-12-01': 7,
  });
  expect(comparePeriod(recorded, year('2026'))).toMatchObject({
    spent: 9000n,
    each: { unit: 'mes', days: { desde: '2026-01-01', hasta: '2026-02-28' }, cents: 1500n },
    compared: { spent: 9000n, before: 9000n, days: { isPart: false } },
    mean: null,
  });
});

it('compares a year that is over with the whole of the one before', () => {
  const recorded = recordedOf('2026-03-15', { '2024-01-01': 12, '2025-05-01': 24 });
  expect(comparePeriod(recorded, year('2025'))).toMatchObject({
    spent: 2400n,
    each: { cents: 200n },
    compared: { before: 1200n },
  });
});

/** A period, since when there are records, today, the days that count, and their number of days or of months. */
type MeanRow = [
  period: ResumenPeriod,
  since: Fecha | null,
  today: Fecha,
  days: `${string}–${string}`,
  unit: 'day' | 'mes',
  count: number,
];

const MEANS: MeanRow[] = [
  // A month, by day.
  [mes('2026-11'), '2026-01-01', '2026-11-25', '2026-11-01–2026-11-25', 'day', 25],
  [mes('2026-11'), '2026-11-20', '2026-11-25', '2026-11-20–2026-11-25', 'day', 6],
  [mes('2026-11'), '2026-11-25', '2026-11-25', '2026-11-25–2026-11-25', 'day', 1],
  [mes('2026-11'), '2026-11-20', '2027-02-01', '2026-11-20–2026-11-30', 'day', 11],
  [mes('2026-11'), '2026-12-05', '2027-02-01', '2026-11-01–2026-11-30', 'day', 30],
  [mes('2026-11'), '2026-01-01', '2026-10-10', '2026-11-01–2026-11-30', 'day', 30],
  [mes('2026-11'), '2026-11-05', '2026-10-10', '2026-11-01–2026-11-30', 'day', 30],
  [mes('2026-11'), null, '2026-11-25', '2026-11-01–2026-11-25', 'day', 25],
  // A year that is over, of which the record has all, a part, and less than a month.
  [year('2026'), '2025-03-04', '2027-02-01', '2026-01-01–2026-12-31', 'mes', 12],
  [year('2026'), '2026-10-20', '2027-02-01', '2026-10-20–2026-12-31', 'mes', 12 / 31 + 2],
  [year('2026'), '2026-12-15', '2027-02-01', '2026-12-15–2026-12-31', 'day', 17],
  // The current year: the month that has begun counts until another one is whole.
  [year('2026'), '2025-03-04', '2026-11-25', '2026-01-01–2026-10-31', 'mes', 10],
  [year('2026'), '2025-03-04', '2026-10-31', '2026-01-01–2026-10-31', 'mes', 10],
  [year('2026'), '2025-03-04', '2026-02-01', '2026-01-01–2026-01-31', 'mes', 1],
  [year('2026'), '2025-03-04', '2026-01-20', '2026-01-01–2026-01-20', 'day', 20],
  [year('2026'), '2026-10-20', '2026-10-20', '2026-10-20–2026-10-20', 'day', 1],
  [year('2026'), '2026-10-20', '2026-11-18', '2026-10-20–2026-11-18', 'day', 30],
  [year('2026'), '2026-10-20', '2026-11-25', '2026-10-20–2026-11-25', 'mes', 12 / 31 + 25 / 30],
  [year('2026'), '2026-10-20', '2026-11-30', '2026-10-20–2026-11-30', 'mes', 12 / 31 + 1],
  [year('2026'), '2026-10-20', '2026-12-05', '2026-10-20–2026-11-30', 'mes', 12 / 31 + 1],
  [year('2026'), '2026-11-01', '2026-12-05', '2026-11-01–2026-11-30', 'mes', 1],
  // A year to come.
  [year('2027'), '2026-10-20', '2026-11-25', '2027-01-01–2027-12-31', 'mes', 12],
];

it.each(MEANS)('of %j, recorded since %s, on %s, it means %s', (period, since, today, days, unit, count) => {
  const [desde = '', hasta = ''] = days.split('–');
  const summaries = new Map([
    [mesOf(desde), summarizeMes([buildGasto({ fecha: desde, cantidad: 1_000_000 })])],
  ]);
  const cents = BigInt(Math.round(1_000_000_00 / count));
  expect(comparePeriod({ summaries, since, today }, period).each).toEqual({
    unit,
    days: { desde, hasta },
    cents,
  });
});
