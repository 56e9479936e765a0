import { firstGrapheme } from '@/lib/domain/grapheme';

test.each([
  ['', ''],
  ['abc', 'a'],
  ['🏷️🍎', '🏷️'],
  ['👨‍👩‍👧‍👦x', '👨‍👩‍👧‍👦'],
  ['e\u0301o', 'e\u0301'],
  ['🇪🇸🇲🇽', '🇪🇸'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿x', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['👍🏽!', '👍🏽'],
])('of %j the first character is %j', (text, first) => {
  expect(firstGrapheme(text)).toBe(first);
});

test('the first character of a megabyte is found without reading it', () => {
  expect(firstGrapheme(`e${'\u0301'.repeat(1_000_000)}`).length).toBeLessThan(100);
});
