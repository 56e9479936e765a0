import { firstGrapheme } from '@/lib/domain/grapheme';

test.each([
  ['', ''],
  ['abc', 'a'],
  ['🏷️🍎', '🏷️'],
  ['👨‍👩‍👧‍👦x', '👨‍👩‍👧‍👦'],
  ['e\u0301o', 'e\u0301'],
  ['🇪🇸🇲🇽', '🇪🇸'],
])('of %j the first character is %j', (text, first) => {
  expect(firstGrapheme(text)).toBe(first);
});
