import { cutAt, firstGrapheme, graphemesOf } from '@/lib/domain/graphemes';

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

test.each([
  ['abcdef', 3, 'abc'],
  ['ab👨‍👩‍👧‍👦', 3, 'ab'],
  ['ab🏷️c', 3, 'ab'],
  ['👨‍👩‍👧‍👦x', 3, '👨\u200d'],
  [`e${'\u0301'.repeat(300)}`, 3, 'e\u0301\u0301'],
])('%j cut at %d is %j', (text, place, cut) => {
  expect(cutAt(text, place)).toBe(cut);
});

test('a text has the characters that people count', () => {
  expect(graphemesOf('a👨‍👩‍👧‍👦e\u0301')).toEqual(['a', '👨‍👩‍👧‍👦', 'e\u0301']);
});
