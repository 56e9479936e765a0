import { isFilledString, isRecord, normalizeNombre } from '@/lib/domain/values';

it.each([
  ['  Hogar \n', 'Hogar'],
  ['Alimentacio\u0301n', 'Alimentaci\u00f3n'],
  ['Casa  y  jardín', 'Casa  y  jardín'],
  ['HOGAR', 'HOGAR'],
  ['Año \ud83c', 'Año \ufffd'],
  ['\u00a0Ocio\u2003', 'Ocio'],
])('normalizeNombre of %j is %j', (nombre, expected) => {
  expect(normalizeNombre(nombre)).toBe(expected);
});

it.each([
  ['a', true],
  [' a ', true],
  ['', false],
  ['  ', false],
  ['\u200b\u00ad\u2060\ufe0f\u200f', false],
  ['\u3164', false],
  ['\u200bA', true],
  ['🏳️‍🌈', true],
  ['\uf8ff', true],
  [0, false],
  [null, false],
])('isFilledString of %j is %s', (value, expected) => {
  expect(isFilledString(value)).toBe(expected);
});

it.each([
  [{}, true],
  [{ nombre: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
])('isRecord of %j is %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
