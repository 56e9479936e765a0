import { countAdded, refuseTips } from '@/lib/page/settings/entry-tips';
import { notedSample } from '@/lib/page/settings/noted-sample';

beforeEach(() => {
  localStorage.clear();
});

/** The tips that adding expenses one by one brings, by their number. */
function tipsOf(count: number): string[] {
  return Array.from({ length: count }, (_, place) => [place + 1, countAdded(1)] as const).flatMap(
    ([number, tip]) => (tip ? [`${number}: ${tip}`] : []),
  );
}

it('gives each tip once, after the third, the tenth and the thirtieth expense', () => {
  expect(tipsOf(100)).toEqual(['3: line', '10: paste', '30: keys']);
});

it('gives the last of the tips that many lines bring at once', () => {
  expect(countAdded(12)).toBe('paste');
  expect(countAdded(40)).toBe('keys');
  expect(countAdded(40)).toBeNull();
});

it('gives none once they are refused', () => {
  refuseTips();
  expect(tipsOf(40)).toEqual([]);
});

it('counts nothing on sample data', () => {
  notedSample.write(1);
  expect(tipsOf(40)).toEqual([]);
  notedSample.write(null);
  expect(tipsOf(3)).toEqual(['3: line']);
});

it.each(['x', '-1', '1e9', '999'])('begins anew with the unreadable count %j', (text) => {
  localStorage.setItem('mis-gastos:tips', text);
  expect(countAdded(3)).toBe('line');
});
