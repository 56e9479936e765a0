import type { Fecha } from '@/lib/domain/dates';
import { findRecurring } from '@/lib/domain/recurring/recurring';
import { buildGasto } from '../../../support/build-gasto';
import { type Bought, TODAY, every, everyMes, found, gastosOf, priced } from '../../../support/bought';
import { indexGasto } from '../../../support/index-gastos';

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
    ['every second month', everyMes('2025-08-10', 8, 2), null],
    ['every third month', everyMes('2025-06-10', 6, 3), null],
    ['every fortnight', every(14, '2026-01-05', 20), null],
    ['over a year’s end', everyMes('2025-11-03', 11), '×11 2026-09-03 > 2026-10-03'],
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
      [...everyMes('2025-08-01', 10), '2026-06-05', '2026-07-05', '2026-08-05', '2026-09-05'],
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
      ['Seguro', 20, ...everyMes('2025-08-07', 14)],
    );
    expect(found(gastos)).toEqual([
      'Seguro monthly ×14 2026-09-07 > 2026-10-07',
      'Seguro yearly ×2 2026-09-20 > 2027-09-20',
    ]);
  });
});

it.each<[string, Bought, Fecha, Fecha]>([
  ['weekly', ['Gimnasio', 9, ...every(7, '2026-09-07', 4)], '2026-10-10', '2026-10-11'],
  ['monthly', ['Alquiler', 700, ...everyMes('2026-07-01', 3)], '2026-10-16', '2026-10-17'],
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
  const [planned, ...paid] = gastosOf(['Alquiler', 700, '2026-11-01', ...everyMes('2026-08-01', 3)]);
  const pending = { ...buildGasto(planned), estado: 'pendiente' };
  expect(found([pending, ...paid])).toEqual(['Alquiler monthly ×4 2026-11-01 > 2026-12-01']);
});

describe('cantidades', () => {
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
    const gastos = gastosOf(...priced('Luz', everyMes('2026-07-20', 3), cantidades));
    expect(found(gastos)).toHaveLength(expected ? 1 : 0);
  });

  it.each([
    [9n * 10n ** 18n, 1],
    [9n * 10n ** 18n - 1n, 0],
  ])('a tenth less than 10^19 is exact: %s', (cents, count) => {
    const gastos = gastosOf(['Luz', 1e17, ...everyMes('2026-07-20', 3)]).map(indexGasto);
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
    expect(found(gastosOf([nombre, 10, ...everyMes('2026-05-20', 5)]))).toEqual([]);
  });

  it.each<[string, Bought[]]>([
    [
      'far apart in price',
      [
        ['Móvil', 30, ...everyMes('2026-05-12', 5)],
        ['Móvil', 12, ...everyMes('2026-04-20', 6)],
      ],
    ],
    [
      'near in price, one of them dearer since August',
      [
        ['Móvil', 20, ...everyMes('2026-04-20', 6)],
        ['Móvil', 25, ...everyMes('2026-04-12', 4)],
        ['Móvil', 27, '2026-08-12', '2026-09-12'],
      ],
    ],
    [
      'nearly of one price, days apart',
      [
        ['Móvil', 20, ...everyMes('2026-04-12', 6)],
        ['Móvil', 21, ...everyMes('2026-04-14', 6)],
      ],
    ],
    [
      'nearly of one price, on one day',
      [
        ['Móvil', 20, ...everyMes('2026-04-12', 6)],
        ['Móvil', 21, ...everyMes('2026-03-12', 7)],
      ],
    ],
    [
      'of no fixed price, one beside one of a fixed price',
      [
        ['Móvil', 20, ...everyMes('2026-04-12', 6)],
        ...priced('Móvil', everyMes('2026-06-20', 4), [30, 32, 29, 31]),
      ],
    ],
  ])('holds two series %s', (_, bought) => {
    expect(found(gastosOf(...bought))).toHaveLength(2);
  });

  it('holds two series nearly of one price, the next of one of them paid', () => {
    const gastos = gastosOf(
      ['Móvil', 20, ...everyMes('2026-04-12', 7)],
      ['Móvil', 21, ...everyMes('2026-04-14', 6)],
    );
    expect(found(gastos, '2026-10-13')).toEqual([
      'Móvil monthly ×6 2026-09-14 > 2026-10-14',
      'Móvil monthly ×7 2026-10-12 > 2026-11-12',
    ]);
  });

  it('holds a weekly, a monthly and a yearly series', () => {
    const gastos = gastosOf(
      ['Club', 200, '2025-09-20', '2026-09-20'],
      ['Club', 40, ...everyMes('2025-09-03', 13)],
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
  const RENT = everyMes('2026-07-01', 4);

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
