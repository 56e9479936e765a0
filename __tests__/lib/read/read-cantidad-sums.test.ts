import fc from 'fast-check';
import {
  type NumberMarks,
  readCantidad,
  readSum,
  readSumSoFar,
  settleCantidad,
} from '@/lib/read/read-cantidad';
import { centsToDecimal, divideCents, toCents } from '@/lib/domain/money';
import { propertyRuns } from '../../support/property-runs';

const SPAIN = { group: '.', decimal: ',' };
const MEXICO = { group: ',', decimal: '.' };

describe('a sum is worked out to the hundredth', () => {
  it.each<[string, NumberMarks, number]>([
    ['42+8,5', SPAIN, 50.5],
    ['42 + 8,5', SPAIN, 50.5],
    ['42+8.5', MEXICO, 50.5],
    ['145,80/3', SPAIN, 48.6],
    ['145,80 ÷ 3', SPAIN, 48.6],
    ['2x3,50', SPAIN, 7],
    ['2 X 3,50', SPAIN, 7],
    ['2×3,50', SPAIN, 7],
    ['2*3,50', SPAIN, 7],
    ['10-2,5', SPAIN, 7.5],
    ['10−2,5', SPAIN, 7.5],
    ['10 – 2,5', SPAIN, 7.5],
    ['2+3x4', SPAIN, 14],
    ['20-6/3', SPAIN, 18],
    ['100/4/5', SPAIN, 5],
    ['1/3x3', SPAIN, 1],
    ['0+5', SPAIN, 5],
    ['5-10+6', SPAIN, 1],
    ['1.234,56+1', SPAIN, 1235.56],
    ['1.200x3', SPAIN, 3600],
    ['1,200x3', MEXICO, 3600],
    ['12,50 € + 3 €', SPAIN, 15.5],
    ['$12.50 x 2', MEXICO, 25],
    ['MXN 5 + 3', MEXICO, 8],
    ['100x1,2155', SPAIN, 121.55],
    ['0,1+0,2', SPAIN, 0.3],
  ])('«%s» with %o is %d', (text, marks, cantidad) => {
    expect(readSum(text, marks)).toEqual({
      typed: { kind: 'cantidad', cantidad },
      isSum: true,
      rounded: false,
    });
  });

  it.each([
    ['10/3', 3.33],
    ['20/3', 6.67],
    ['0,01/2', 0.01],
    ['1,0050x1', 1.01],
    ['0,015/3+0,015/3+0,015/3', 0.02],
  ])('«%s» is rounded to %d, once', (text, cantidad) => {
    expect(readSum(text, SPAIN)).toEqual({
      typed: { kind: 'cantidad', cantidad },
      isSum: true,
      rounded: true,
    });
  });
});

describe('a sum that has no result is refused', () => {
  it.each([
    ['1/0', 'divided-by-zero'],
    ['1/0,00', 'divided-by-zero'],
    ['5-5', 'not-positive'],
    ['5-8', 'not-positive'],
    ['0x3', 'not-positive'],
    ['0,01/3', 'too-small'],
    ['1.2.3+4', 'wrong-number'],
    ['12,5,0+1', 'wrong-number'],
    ['pan+1', 'wrong-number'],
    ['(1+2)x3', 'wrong-number'],
    ['=1+1', 'formula'],
    ['=', 'formula'],
    ['42+', 'missing-number'],
    ['2x', 'missing-number'],
    ['+5', 'missing-number'],
    ['5++3', 'missing-number'],
    ['2x-3', 'missing-number'],
    ['-5+8', 'missing-number'],
    ['/', 'missing-number'],
    [`${'9'.repeat(60)}+1`, 'too-large'],
    ['90.071.992.547.409,91+0,01', 'too-large'],
    [`1${'+1'.repeat(100)}`, 'too-long'],
    [' '.repeat(9) + `a${' '.repeat(1_000_000)}a`, 'too-long'],
    ['1+'.repeat(500_000), 'too-long'],
  ])('«%.20s»: %s', (text, fault) => {
    expect(readSum(text, SPAIN)).toEqual({ typed: { kind: 'fault', fault }, isSum: true, rounded: false });
  });
});

it.each([
  '12,5',
  '1.234,56',
  '1,234',
  '12,5,0',
  '1.23.456',
  '',
  '-5',
  '− 5',
  '9'.repeat(60),
  'MXN 5',
  'abc',
  '1 2',
])('what is no sum is read as any amount: «%s»', (text) => {
  expect(readSum(text, SPAIN)).toEqual({ typed: readCantidad(text, SPAIN), isSum: false, rounded: false });
});

describe('a number that can mean two things', () => {
  it('makes the sum ambiguous, all such numbers being meant alike', () => {
    const { typed } = readSum('1.200+2.300', MEXICO);
    expect(typed).toEqual({ kind: 'ambiguous', asDecimal: 3.5, asGrouped: 3500 });
    expect(settleCantidad(typed, 'grouped')).toEqual({ ok: true, value: 3500 });
    expect(settleCantidad(typed, 'decimal')).toEqual({ ok: true, value: 3.5 });
  });

  it('does not where only one meaning gives an amount', () => {
    expect(readSum('1.200-5', MEXICO).typed).toEqual({ kind: 'cantidad', cantidad: 1195 });
    expect(readSum('1.200-5.000', MEXICO).typed).toEqual({ kind: 'fault', fault: 'not-positive' });
  });
});

it.each([
  ['42+', { kind: 'cantidad', cantidad: 42 }, true],
  ['42 + 8 x', { kind: 'cantidad', cantidad: 50 }, true],
  ['42+8', { kind: 'cantidad', cantidad: 50 }, true],
  ['42', { kind: 'cantidad', cantidad: 42 }, false],
  ['42++', { kind: 'fault', fault: 'missing-number' }, true],
  ['-', { kind: 'fault', fault: 'negative' }, false],
  ['', { kind: 'fault', fault: 'empty' }, false],
])('so far «%s» comes to %o', (text, typed, isSum) => {
  expect(readSumSoFar(text, SPAIN)).toMatchObject({ typed, isSum });
});

describe('for all amounts', () => {
  const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
  function typedOf(amount: bigint): string {
    return centsToDecimal(amount).replace('.', ',');
  }
  function read(text: string): bigint | null {
    const { typed } = readSum(text, SPAIN);
    return typed.kind === 'cantidad' ? toCents(typed.cantidad) : null;
  }

  it('adding is exact', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 9 }), (amounts) => {
        expect(read(amounts.map(typedOf).join('+'))).toBe(amounts.reduce((sum, one) => sum + one));
      }),
      propertyRuns(100),
    );
  });

  it('dividing rounds as shares are rounded', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 99 }), (amount, parts) => {
        expect(read(`${typedOf(amount)}/${parts}`) ?? 0n).toBe(divideCents(amount, parts));
      }),
      propertyRuns(100),
    );
  });

  it('taking away what was added leaves the rest, and times turns back', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 99 }), (one, other, times) => {
        expect(read(`${typedOf(one)}+${typedOf(other)}-${typedOf(other)}`)).toBe(one);
        expect(read(`${typedOf(one)}x${times}/${times}`)).toBe(one);
      }),
      propertyRuns(100),
    );
  });

  it('any text gets an amount that can be stored, a question or a fault', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789,.+-x/* €a=')), maxLength: 30 });
    fc.assert(
      fc.property(text, (typed) => {
        const result = readSum(typed, SPAIN).typed;
        if (result.kind === 'cantidad')
          expect(readCantidad(centsToDecimal(toCents(result.cantidad)), MEXICO)).toEqual(result);
      }),
      propertyRuns(300),
    );
  });
});
