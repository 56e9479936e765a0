import { atFirstUse } from './at-first-use';

/** One code point, perhaps with the emoji mark, as most icons are. */
const ONE_CHARACTER = /^.\uFE0F?$/u;

const graphemes = atFirstUse(() => new Intl.Segmenter('es', { granularity: 'grapheme' }));

/** Answers characters as people count them. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes().segment(text), ({ segment }) => segment);
}

/** Cuts a longer text without splitting a character. */
export function cutAt(text: string, place: number): string {
  const { index } = graphemes()
    .segment(text.slice(0, place + 100))
    .containing(place) ?? { index: place };
  return text.slice(0, index || place).toWellFormed();
}

/** Answers a character as people count: an emoji of several code points is one. */
export function firstGrapheme(text: string): string {
  if (ONE_CHARACTER.test(text)) return text;
  const [first] = graphemes().segment(text.slice(0, 40));
  return first?.segment ?? '';
}
