import { dayDigitsOf, fullYear, readFechas } from '@/lib/read/read-day';

describe('readFechas', () => {
  it.each([
    ['2026-03-04', ['2026-03-04']],
    [' 2026.3.4 ', ['2026-03-04']],
    ['04/03/2026', ['2026-03-04', '2026-04-03']],
    ['4-3-2026', ['2026-03-04', '2026-04-03']],
    ['03/03/2026', ['2026-03-03']],
    ['13/03/2026', ['2026-03-13']],
    ['03/13/2026', ['2026-03-13']],
    ['31/02/2026', []],
    ['04/03-2026', []],
    ['04 03 2026', []],
    ['04/03/26', []],
    ['04/03', []],
    ['ayer', []],
  ])('reads «%s» as %j', (text, fechas) => {
    expect(readFechas(text)).toEqual(fechas);
  });
});

describe('dayDigitsOf', () => {
  it.each([
    ['4.3.26', { year: '26', first: '4', second: '3', mark: '.', isYearFirst: false }],
    ['4-3', { year: '', first: '4', second: '3', mark: '-', isYearFirst: false }],
    ['2026 03 04', { year: '2026', first: '03', second: '04', mark: ' ', isYearFirst: true }],
    ['26.3.4', null],
    ['4.3', null],
  ])('reads the numbers of «%s»', (text, digits) => {
    expect(dayDigitsOf(text)).toEqual(digits);
  });
});

it('takes two digits for a year of this century, four as they are', () => {
  expect(['26', '2026', '0026'].map(fullYear)).toEqual([2026, 2026, 26]);
});
