import { briefCantidad, briefHeadline, titleOf } from '@/lib/text/brief-cantidad';
import { createFormat } from '@/lib/text/format';
import { withPlainSpaces } from '../../support/text-of';

const spain = createFormat({ locale: 'es-ES', currency: 'EUR' });
const mexico = createFormat({ locale: 'es-MX', currency: 'MXN' });

it.each([
  [229_840n, 14, '2.298,40 €'],
  [123_456_789n, 14, '1.234.567,89 €'],
  [1_234_567_890n, 14, '12.345.679 €'],
  [123_456_789_012n, 14, '1.235 mill. €'],
  [123_456_789_012n, 20, '1.234.567.890,12 €'],
  [123_456_789_012_300n, 14, '1.234.568 mill. €'],
  [900_719_925_474_099_200n, 20, '9.007 bill. €'],
  [10n ** 302n, 14, '> 999.999 bill. €'],
])('of %s hundredths, %i characters say «%s»', (cents, most, text) => {
  expect(withPlainSpaces(briefCantidad(cents, most, spain))).toBe(text);
});

it('the sign of a currency keeps its place before a number that is cut', () => {
  expect(withPlainSpaces(briefCantidad(900_719_925_474_099_200n, 14, mexico))).toBe('$9,007 bill.');
});

it.each([
  [101_449n, '1.014 €'],
  [123_456_789_012_300n, '1.234.567.890.123 €'],
  [10n ** 18n, '10.000 bill. €'],
])('a headline says of %s hundredths «%s»', (cents, text) => {
  expect(withPlainSpaces(briefHeadline(cents, spain))).toBe(text);
});

it('a title tells only what is not shown', () => {
  expect(titleOf('9.007 bill. €', '9.007.199.254.740.992,00 €')).toBe('9.007.199.254.740.992,00 €');
  expect(titleOf('2,40 €', '2,40 €')).toBeUndefined();
});
