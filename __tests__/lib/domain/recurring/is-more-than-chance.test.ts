import { addMesesToFecha } from '@/lib/domain/dates';
import { findRecurring } from '@/lib/domain/recurring/recurring';
import { type Bought, TODAY, every, everyMes, found, gastosOf, priced } from '../../../support/bought';
import { indexGasto } from '../../../support/index-gastos';

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
    const bills = priced('Súper', everyMes('2026-07-20', 3), [50, 52, 51]);
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
    const bills = priced('Súper', everyMes('2026-07-20', 3), [50, 52, 51]);
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
    const bills = priced('Súper', everyMes('2026-07-20', 3), [50, 52, 51]);
    expect(found(gastosOf(...bills, ['Súper', 51.5, '2026-08-05']))).toEqual([]);
  });

  it('one that has moved: it was paid nearer to the next day than to the last', () => {
    const rent = everyMes('2025-12-01', 10);
    expect(found(gastosOf(['Alquiler', 700, ...rent, '2026-09-16']), '2026-09-16')).toHaveLength(1);
    expect(found(gastosOf(['Alquiler', 700, ...rent, '2026-09-17']), '2026-09-17')).toEqual([]);
  });

  it('one whose next expense is there, though that one’s price comes at any time', () => {
    const music: Bought = ['Amazon', 10, ...everyMes('2026-03-16', 6)];
    const others: Bought = ['Amazon', 10.9, '2026-06-25', '2026-07-25'];
    expect(found(gastosOf(music, others), '2026-09-17')).toHaveLength(1);
    expect(found(gastosOf(music, others, ['Amazon', 10.9, '2026-09-16']), '2026-09-17')).toEqual([]);
    expect(found(gastosOf(music, others, ['Amazon', 40, '2026-09-16']), '2026-09-17')).toHaveLength(1);
  });

  it('a second one that ends elsewhere and shares the past of a first one', () => {
    const gastos = gastosOf(['Luz', 50, ...everyMes('2026-07-10', 3)], ['Luz', 52, '2026-09-12']);
    expect(found(gastos)).toEqual(['Luz monthly ×3 2026-09-10 > 2026-10-10']);
  });

  it('a monthly one that became weekly', () => {
    const gastos = gastosOf(
      ['Gimnasio', 9, ...everyMes('2025-09-30', 12)],
      ['Gimnasio', 9, ...every(7, '2026-09-09', 4)],
    );
    expect(found(gastos)).toEqual(['Gimnasio weekly ×4 2026-09-30 > 2026-10-07']);
  });
});

describe('a fixed price', () => {
  const CROWD = priced('Amazon', every(3, '2026-02-02', 81), [7.5, 24.8, 12.1, 61.3, 9.95, 18.4, 5.6, 33]);

  it.each([
    [everyMes('2026-05-16', 5), 0],
    [everyMes('2026-04-16', 6), 1],
    [every(7, '2026-08-19', 7), 0],
    [every(7, '2026-08-12', 8), 1],
    [everyMes('2024-09-16', 3, 12), 0],
    [everyMes('2023-09-16', 4, 12), 1],
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
    const days = everyMes(addMesesToFecha('2026-10-20', -cantidades.length), cantidades.length);
    const others: Bought = ['Luz', 75, ...every(9, '2026-07-21', 4)];
    const lines = found(gastosOf(...priced('Luz', days, cantidades), others));
    expect(lines).toEqual(count === 0 ? [] : [`Luz monthly ×${count} 2026-09-20 > 2026-10-20`]);
  });

  it.each([
    [6, 1],
    [7, 0],
  ])('stands out from two others for each of its own: three from %i', (others, count) => {
    const music: Bought = ['Amazon', 10, ...everyMes('2026-07-16', 3)];
    expect(found(gastosOf(music, ['Amazon', 15, ...every(9, '2026-07-17', others)]))).toHaveLength(count);
  });

  it('that rose once is still fixed', () => {
    const prime = everyMes('2026-04-16', 6);
    const bought = priced('Amazon', prime, [8.99, 8.99, 8.99, 9.49, 9.49, 9.49]);
    expect(found(gastosOf(...bought, ...CROWD))).toEqual(['Amazon monthly ×6 2026-09-16 > 2026-10-16']);
  });

  it('that goes back to chance purchases begins where it stands out', () => {
    const older = priced('Amazon', everyMes('2025-08-16', 7), [9.4, 9, 9.5, 9.1, 9.6, 9.2, 9.7]);
    const prime = everyMes('2026-03-16', 7);
    const lines = found(gastosOf(['Amazon', 8.99, ...prime], ...older, ...CROWD));
    expect(lines).toEqual([expect.stringContaining('2026-09-16 > 2026-10-16')]);
  });
});

it('passes over days that are none', () => {
  const rent = everyMes('2026-07-01', 3);
  expect(found(gastosOf(['Alquiler', 700, '', ...rent, '2026-02-30', 'ayer', '']))).toEqual([
    'Alquiler monthly ×3 2026-09-01 > 2026-10-01',
  ]);
});

it('a series that the calendar ends is not announced', () => {
  const gastos = gastosOf(
    ['Alquiler', 700, ...everyMes('9999-10-31', 3)],
    ['Gimnasio', 9, ...every(7, '9999-12-10', 4)],
    ['Seguro', 310, '9998-12-01', '9999-12-01'],
  );
  expect(found(gastos, '9999-12-31')).toEqual([]);
});

it('a name of thousands of expenses is passed over', () => {
  const some = every(1, '2024-10-05', 730).flatMap((fecha) =>
    [100, 140, 180, 220, 260, 300, 340].map((cantidad): Bought => ['Compra', cantidad, fecha]),
  );
  const rent: Bought = ['Compra', 700, ...everyMes('2025-12-01', 10)];
  expect(found(gastosOf(rent, ...some.slice(0, 4990)))).toEqual([
    'Compra monthly ×10 2026-09-01 > 2026-10-01',
  ]);
  expect(found(gastosOf(rent, ...some.slice(0, 4991)))).toEqual([]);
});

it('puts those that are due first before the others, and names of one day in their order', () => {
  const gastos = gastosOf(
    ['Óptica', 20, ...everyMes('2026-07-20', 3)],
    ['ñandú', 20, ...everyMes('2026-07-20', 3)],
    ['Piso 10', 20, ...everyMes('2026-07-20', 3)],
    ['Piso 9', 20, ...everyMes('2026-07-20', 3)],
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
  const days = everyMes('2026-07-20', 3);
  const gastos = gastosOf(['Piso 09', 20, ...days], ['Piso 9', 20, ...days]).map(indexGasto);
  expect(findRecurring(gastos, TODAY).map(({ last }) => last.id)).toEqual([3, 6]);
  expect(findRecurring(gastos.toReversed(), TODAY).map(({ last }) => last.id)).toEqual([3, 6]);
});

it('finds nothing in nothing', () => {
  expect(found([])).toEqual([]);
});
