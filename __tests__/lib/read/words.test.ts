import fc from 'fast-check';
import {
  foldedWords,
  foldText,
  foldTexts,
  plainWords,
  searchTerms,
  withSingleSpaces,
} from '@/lib/read/words';

/** The plain way: the whole text decomposed, its marks taken away, then lower case. */
function foldPlainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

it.each([
  ['año', 'ano'],
  ['AÑO', 'ano'],
  ['ANO', 'ano'],
  ['Façana Ç ç', 'facana c c'],
  ['Pingüino ÜBER', 'pinguino uber'],
  ['cafe\u0301', 'cafe'],
  ['CAFE\u0301', 'cafe'],
  ['\u0301suelto', 'suelto'],
  ['a\u0323\u0301o', 'ao'],
  ['Łódź', 'łodz'],
  ['İstanbul', 'istanbul'],
  ['🍕 Pizza', '🍕 pizza'],
  ['❤\ufe0f', '❤'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['한국', '한국'.normalize('NFD')],
  ['\ud800 roto', '\ud800 roto'],
  ['', ''],
])('folds «%s» to «%s»', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('folds any text as if it were decomposed as a whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(text)).toBe(foldPlainly(text));
    }),
  );
});

it('folds a text the same twice, and nothing more when it is folded already', () => {
  for (const text of ['Ñandú', 'ÁÉÍ', 'Perú']) {
    expect(foldText(text)).toBe(foldText(text));
    expect(foldText(foldText(text))).toBe(foldText(text));
  }
});

it('folds many texts as it folds each, whatever stands in them', () => {
  const letter = fc.constantFrom('a', 'Ñ', 'Σ', '\u0301', '\0', '\n', '🍕', ' ');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: letter })), (texts) => {
      expect(foldTexts(texts)).toEqual(texts.map(foldText));
    }),
  );
});

it.each([
  ['', []],
  ['  \t\n ', []],
  ['Uber', ['uber']],
  ['  Café   con\u00a0LECHE ', ['cafe', 'con', 'leche']],
])('searches «%s» for the words %j', (q, terms) => {
  expect(searchTerms(q)).toEqual(terms);
});

it.each([
  ['Café Martínez', 'cafe martinez'],
  ['CAFE  MARTINEZ,', 'cafe martinez'],
  ['F.Valor (€)', 'f valor'],
  ['«»', ''],
])('keeps the plain words of «%s»', (text, words) => {
  expect(plainWords(text)).toBe(words);
});

it('parts a folded text into its words', () => {
  expect(foldedWords('łódź, 2 panes')).toEqual(['łódź', '2', 'panes']);
  expect(foldedWords(' - ')).toEqual([]);
});

it('keeps one space between words', () => {
  expect(withSingleSpaces(' a  b\tc ')).toBe('a b c');
});
