import fc from 'fast-check';
import {
  etiquetaKey,
  hasEtiqueta,
  MAX_ETIQUETAS,
  readEtiqueta,
  readEtiquetas,
  spellingInUse,
  withEtiquetas,
  withoutEtiquetas,
} from '@/lib/domain/etiquetas';
import { readableGasto } from '@/lib/domain/readable-rows';
import { buildGasto } from '../../support/build-gasto';
import { allowForRuns, propertyRuns } from '../../support/property-runs';

allowForRuns();

const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  ['lisboa', 'lisboa'],
  ['  Semana \t Santa ', 'Semana Santa'],
  ['o\u0301cio', 'ócio'],
  ['🎉', '🎉'],
  ['❤️', '❤️'],
  ['1', '1'],
  ['a'.repeat(40), 'a'.repeat(40)],
  [FAMILY.repeat(40), FAMILY.repeat(40)],
  ['a\uD800', 'a\uFFFD'],
  ['=cmd', '=cmd'],
  ['__proto__', '__proto__'],
])('%j is the tag %j', (value, name) => {
  expect(readEtiqueta(value)).toBe(name);
});

it.each([
  [''],
  ['   '],
  ['\u0301'],
  ['\u200b'],
  ['#lisboa'],
  ['a#b'],
  ['a,b'],
  ['a;b'],
  ['a\nb'],
  ['a\r\nb'],
  ['a\u2028b'],
  ['a\u0085b'],
  ['a\0b'],
  ['a'.repeat(41)],
  [FAMILY.repeat(41)],
  [1],
  [null],
  [['a']],
  [{}],
])('%j is no tag', (value) => {
  expect(readEtiqueta(value)).toBeNull();
});

it.each([
  ['Ocio', 'ocio'],
  ['ÓCIO', 'ocio'],
  ['Año', 'ano'],
  ['❤️', '❤'],
  ['  semana   santa ', 'semana santa'],
])('%j and %j are one tag', (one, other) => {
  expect(etiquetaKey(one)).toBe(etiquetaKey(other));
  expect(hasEtiqueta([one], other)).toBe(true);
});

describe('a list from a file', () => {
  it.each<[value: unknown, kept: string[], leftOut: number]>([
    [['Ocio', 'ocio ', ' óció', 1, null], ['Ocio'], 2],
    [['a', 'b'], ['a', 'b'], 0],
    [['a', '', '#b', 'c,d'], ['a'], 3],
    ['lisboa, trabajo', ['lisboa', 'trabajo'], 0],
    [' lisboa ,, Lisboa, ', ['lisboa'], 0],
    ['lisboa; trabajo', [], 1],
    [' ', [], 0],
    [[], [], 0],
    [5, [], 1],
    [true, [], 1],
    [{ a: 1 }, [], 1],
    [null, [], 1],
  ])('%j', (value, kept, leftOut) => {
    expect(readEtiquetas(value)).toEqual({ kept, leftOut });
  });

  it('keeps twenty, and counts those beyond', () => {
    const list = Array.from({ length: 23 }, (_, place) => `t${place}`);
    expect(readEtiquetas([...list, 'T0'])).toEqual({ kept: list.slice(0, MAX_ETIQUETAS), leftOut: 3 });
  });

  it('is itself if nothing changes', () => {
    const list = ['lisboa', '🎉'];
    expect(readEtiquetas(list).kept).toBe(list);
  });
});

it('a stored row of another program is read with its good tags alone', () => {
  const gasto = buildGasto();
  const stored = { ...gasto, etiquetas: ['Ocio', 'ocio', 3] as string[] };
  expect(readableGasto(stored)).toStrictEqual({ ...gasto, etiquetas: ['Ocio'] });
  expect(readableGasto({ ...gasto, etiquetas: 'a, b' })).toStrictEqual({ ...gasto, etiquetas: ['a', 'b'] });
  expect(readableGasto({ ...gasto, etiquetas: 7 })).toStrictEqual(gasto);
  const whole = { ...gasto, etiquetas: ['Ocio'] };
  expect(readableGasto(whole)).toBe(whole);
});

describe('edited tags', () => {
  it('an added one keeps the spelling that is there', () => {
    expect(withEtiquetas(['Lisboa'], ['lisboa', 'Trabajo'])).toEqual(['Lisboa', 'Trabajo']);
    expect(withEtiquetas(undefined, ['a'])).toEqual(['a']);
  });

  it('a removed one goes in any spelling; nothing stays of the last', () => {
    expect(withoutEtiquetas(['Lisboa', 'b'], ['LISBOÁ'])).toEqual(['b']);
    expect(withoutEtiquetas(['Lisboa'], ['lisboa'])).toBeUndefined();
    expect(withoutEtiquetas(undefined, ['lisboa'])).toBeUndefined();
  });

  it('takes the spelling in use', () => {
    expect(spellingInUse('óCIO', ['casa', 'Ocio'])).toBe('Ocio');
    expect(spellingInUse('nueva', ['casa'])).toBe('nueva');
  });
});

const text = fc.string({ unit: 'binary', maxLength: 50 });
const value = fc.oneof(text, fc.constantFrom('a', 'A', 'á', 'b', 'B ', '🎉', 1, null, [], '#'));

it('whatever a list holds, what is kept is valid, different, and read again as itself', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.array(value, { maxLength: 40 })), (list) => {
      const { kept, leftOut } = readEtiquetas(list);
      expect(kept.every((name) => readEtiqueta(name) === name)).toBe(true);
      expect(new Set(kept.map(etiquetaKey)).size).toBe(kept.length);
      expect(kept.length).toBeLessThanOrEqual(MAX_ETIQUETAS);
      expect(readEtiquetas(kept)).toEqual({ kept, leftOut: 0 });
      expect(readEtiquetas(kept.join(', ')).kept).toEqual(kept);
      if (Array.isArray(list)) expect(kept.length + leftOut).toBeLessThanOrEqual(list.length);
    }),
    propertyRuns(300),
  );
});

it('to add and to remove the same changes nothing else', () => {
  const names = fc.array(fc.constantFrom('a', 'B', 'c', 'd', 'e'), { maxLength: 5 });
  fc.assert(
    fc.property(names, names, (list, added) => {
      const { kept } = readEtiquetas(list);
      const both = withEtiquetas(kept, added);
      expect((both ?? []).slice(0, kept.length)).toEqual(kept);
      expect(added.every((name) => hasEtiqueta(both, name.toUpperCase()))).toBe(true);
      const rest = withoutEtiquetas(both, added) ?? [];
      expect(rest).toEqual(kept.filter((name) => !hasEtiqueta(added, name)));
    }),
    propertyRuns(100),
  );
});
