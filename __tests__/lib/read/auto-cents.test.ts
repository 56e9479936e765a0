import fc from 'fast-check';
import { centsToDecimal } from '@/lib/domain/money';
import { endsWithCount, eraseCents, retypeCents, typeCents } from '@/lib/read/auto-cents';
import { readSum } from '@/lib/read/read-cantidad';
import { propertyRuns } from '../../support/property-runs';

const SPAIN = { group: '.', decimal: ',' };
const MEXICO = { group: ',', decimal: '.' };

/** What stands in the field after these keys, of which «<» erases. */
function typed(keys: string, from = '', marks = SPAIN): string {
  return keys.split(' ').reduce((text, key) => {
    const selected = { text, from: text.length, to: text.length };
    return (key === '<' ? eraseCents(selected, marks) : typeCents(selected, key, marks)).text;
  }, from);
}

it.each([
  ['1', '0,01'],
  ['1 2', '0,12'],
  ['1 2 5', '1,25'],
  ['1 2 5 0', '12,50'],
  ['1 2 00', '12,00'],
  ['0', '0,00'],
  ['0 0 7', '0,07'],
  ['1 2 5 0 <', '1,25'],
  ['1 2 5 0 < < <', '0,01'],
  ['1 2 5 0 < < < <', ''],
  ['5 0 0 < <', '0,05'],
  ['0 <', ''],
  ['1 2 5 0 0 0 0', '12500,00'],
])('the keys %s write %s', (keys, text) => {
  expect(typed(keys)).toBe(text);
});

it.each([
  ['1 2 5 0 + 3', '12,50+0,03', 12.53],
  ['1 2 5 0 + 3 0 0', '12,50+3,00', 15.5],
  ['1 0 00 − 2 5 0', '10,00−2,50', 7.5],
  ['1 4 5 8 0 ÷ 3', '145,80÷3', 48.6],
  ['3 5 0 × 2', '3,50×2', 7],
  ['3 5 0 × 2 + 1 00', '3,50×2+1,00', 8],
  ['1 0 00 × 1 , 2 1', '10,00×1,21', 12.1],
  ['1 2 5 0 + < 0', '125,00', 125],
  ['1 4 5 8 0 ÷ 3 < 2', '145,80÷2', 72.9],
])('the sum %s is %s', (keys, text, cantidad) => {
  expect(typed(keys)).toBe(text);
  expect(readSum(text, SPAIN).typed).toEqual({ kind: 'cantidad', cantidad });
});

it('writes with the person’s own mark', () => {
  expect(typed('1 2 5 0', '', MEXICO)).toBe('12.50');
});

it.each([
  ['12', '5', '120,05'],
  ['12,5', '0', '125,00'],
  ['1.234,50', '5', '12345,05'],
  ['30,80', '<', '3,08'],
  ['12 €', '5', '120,05'],
])('an amount of %s takes the key %s to %s', (from, key, text) => {
  expect(typed(key, from)).toBe(text);
});

it('keys go to the number with the caret, and replace what is selected', () => {
  expect(typeCents({ text: '12,50+3,00', from: 1, to: 1 }, '4', SPAIN)).toEqual({
    text: '125,04+3,00',
    caret: 6,
  });
  expect(typeCents({ text: '12,50', from: 0, to: 5 }, '4', SPAIN)).toEqual({ text: '0,04', caret: 4 });
  expect(eraseCents({ text: '12,50', from: 0, to: 5 }, SPAIN)).toEqual({ text: '', caret: 0 });
  expect(eraseCents({ text: '12,50', from: 2, to: 5 }, SPAIN)).toEqual({ text: '0,12', caret: 4 });
});

it.each([
  ['425', '4,25'],
  ['42+8', '0,42+0,08'],
  ['42,5', '42,5'],
  ['', ''],
])('«%s» that was typed before is retyped as «%s»', (keys, text) => {
  expect(retypeCents(keys, SPAIN)).toBe(text);
});

it('the decimal mark is of use in a count alone', () => {
  expect(['', '12,50', '12,50+', '12,50÷', '12,50÷3', '12,50÷3+1'].map(endsWithCount)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});

it('whatever digits are typed, the text reads as exactly as many cents', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.constantFrom(SPAIN, MEXICO), (cents, marks) => {
      const text = typed(Array.from(String(cents)).join(' '), '', marks);
      expect(readSum(text, marks).typed).toEqual({
        kind: 'cantidad',
        cantidad: Number(centsToDecimal(cents)),
      });
    }),
    propertyRuns(200),
  );
});
