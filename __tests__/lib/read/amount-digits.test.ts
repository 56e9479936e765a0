import { type DecimalMark, digitsWith } from '@/lib/read/read-cantidad';

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
