import fc from 'fast-check';
import { HUES, paintOf, readHexColor } from '@/lib/domain/color';

it.each(HUES)('knows the name %s', (hue) => {
  expect(paintOf(hue).hue).toBe(hue);
});

it.each([
  ['RED', 'red'],
  [' Blue ', 'blue'],
  ['#ff0000', 'red'],
  ['#F00', 'red'],
  ['#e11d48', 'red'],
  ['#ff8800', 'orange'],
  ['#eab308', 'yellow'],
  ['#22c55e', 'green'],
  ['#14b8a6', 'teal'],
  ['#3b82f6', 'blue'],
  ['#8b5cf6', 'purple'],
  ['#ec4899', 'pink'],
  ['#0f0', 'green'],
  ['#00f', 'blue'],
  ['#000', 'gray'],
  ['#ffffff', 'gray'],
  ['#808080', 'gray'],
  ['#6b7280', 'gray'],
])('%s is painted %s', (color, hue) => {
  expect(paintOf(color).hue).toBe(hue);
});

it.each([
  '',
  'magenta',
  '#12',
  '#1234',
  '#12345678',
  '#ggg',
  'rgb(255, 0, 0)',
  'var(--x)',
  'red; background: url(https://example.com)',
  'url(javascript:alert(1))',
  '__proto__',
  '#f00\n}',
])('%j is gray', (color) => {
  expect(paintOf(color).hue).toBe('gray');
});

it('answers one of its own hues whatever the text', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.oneof(hex, fc.string()), (color) => {
      expect(HUES).toContain(paintOf(color).hue);
    }),
  );
});

it.each([
  ['#0EA5E9', { hue: 'blue', code: '#0ea5e9' }],
  [' #f80 ', { hue: 'orange', code: '#ff8800' }],
  ['Red', { hue: 'red', code: null }],
  ['#1234', { hue: 'gray', code: null }],
  ['#ff8800; background: url(//example.com)', { hue: 'gray', code: null }],
])('paints %j as %j', (color, paint) => {
  expect(paintOf(color)).toEqual(paint);
});

it.each([
  ['#22C55E', '#22c55e'],
  [' 22c55e ', '#22c55e'],
  ['#f80', '#f80'],
])('reads the hex code %j as %j', (text, code) => {
  expect(readHexColor(text)).toBe(code);
});

it.each(['', '#', '#12345', '#gggggg', 'red', '#ff8800;'])('reads no hex code in %j', (text) => {
  expect(readHexColor(text)).toBeNull();
});
