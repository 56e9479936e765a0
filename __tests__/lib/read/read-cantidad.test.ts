import fc from 'fast-check';
import {
  type DecimalMark,
  digitsWith,
  type NumberMarks,
  readCantidad,
  readDecimal,
  settleCantidad,
} from '@/lib/read/read-cantidad';
import { centsToDecimal, toCents } from '@/lib/domain/money';
import { createFormat } from '@/lib/text/format';

const SPAIN = { group: '.', decimal: ',' };
const MEXICO = { group: ',', decimal: '.' };

describe('the marks of a locale', () => {
  it.each([
    ['es-ES', SPAIN],
    ['es-AR', SPAIN],
    ['es-CO', SPAIN],
    ['es-CL', SPAIN],
    ['es-MX', MEXICO],
  ])('%s', (locale, marks) => {
    expect(createFormat({ locale, currency: 'EUR' }).marks).toEqual(marks);
  });
});

describe('an amount that can mean one thing only is read', () => {
  it.each<[string, NumberMarks, number]>([
    ['12', SPAIN, 12],
    ['12,5', SPAIN, 12.5],
    ['12.5', SPAIN, 12.5],
    ['12,5', MEXICO, 12.5],
    ['12.50 €', SPAIN, 12.5],
    ['€ 12,50', SPAIN, 12.5],
    ['$1,234.56', MEXICO, 1234.56],
    ['US$ 5', MEXICO, 5],
    ['12,50 EUR', SPAIN, 12.5],
    ['1.234,56', SPAIN, 1234.56],
    ['1.234,56', MEXICO, 1234.56],
    ['1,234.56', SPAIN, 1234.56],
    ['1 234,56', SPAIN, 1234.56],
    ['1\u00a0234\u00a0567', SPAIN, 1234567],
    ['1.234.567', SPAIN, 1234567],
    ['1,234,567', SPAIN, 1234567],
    ['1.234', SPAIN, 1234],
    ['1,234', MEXICO, 1234],
    ['12.345', SPAIN, 12345],
    ['1234,560', SPAIN, 1234.56],
    ['0,120', SPAIN, 0.12],
    ['0.120', SPAIN, 0.12],
    ['0,01', SPAIN, 0.01],
    ['0,0100000', SPAIN, 0.01],
    ['90071992547409,91', SPAIN, 90071992547409.91],
    ['90.071.992.547.409', SPAIN, 90071992547409],
    [',5', SPAIN, 0.5],
    ['  7  ', SPAIN, 7],
  ])('«%s» with %o is %d', (text, marks, cantidad) => {
    expect(readCantidad(text, marks)).toEqual({ kind: 'cantidad', cantidad });
  });
});

describe('one mark before exactly three digits is asked about where the locale does not group with it', () => {
  it.each<[string, NumberMarks, number, number]>([
    ['1,234', SPAIN, 1.234, 1234],
    ['12,345', SPAIN, 12.345, 12345],
    ['1.234', MEXICO, 1.234, 1234],
    ['150.000 $', MEXICO, 150, 150000],
    ['1.234', { group: '', decimal: ',' }, 1.234, 1234],
  ])('«%s» with %o may be %d or %d', (text, marks, asDecimal, asGrouped) => {
    expect(readCantidad(text, marks)).toEqual({ kind: 'ambiguous', asDecimal, asGrouped });
  });
});

it.each([
  ['12', '12'],
  ['12,50', '12.50'],
])('«%s» keeps its digits as %s', (text, decimal) => {
  expect(readDecimal(text, SPAIN)).toEqual({ kind: 'decimal', decimal });
});

describe('an amount that is none is refused', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'not-positive'],
    ['0,00', 'not-positive'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['- 5', 'negative'],
    ['abc', 'no-number'],
    ['€', 'no-number'],
    ['1e3', 'no-number'],
    ['1.23.456', 'no-number'],
    ['1,2,3', 'no-number'],
    ['1.234,56,7', 'no-number'],
    ['12,34.56', 'no-number'],
    ['12,', 'no-number'],
    ['1 2', 'no-number'],
    ['5-3', 'no-number'],
    ["1'234", 'no-number'],
    ['1\n2', 'no-number'],
    ['0,001', 'too-small'],
    ['0,0099', 'too-small'],
    [`0,${'0'.repeat(400)}1`, 'too-small'],
    ['0,011', 'too-precise'],
    ['0,125', 'too-precise'],
    ['1234,567', 'too-precise'],
    ['1.234,5670', 'too-precise'],
    ['12,500000000000000000001', 'too-precise'],
    ['90071992547409,92', 'too-large'],
    ['90.071.992.547.410', 'too-large'],
    ['70368744177664,01', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ])('«%s»: %s', (text, fault) => {
    expect(readCantidad(text, SPAIN)).toEqual({ kind: 'fault', fault });
  });
});

it('reads what it accepts to the last hundredth', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 17n }), (cents) => {
      const read = readCantidad(centsToDecimal(cents).replace('.', ','), SPAIN);
      if (read.kind === 'cantidad') expect(toCents(read.cantidad)).toBe(cents);
      else expect(read.kind === 'fault' && cents > 2n ** 52n).toBe(true);
    }),
  );
});

it.each([
  ['12,5', null, { ok: true, value: 12.5 }],
  ['1,234', null, { ok: false, fault: { asDecimal: 1.234, asGrouped: 1234 } }],
  ['1,234', 'decimal', { ok: false, fault: 'too-precise' }],
  ['1,230', 'decimal', { ok: true, value: 1.23 }],
  ['1,234', 'grouped', { ok: true, value: 1234 }],
  ['', 'grouped', { ok: false, fault: 'empty' }],
] as const)('settles %j, meant %p', (text, meaning, settled) => {
  expect(settleCantidad(readCantidad(text, SPAIN), meaning)).toEqual(settled);
});

it.each<[string, DecimalMark, [whole: string, decimals: string, isGrouped: boolean] | null]>([
  ['1.234,56', ',', ['1234', '56', true]],
  ['1.234,56', '.', null],
  ['1.234', ',', ['1234', '', true]],
  ['1.234', '.', ['1', '234', false]],
  ["1'234'567.8", '.', ['1234567', '8', true]],
  ["1'234.567,8", ',', null],
  ['1 234,5', ',', ['1234', '5', true]],
  ['1234,567', ',', ['1234', '567', false]],
  ['1234.567,8', ',', null],
  [',5', ',', ['', '5', false]],
  ['5,', ',', null],
  ['007', '.', ['007', '', false]],
  ['', '.', null],
])('reads «%s» with «%s» before its decimals', (text, mark, digits) => {
  const [whole, decimals, isGrouped] = digits ?? [];
  expect(digitsWith(mark, text)).toEqual(digits && { whole, decimals, isGrouped });
});
