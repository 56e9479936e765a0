import fc from 'fast-check';
import { GRAY_CODE, HUES, paintOf, paintOfCategoria, readColor } from '@/lib/domain/color';

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
  ['red', 'red'],
])('reads the colour %j as %j', (text, code) => {
  expect(readColor(text)).toBe(code);
});

it.each(['', '#', '#12345', '#gggggg', 'Red', 'brown', '#ff8800;'])('reads no colour in %j', (text) => {
  expect(readColor(text)).toBeNull();
});

describe('the paint of a category', () => {
  const icono = '🏷️';

  it('is its chosen colour, whatever its id', () => {
    expect(paintOfCategoria({ id: 3, color: 'red', icono })).toEqual({ hue: 'red', code: null });
    expect(paintOfCategoria({ id: 3, color: GRAY_CODE, icono })).toEqual({ hue: 'gray', code: GRAY_CODE });
    expect(paintOfCategoria({ id: 3, color: 'gray', icono: '📥' }).hue).toBe('gray');
  });

  it.each(['', 'gray', 'brown', 'red; background: url(https://example.com)'])(
    'with the colour %j differs in eight categories in a row, and is gray in none',
    (color) => {
      const hues = Array.from(
        { length: 8 },
        (_, place) => paintOfCategoria({ id: 41 + place, color, icono }).hue,
      );
      expect(new Set(hues).size).toBe(8);
      expect(hues).not.toContain('gray');
    },
  );

  it('without a chosen colour is gray until the category is stored', () => {
    expect(paintOfCategoria({ id: null, color: '', icono })).toEqual({ hue: 'gray', code: null });
  });
});
