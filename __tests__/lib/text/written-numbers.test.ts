import fc from 'fast-check';
import { centsToDecimal } from '@/lib/domain/money';
import { LOCALES } from '@/lib/domain/preferences';
import { toDecimal, writtenNumbers } from '@/lib/text/written-values';

it.each(LOCALES)('names the marks that numbers have in %s', (locale) => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1_234_567.8);
  const { group, decimal } = writtenNumbers(locale).marks;
  expect(parts.filter(({ type }) => type === 'group').map(({ value }) => value)).toEqual([group, group]);
  expect(parts.find(({ type }) => type === 'decimal')?.value).toBe(decimal);
});

it('writes whatever can be stored as Intl does', () => {
  const numbers = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 10 });
  const { number } = writtenNumbers('es-ES');
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      // Of the tiniest numbers below zero nothing is left but the sign.
      expect(number(toDecimal(value, 0, 10))).toBe(numbers.format(value));
    }),
  );
});

it('writes sums of any size in full', () => {
  const numbers = new Intl.NumberFormat('es-ES', { useGrouping: 'always', minimumFractionDigits: 2 });
  const { number } = writtenNumbers('es-ES');
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (cents) => {
      expect(number(centsToDecimal(cents))).toBe(numbers.format(centsToDecimal(cents)));
    }),
  );
});

it.each([
  [1.005, 2, 2, '1.01'],
  [1.5, 0, 2, '1.5'],
  [2, 0, 2, '2'],
  [2, 2, 2, '2.00'],
  [0.004, 0, 2, '0'],
  [-1.005, 0, 2, '-1.01'],
  [1e-7, 0, 10, '0.0000001'],
])('%d with %i to %i digits behind the point is %s', (value, least, most, decimal) => {
  expect(toDecimal(value, least, most)).toBe(decimal);
});
