import { addDays, addMonths, type Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { indexGasto } from '@/lib/domain/gastos-query';
import { findRecurring } from '@/lib/domain/recurring';
import { buildGasto } from '../../support/build-gasto';
import { newestFirst } from '../../support/build-query';

const TODAY = '2026-10-05';

/** What a person might have bought: a nombre, an amount, and the days. */
type Bought = [nombre: string, cantidad: number, ...fechas: Fecha[]];

function gastosOf(...bought: Bought[]): Gasto[] {
  return bought
    .flatMap(([nombre, cantidad, ...fechas]) => fechas.map((fecha) => ({ nombre, cantidad, fecha })))
    .map((fields, place) => buildGasto({ ...fields, id: place + 1 }));
}

/** What is found, a line each: «Alquiler monthly ×3 2026-10-01 > 2026-11-01». */
function found(gastos: readonly Gasto[], today = TODAY): string[] {
  return findRecurring(newestFirst(gastos).map(indexGasto), today).map(
    ({ nombre, cadence, count, last, next }) => `${nombre} ${cadence} ×${count} ${last.fecha} > ${next}`,
  );
}

function every(days: number, from: Fecha, count: number): Fecha[] {
  return Array.from({ length: count }, (_, place) => addDays(from, place * days));
}

function everyMonth(from: Fecha, count: number, months = 1): Fecha[] {
  return Array.from({ length: count }, (_, place) => addMonths(from, place * months));
}

/** Amounts for days, one each. */
function priced(nombre: string, fechas: readonly Fecha[], cantidades: readonly number[]): Bought[] {
  return fechas.map((fecha, place) => [nombre, cantidades[place % cantidades.length] ?? 0, fecha]);
}

it('tells of a series what its last expense was, which is the one to repeat', () => {
  const older = gastosOf(['Netflix', 12.99, '2026-08-17', '2026-07-17']);
  const last = buildGasto({
    id: 9,
    nombre: 'NETFLIX',
    cantidad: 13.99,
    fecha: '2026-09-17',
    categoriaId: 4,
    metodoPagoId: 3,
  });
  expect(findRecurring([last, ...older].map(indexGasto), TODAY)).toEqual([
    {
      nombre: 'NETFLIX',
      cadence: 'monthly',
      count: 3,
      last: { id: 9, fecha: '2026-09-17', cents: 1399n, categoriaId: 4, metodoPagoId: 3 },
      next: '2026-10-17',
    },
  ]);
});

describe('monthly', () => {
  it.each<[string, Fecha[], string | null]>([
    ['once', ['2026-09-10'], null],
    ['twice', ['2026-08-10', '2026-09-10'], null],
    ['three times', ['2026-07-10', '2026-08-10', '2026-09-10'], '×3 2026-09-10 > 2026-10-10'],
    ['five days late', ['2026-07-10', '2026-08-15', '2026-09-15'], '×3 2026-09-15 > 2026-10-15'],
    ['six days late', ['2026-07-10', '2026-08-16', '2026-09-16'], null],
    ['five days early', ['2026-07-10', '2026-08-05', '2026-09-05'], '×3 2026-09-05 > 2026-10-05'],
    ['six days early', ['2026-07-10', '2026-08-04', '2026-09-04'], null],
    ['with a month left out', ['2026-06-10', '2026-07-10', '2026-09-10'], null],
    [
      'three times since a month left out',
      ['2026-05-01', '2026-06-01', '2026-08-01', '2026-09-01', '2026-10-01'],
      '×3 2026-10-01 > 2026-11-01',
    ],
    ['every second month', everyMonth('2025-08-10', 8, 2), null],
    ['every third month', everyMonth('2025-06-10', 6, 3), null],
    ['every fortnight', every(14, '2026-01-05', 20), null],
    ['over a year’s end', everyMonth('2025-11-03', 11), '×11 2026-09-03 > 2026-10-03'],
    [
      'from the 28th to the 2nd',
      ['2026-05-28', '2026-07-02', '2026-08-01', '2026-08-29', '2026-10-01'],
      '×5 2026-10-01 > 2026-11-01',
    ],
  ])('%s', (_, fechas, expected) => {
    expect(found(gastosOf(['Alquiler', 700, ...fechas]))).toEqual(
      expected === null ? [] : [`Alquiler monthly ${expected}`],
    );
  });

  it.each<[string, Fecha[], Fecha, Fecha]>([
    ['a 31st that was a 30th', ['2026-07-31', '2026-08-31', '2026-09-30'], TODAY, '2026-10-31'],
    ['a 31st in February', ['2025-12-31', '2026-01-31', '2026-02-28'], '2026-03-01', '2026-03-31'],
    ['a 31st before February', ['2025-11-30', '2025-12-31', '2026-01-31'], '2026-02-01', '2026-02-28'],
    [
      'a 31st before a leap year’s February',
      ['2023-11-30', '2023-12-31', '2024-01-31'],
      '2024-02-01',
      '2024-02-29',
    ],
    [
      'a 30th after a leap year’s February',
      ['2023-12-30', '2024-01-30', '2024-02-29'],
      '2024-03-01',
      '2024-03-30',
    ],
    ['a 28th', ['2026-01-28', '2026-02-28', '2026-03-28'], '2026-04-01', '2026-04-28'],
    ['a 1st that came early', ['2026-07-01', '2026-08-01', '2026-08-30'], '2026-09-05', '2026-10-01'],
    ['a 1st that came late', ['2026-07-01', '2026-08-01', '2026-09-04'], '2026-09-05', '2026-10-01'],
    ['the newest of days as usual', ['2026-07-03', '2026-08-05', '2026-09-04'], TODAY, '2026-10-04'],
    [
      'a day that moved some months ago',
      [...everyMonth('2025-08-01', 10), '2026-06-05', '2026-07-05', '2026-08-05', '2026-09-05'],
      TODAY,
      '2026-10-05',
    ],
  ])('announces %s', (_, fechas, today, next) => {
    expect(found(gastosOf(['Alquiler', 700, ...fechas]), today)).toEqual([
      expect.stringMatching(`monthly.*> ${next}$`),
    ]);
  });
});

describe('weekly', () => {
  it.each<[string, Fecha[], string | null]>([
    ['three times', every(7, '2026-09-16', 3), null],
    ['four times', every(7, '2026-09-09', 4), '×4 2026-09-30 > 2026-10-07'],
    ['over a year’s end', every(7, '2025-12-10', 43), '×43 2026-09-30 > 2026-10-07'],
    [
      'a day early and a day late',
      ['2026-09-09', '2026-09-15', '2026-09-23', '2026-09-30'],
      '×4 2026-09-30 > 2026-10-07',
    ],
    ['two days late', ['2026-09-07', '2026-09-14', '2026-09-23', '2026-09-30'], null],
    ['two days early', ['2026-09-11', '2026-09-18', '2026-09-23', '2026-09-30'], null],
    ['with a week left out', ['2026-09-02', '2026-09-09', '2026-09-16', '2026-09-30'], null],
    ['over the day of 25 hours and that of 23', every(7, '2026-03-18', 29), '×29 2026-09-30 > 2026-10-07'],
  ])('%s', (_, fechas, expected) => {
    expect(found(gastosOf(['Gimnasio', 9, ...fechas]))).toEqual(
      expected === null ? [] : [`Gimnasio weekly ${expected}`],
    );
  });
});

describe('yearly', () => {
  it.each<[string, Fecha[], string | null]>([
    ['once', ['2026-09-20'], null],
    ['twice', ['2025-09-20', '2026-09-20'], '×2 2026-09-20 > 2027-09-20'],
    ['fifteen days late', ['2025-09-20', '2026-10-05'], '×2 2026-10-05 > 2027-10-05'],
    ['sixteen days late', ['2025-09-20', '2026-10-06'], null],
    ['fifteen days early', ['2025-09-20', '2026-09-05'], '×2 2026-09-05 > 2027-09-05'],
    ['sixteen days early', ['2025-09-20', '2026-09-04'], null],
    ['from a leap day', ['2024-02-29', '2025-02-28', '2026-02-28'], '×3 2026-02-28 > 2027-02-28'],
    ['with a year left out', ['2024-09-20', '2026-09-20'], null],
    ['twice a year', ['2025-03-20', '2025-09-20', '2026-03-20', '2026-09-20'], null],
  ])('%s', (_, fechas, expected) => {
    expect(found(gastosOf(['Seguro', 310, ...fechas]))).toEqual(
      expected === null ? [] : [`Seguro yearly ${expected}`],
    );
  });

  it.each([
    ['two others', ['2025-12-01', '2026-04-01'], true],
    ['three others', ['2025-12-01', '2026-02-01', '2026-04-01'], false],
    ['others after its first', ['2025-09-21', '2025-09-30', '2025-10-04'], true],
    ['others before its last', ['2026-09-06', '2026-09-10', '2026-09-19'], true],
  ])('stands out, twice only, from %s between', (_, fechas, expected) => {
    const gastos = gastosOf(['Seguro', 310, '2025-09-20', '2026-09-20'], ['Seguro', 20, ...fechas]);
    expect(found(gastos)).toEqual(expected ? ['Seguro yearly ×2 2026-09-20 > 2027-09-20'] : []);
  });

  it('is none where the first time was paid twice, some days apart', () => {
    expect(found(gastosOf(['Seguro', 310, '2025-09-20', '2025-09-30', '2026-09-20']))).toEqual([]);
  });

  it('stands out, twice only, from a monthly series of the name', () => {
    const gastos = gastosOf(
      ['Seguro', 310, '2025-09-20', '2026-09-20'],
      ['Seguro', 20, ...everyMonth('2025-08-07', 14)],
    );
    expect(found(gastos)).toEqual([
      'Seguro monthly ×14 2026-09-07 > 2026-10-07',
      'Seguro yearly ×2 2026-09-20 > 2027-09-20',
    ]);
  });
});

it.each<[string, Bought, Fecha, Fecha]>([
  ['weekly', ['Gimnasio', 9, ...every(7, '2026-09-07', 4)], '2026-10-10', '2026-10-11'],
  ['monthly', ['Alquiler', 700, ...everyMonth('2026-07-01', 3)], '2026-10-16', '2026-10-17'],
  ['yearly', ['Seguro', 310, '2024-08-01', '2025-08-01'], '2026-09-15', '2026-09-16'],
])('a %s series has ended when it is overdue for too long', (cadence, bought, open, ended) => {
  expect(found(gastosOf(bought), open)).toEqual([expect.stringContaining(cadence)]);
  expect(found(gastosOf(bought), ended)).toEqual([]);
});

it('an overdue one is announced for the day on which it was due', () => {
  const gastos = gastosOf(['Alquiler', 700, '2026-07-31', '2026-08-31', '2026-09-30']);
  expect(found(gastos, '2026-11-15')).toEqual(['Alquiler monthly ×3 2026-09-30 > 2026-10-31']);
  expect(found(gastos, '2026-11-16')).toEqual([]);
});

it('what is planned, in whatever estado, is the last of its series', () => {
  const [planned, ...paid] = gastosOf(['Alquiler', 700, '2026-11-01', ...everyMonth('2026-08-01', 3)]);
  const pending = { ...buildGasto(planned), estado: 'pendiente' };
  expect(found([pending, ...paid])).toEqual(['Alquiler monthly ×4 2026-11-01 > 2026-12-01']);
});

describe('amounts', () => {
  it.each([
    [[100, 100, 100], true],
    [[12.99, 12.99, 13.99], true],
    [[100, 110, 121], true],
    [[100, 100, 111.11], true],
    [[100, 100, 111.12], false],
    [[100, 100, 90], true],
    [[100, 100, 89.99], false],
    [[0.1, 0.1, 0.09], true],
    [[0.09, 0.09, 0.08], false],
    [[90, 100, 111], true],
    [[1e17, 1e17, 9e16], true],
    [[0.3, 0.1 + 0.2, 0.3], true],
    [[NaN, NaN, NaN], false],
    [[-5, -5, -5], false],
    [[0, 0, 0], false],
  ])('%j are those of one series: %s', (cantidades, expected) => {
    const gastos = gastosOf(...priced('Luz', everyMonth('2026-07-20', 3), cantidades));
    expect(found(gastos)).toHaveLength(expected ? 1 : 0);
  });

  it.each([
    [9n * 10n ** 18n, 1],
    [9n * 10n ** 18n - 1n, 0],
  ])('a tenth less than 10^19 is exact: %s', (cents, count) => {
    const gastos = gastosOf(['Luz', 1e17, ...everyMonth('2026-07-20', 3)]).map(indexGasto);
    const cheaper = gastos.map((gasto, place) => (place === 2 ? { ...gasto, cents } : gasto));
    expect(findRecurring(cheaper, TODAY)).toHaveLength(count);
  });
});

describe('one name', () => {
  it('is the same without case, accents and spaces around it', () => {
    const gastos = gastosOf(
      ['Año  ', 10, '2026-07-20'],
      ['ANO', 10, '2026-08-20'],
      [' an\u0303o', 10, '2026-09-20'],
    );
    expect(found(gastos)).toEqual([' an\u0303o monthly ×3 2026-09-20 > 2026-10-20']);
  });

  it('is not the same with another word', () => {
    const gastos = gastosOf(['Luz', 50, '2026-07-20', '2026-09-20'], ['Luz casa', 50, '2026-08-20']);
    expect(found(gastos)).toEqual([]);
  });

  it.each(['', ' ', '\u0301'])('says nothing when it is %j', (nombre) => {
    expect(found(gastosOf([nombre, 10, ...everyMonth('2026-05-20', 5)]))).toEqual([]);
  });

  it.each<[string, Bought[]]>([
    [
      'far apart in price',
      [
        ['Móvil', 30, ...everyMonth('2026-05-12', 5)],
        ['Móvil', 12, ...everyMonth('2026-04-20', 6)],
      ],
    ],
    [
      'near in price, one of them dearer since August',
      [
        ['Móvil', 20, ...everyMonth('2026-04-20', 6)],
        ['Móvil', 25, ...everyMonth('2026-04-12', 4)],
        ['Móvil', 27, '2026-08-12', '2026-09-12'],
      ],
    ],
    [
      'nearly of one price, days apart',
      [
        ['Móvil', 20, ...everyMonth('2026-04-12', 6)],
        ['Móvil', 21, ...everyMonth('2026-04-14', 6)],
      ],
    ],
    [
      'nearly of one price, on one day',
      [
        ['Móvil', 20, ...everyMonth('2026-04-12', 6)],
        ['Móvil', 21, ...everyMonth('2026-03-12', 7)],
      ],
    ],
    [
      'of no fixed price, one beside one of a fixed price',
      [
        ['Móvil', 20, ...everyMonth('2026-04-12', 6)],
        ...priced('Móvil', everyMonth('2026-06-20', 4), [30, 32, 29, 31]),
      ],
    ],
  ])('holds two series %s', (_, bought) => {
    expect(found(gastosOf(...bought))).toHaveLength(2);
  });

  it('holds two series nearly of one price, the next of one of them paid', () => {
    const gastos = gastosOf(
      ['Móvil', 20, ...everyMonth('2026-04-12', 7)],
      ['Móvil', 21, ...everyMonth('2026-04-14', 6)],
    );
    expect(found(gastos, '2026-10-13')).toEqual([
      'Móvil monthly ×6 2026-09-14 > 2026-10-14',
      'Móvil monthly ×7 2026-10-12 > 2026-11-12',
    ]);
  });

  it('holds a weekly, a monthly and a yearly series', () => {
    const gastos = gastosOf(
      ['Club', 200, '2025-09-20', '2026-09-20'],
      ['Club', 40, ...everyMonth('2025-09-03', 13)],
      ['Club', 9, ...every(7, '2026-09-02', 5)],
    );
    expect(found(gastos)).toEqual([
      'Club monthly ×13 2026-09-03 > 2026-10-03',
      'Club weekly ×5 2026-09-30 > 2026-10-07',
      'Club yearly ×2 2026-09-20 > 2027-09-20',
    ]);
  });
});

describe('entered twice', () => {
  const RENT = everyMonth('2026-07-01', 4);

  it('on a day, an expense counts once, and the one added last is the last', () => {
    const gastos = gastosOf(['Alquiler', 700, ...RENT, ...RENT]);
    expect(found(gastos)).toEqual(['Alquiler monthly ×4 2026-10-01 > 2026-11-01']);
    expect(findRecurring(gastos.map(indexGasto), TODAY)[0]?.last.id).toBe(8);
  });

  it('on a day with another purchase between, the one added last is the last', () => {
    const gastos = gastosOf(
      ['Alquiler', 700, ...RENT],
      ['Alquiler', 30, '2026-10-01'],
      ['Alquiler', 700, '2026-10-01'],
    );
    expect(findRecurring(gastos.map(indexGasto), TODAY).map(({ last }) => last.id)).toEqual([6]);
  });

  it('some days apart, the later one is the last', () => {
    const gastos = gastosOf(['Alquiler', 700, ...RENT], ['Alquiler', 700, '2026-10-04']);
    expect(found(gastos)).toEqual(['Alquiler monthly ×4 2026-10-04 > 2026-11-01']);
  });

  it('with another like amount on that day it breaks nothing', () => {
    const gastos = gastosOf(['Alquiler', 700, ...RENT.slice(1)], ['Alquiler', 710, ...RENT.slice(1)]);
    expect(found(gastos)).toContain('Alquiler monthly ×3 2026-10-01 > 2026-11-01');
  });

  it.each([2, 3, 6])('%i times on two days is no series', (times) => {
    const twice = Array.from({ length: times }, () => ['2026-08-01', '2026-09-01']).flat();
    expect(found(gastosOf(['Alquiler', 700, ...twice]))).toEqual([]);
  });

  it('is one of four that may lie between', () => {
    const day = ['Alquiler', 700, '2026-08-02'] as const;
    expect(found(gastosOf(['Alquiler', 700, ...RENT], [...day]))).toHaveLength(1);
    expect(found(gastosOf(['Alquiler', 700, ...RENT.slice(1)], ['Alquiler', 700, '2026-09-12']))).toEqual([]);
  });
});

describe('what is no series', () => {
  const SATURDAYS = every(7, '2026-04-04', 27);

  it.each<[string, Bought[]]>([
    ['a coffee every day', [['Café', 1.5, ...every(1, '2026-05-01', 150)]]],
    ['a coffee on most days', [['Café', 1.5, ...every(1, '2026-05-01', 150).filter((_, n) => n % 5)]]],
    ['a coffee twice a week', [['Café', 1.5, ...every(7, '2026-05-04', 22), ...every(7, '2026-05-07', 22)]]],
    ['a supermarket on Saturdays', priced('Súper', SATURDAYS, [61.2, 38.45, 55.1, 72.8, 43.05, 49.9, 66.15])],
    ['one on Saturdays of four like sums', priced('Súper', SATURDAYS, [60, 58, 56, 58.5, 75, 44, 90.1, 33])],
    ['petrol for 50 every ten days', [['Gasolina', 50, ...every(10, '2026-05-01', 16)]]],
    ['petrol every third week', priced('Gasolina', every(21, '2026-05-01', 8), [48.1, 50.2, 47])],
  ])('%s', (_, bought) => {
    expect(found(gastosOf(...bought))).toEqual([]);
  });

  it('dearer and cheaper purchases around three sums alike', () => {
    const [bill, other]: Bought[] = priced('Súper', ['2026-05-25', '2026-06-18'], [60, 80]);
    const bills = priced('Súper', everyMonth('2026-07-20', 3), [50, 52, 51]);
    const one = gastosOf(...bills, bill ?? ['', 0]);
    const two = gastosOf(...bills, bill ?? ['', 0], other ?? ['', 0]);
    expect(found(one)).toEqual(['Súper monthly ×3 2026-09-20 > 2026-10-20']);
    expect(found(two)).toEqual([]);
  });

  it.each([
    ['63 days before', '2026-05-18', 1],
    ['62 days before', '2026-05-19', 0],
    ['a day after', '2026-09-21', 0],
  ])('weighs what came from half to double of a monthly one, %s', (_, fecha, count) => {
    const bills = priced('Súper', everyMonth('2026-07-20', 3), [50, 52, 51]);
    expect(found(gastosOf(...bills, ['Súper', 25, fecha], ['Súper', 104, fecha]))).toHaveLength(count);
    expect(found(gastosOf(...bills, ['Súper', 24.99, fecha], ['Súper', 24.98, fecha]))).toHaveLength(1);
    expect(found(gastosOf(...bills, ['Súper', 104.01, fecha], ['Súper', 105, fecha]))).toHaveLength(1);
  });

  it.each([
    ['57 days before', '2026-07-14', 1],
    ['56 days before', '2026-07-15', 0],
  ])('weighs what came from half to double of a weekly one, %s', (_, fecha, count) => {
    const visits = priced('Súper', every(7, '2026-09-09', 4), [50, 52, 51, 53]);
    const others = [30, 70, 80].map((cantidad): Bought => ['Súper', cantidad, fecha]);
    expect(found(gastosOf(...visits, ...others))).toHaveLength(count);
  });

  it('three sums alike with a fourth between', () => {
    const bills = priced('Súper', everyMonth('2026-07-20', 3), [50, 52, 51]);
    expect(found(gastosOf(...bills, ['Súper', 51.5, '2026-08-05']))).toEqual([]);
  });

  it('one that has moved: it was paid nearer to the next day than to the last', () => {
    const rent = everyMonth('2025-12-01', 10);
    expect(found(gastosOf(['Alquiler', 700, ...rent, '2026-09-16']), '2026-09-16')).toHaveLength(1);
    expect(found(gastosOf(['Alquiler', 700, ...rent, '2026-09-17']), '2026-09-17')).toEqual([]);
  });

  it('one whose next expense is there, though that one’s price comes at any time', () => {
    const music: Bought = ['Amazon', 10, ...everyMonth('2026-03-16', 6)];
    const others: Bought = ['Amazon', 10.9, '2026-06-25', '2026-07-25'];
    expect(found(gastosOf(music, others), '2026-09-17')).toHaveLength(1);
    expect(found(gastosOf(music, others, ['Amazon', 10.9, '2026-09-16']), '2026-09-17')).toEqual([]);
    expect(found(gastosOf(music, others, ['Amazon', 40, '2026-09-16']), '2026-09-17')).toHaveLength(1);
  });

  it('a second one that ends elsewhere and shares the past of a first one', () => {
    const gastos = gastosOf(['Luz', 50, ...everyMonth('2026-07-10', 3)], ['Luz', 52, '2026-09-12']);
    expect(found(gastos)).toEqual(['Luz monthly ×3 2026-09-10 > 2026-10-10']);
  });

  it('a monthly one that became weekly', () => {
    const gastos = gastosOf(
      ['Gimnasio', 9, ...everyMonth('2025-09-30', 12)],
      ['Gimnasio', 9, ...every(7, '2026-09-09', 4)],
    );
    expect(found(gastos)).toEqual(['Gimnasio weekly ×4 2026-09-30 > 2026-10-07']);
  });
});

describe('a fixed price', () => {
  const CROWD = priced('Amazon', every(3, '2026-02-02', 81), [7.5, 24.8, 12.1, 61.3, 9.95, 18.4, 5.6, 33]);

  it.each([
    [everyMonth('2026-05-16', 5), 0],
    [everyMonth('2026-04-16', 6), 1],
    [every(7, '2026-08-19', 7), 0],
    [every(7, '2026-08-12', 8), 1],
    [everyMonth('2024-09-16', 3, 12), 0],
    [everyMonth('2023-09-16', 4, 12), 1],
  ])('stands out from a crowd once it was paid often enough: %j', (days, count) => {
    expect(found(gastosOf(['Amazon', 8.99, ...days], ...CROWD))).toHaveLength(count);
  });

  it.each([
    [[50, 50, 50], 3],
    [[50, 50, 52], 0],
    [[54, 52, 50, 50, 50], 5],
    [[54, 52, 54, 50, 50], 0],
    [[54, 52, 52, 50, 50, 50], 6],
    [[54, 52, 51, 50, 50, 50], 5],
    [[50, 50, 50, 51, 52, 54], 0],
  ])('is one that two steps, and half of them, keep: %j', (cantidades, count) => {
    const days = everyMonth(addMonths('2026-10-20', -cantidades.length), cantidades.length);
    const others: Bought = ['Luz', 75, ...every(9, '2026-07-21', 4)];
    const lines = found(gastosOf(...priced('Luz', days, cantidades), others));
    expect(lines).toEqual(count === 0 ? [] : [`Luz monthly ×${count} 2026-09-20 > 2026-10-20`]);
  });

  it.each([
    [6, 1],
    [7, 0],
  ])('stands out from two others for each of its own: three from %i', (others, count) => {
    const music: Bought = ['Amazon', 10, ...everyMonth('2026-07-16', 3)];
    expect(found(gastosOf(music, ['Amazon', 15, ...every(9, '2026-07-17', others)]))).toHaveLength(count);
  });

  it('that rose once is still fixed', () => {
    const prime = everyMonth('2026-04-16', 6);
    const bought = priced('Amazon', prime, [8.99, 8.99, 8.99, 9.49, 9.49, 9.49]);
    expect(found(gastosOf(...bought, ...CROWD))).toEqual(['Amazon monthly ×6 2026-09-16 > 2026-10-16']);
  });

  it('that goes back to chance purchases begins where it stands out', () => {
    const older = priced('Amazon', everyMonth('2025-08-16', 7), [9.4, 9, 9.5, 9.1, 9.6, 9.2, 9.7]);
    const prime = everyMonth('2026-03-16', 7);
    const lines = found(gastosOf(['Amazon', 8.99, ...prime], ...older, ...CROWD));
    expect(lines).toEqual([expect.stringContaining('2026-09-16 > 2026-10-16')]);
  });
});

it('passes over days that are none', () => {
  const rent = everyMonth('2026-07-01', 3);
  expect(found(gastosOf(['Alquiler', 700, '', ...rent, '2026-02-30', 'ayer', '']))).toEqual([
    'Alquiler monthly ×3 2026-09-01 > 2026-10-01',
  ]);
});

it('a series that the calendar ends is not announced', () => {
  const gastos = gastosOf(
    ['Alquiler', 700, ...everyMonth('9999-10-31', 3)],
    ['Gimnasio', 9, ...every(7, '9999-12-10', 4)],
    ['Seguro', 310, '9998-12-01', '9999-12-01'],
  );
  expect(found(gastos, '9999-12-31')).toEqual([]);
});

it('a name of thousands of expenses is passed over', () => {
  const some = every(1, '2024-10-05', 730).flatMap((fecha) =>
    [100, 140, 180, 220, 260, 300, 340].map((cantidad): Bought => ['Compra', cantidad, fecha]),
  );
  const rent: Bought = ['Compra', 700, ...everyMonth('2025-12-01', 10)];
  expect(found(gastosOf(rent, ...some.slice(0, 4990)))).toEqual([
    'Compra monthly ×10 2026-09-01 > 2026-10-01',
  ]);
  expect(found(gastosOf(rent, ...some.slice(0, 4991)))).toEqual([]);
});

it('puts those that are due first before the others, and names of one day in their order', () => {
  const gastos = gastosOf(
    ['Óptica', 20, ...everyMonth('2026-07-20', 3)],
    ['ñandú', 20, ...everyMonth('2026-07-20', 3)],
    ['Piso 10', 20, ...everyMonth('2026-07-20', 3)],
    ['Piso 9', 20, ...everyMonth('2026-07-20', 3)],
    ['zumba', 9, ...every(7, '2026-09-07', 4)],
  );
  expect(found(gastos).map((line) => line.split(/ (?=weekly|monthly)/)[0])).toEqual([
    'zumba',
    'ñandú',
    'Óptica',
    'Piso 9',
    'Piso 10',
  ]);
});

it('puts names that sort as one in the order in which their last ones were added', () => {
  const days = everyMonth('2026-07-20', 3);
  const gastos = gastosOf(['Piso 09', 20, ...days], ['Piso 9', 20, ...days]).map(indexGasto);
  expect(findRecurring(gastos, TODAY).map(({ last }) => last.id)).toEqual([3, 6]);
  expect(findRecurring(gastos.toReversed(), TODAY).map(({ last }) => last.id)).toEqual([3, 6]);
});

it('finds nothing in nothing', () => {
  expect(found([])).toEqual([]);
});
