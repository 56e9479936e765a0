import { atFirstUse } from './at-first-use';

/** A code point, perhaps with the mark that asks for it as an emoji: most icons, told at once. */
const ONE_CHARACTER = /^.\uFE0F?$/u;

const graphemes = atFirstUse(() => new Intl.Segmenter('es', { granularity: 'grapheme' }));

/** The characters of a text as people count them. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes().segment(text), ({ segment }) => segment);
}

/** A longer text up to a place, less the character that the place would cut in two. */
export function cutAt(text: string, place: number): string {
  const { index } = graphemes()
    .segment(text.slice(0, place + 100))
    .containing(place) ?? { index: place };
  return text.slice(0, index || place).toWellFormed();
}

/** The first character as people count them, an emoji of several code points being one. Empty for an empty text. */
export function firstGrapheme(text: string): string {
  if (ONE_CHARACTER.test(text)) return text;
  const [first] = graphemes().segment(text.slice(0, 40));
  return first?.segment ?? '';
}
